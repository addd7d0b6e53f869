import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CACHE, ROOT } from "./folders.mjs";
import { runProgram } from "./run-program.mjs";

const node = process.execPath;

/** Returns the exit code of a program that checks `claim`: 0 if it holds, else 3. */
function getExitCode(claim: string, env?: NodeJS.ProcessEnv): Promise<number> {
  return runProgram(node, ["-e", `process.exitCode = ${claim} ? 0 : 3`], env);
}

test("a program ends with its own code, or with that of its signal", async () => {
  expect(await getExitCode("true")).toBe(0);
  expect(await getExitCode("false")).toBe(3);
  expect(await runProgram(node, ["-e", "process.kill(process.pid, 'SIGKILL')"])).toBe(128 + 9);
});

test("a program that does not exist is an error", async () => {
  await expect(runProgram("/no/such/program", [])).rejects.toMatchObject({ code: "ENOENT" });
});

test("it runs in the folder of the repository, with the environment that it is given", async () => {
  expect(await getExitCode(`process.cwd() === ${JSON.stringify(ROOT)}`)).toBe(0);
  expect(await getExitCode("process.env.A === 'b' && process.env.HOME === undefined", { A: "b" })).toBe(0);
});

test("Node stores compiled code in the project's cache, or in NODE_COMPILE_CACHE", async () => {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const isIn = (folder: string) => `process.env.NODE_COMPILE_CACHE === ${JSON.stringify(folder)}`;
  expect(await getExitCode(isIn(join(CACHE, "compiled")), env)).toBe(0);
  const own = mkdtempSync(join(tmpdir(), "lieudit-compiled-"));
  expect(await getExitCode(isIn(own), { ...env, NODE_COMPILE_CACHE: own })).toBe(0);
  rmSync(own, { recursive: true });
});

test("passes a signal on, and a program that ends because of it has succeeded", async () => {
  const running = runProgram(node, ["-e", "setTimeout(() => {}, 60_000)"]);
  process.emit("SIGHUP", "SIGHUP");
  expect(await running).toBe(0);
});
