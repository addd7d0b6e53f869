import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningSite } from "./running-site.ts";

const run = promisify(execFile);

/** Whether the system can limit the file size of a running process: Linux with util-linux. */
export const hasFileSizeLimit: boolean = await run("prlimit", ["--version"]).then(
  () => true,
  () => false,
);

/**
 * Limits the size of every file that the site writes; null removes the limit. A
 * process that ends meanwhile is left out: its successor inherits the limit.
 */
export async function limitFileSize(
  site: Pick<RunningSite, "processes">,
  bytes: number | null,
): Promise<void> {
  for (const pid of await site.processes())
    await run("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:unlimited`]).catch(
      (error) => {
        if (isRunning(pid)) throw error;
      },
    );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
