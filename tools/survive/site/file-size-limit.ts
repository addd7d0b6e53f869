import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningSite } from "./running-site.ts";

const run = promisify(execFile);

/** Whether the system can limit the size of files of a process that runs: Linux with util-linux. */
export const hasFileSizeLimit: boolean = await run("prlimit", ["--version"]).then(
  () => true,
  () => false,
);

/** From here on no process of the site can write beyond `bytes` of any file; null: it can again. */
export async function limitFileSize(
  site: Pick<RunningSite, "processes">,
  bytes: number | null,
): Promise<void> {
  for (const pid of await site.processes())
    await run("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:unlimited`]);
}
