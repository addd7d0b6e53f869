import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([
  [["--help"], 0, ""],
  [["--port", "8080"], 2, 'Unknown argument "--port".\n\n'],
])("%j prints where settings come from", (args, exitCode, message) => {
  const program = join(import.meta.dirname, "places-server.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  expect([status, stderr.startsWith(message)]).toEqual([exitCode, true]);
  expect(exitCode === 0 ? stdout : stderr).toContain("settings such as PORT, HOST and DATA_DIR");
});
