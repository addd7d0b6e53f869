import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

/** The built site with the demo data, for measurements. */
export interface DemoSite {
  url: string;
  stop: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, "..");

/** Data folder, kept between runs and separate from the one of `npm start`. */
export const DEMO_SITE_DATA = join(ROOT, ".lieudit", "demo-site");

/**
 * Builds the site and imports the demo if needed, and starts the site with one
 * worker. Output goes to standard error.
 *
 * @param wrapper a program that starts it, such as `["taskset", "-c", "0"]`
 * @throws {Error} when the server ends before it is ready.
 */
export async function startDemoSite({
  port,
  wrapper = [],
}: {
  port: number;
  wrapper?: readonly string[];
}): Promise<DemoSite> {
  const program = [process.execPath, join(ROOT, "tools", "serve-demo.mjs"), DEMO_SITE_DATA];
  const [command = "", ...args] = [...wrapper, ...program];
  const server = spawn(command, args, {
    env: { ...process.env, PORT: String(port), WORKERS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = new Promise<void>((resolve) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      process.stderr.write(chunk);
      if (output.includes("est prêt")) resolve();
    });
  });
  const ended = once(server, "exit");
  await Promise.race([
    ready,
    ended.then(([code]) => {
      throw new Error(`The site exited with ${code} before it was ready; see the output above.`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
