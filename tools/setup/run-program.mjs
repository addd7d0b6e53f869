import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { CACHE, ROOT } from "./folders.mjs";

/**
 * Node's compile cache. It halves the start time of a program and its threads,
 * since they no longer strip the types of TypeScript.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
const NODE_COMPILE_CACHE = join(CACHE, "compiled");

/**
 * Runs a program in the foreground with this process's input and output, and
 * forwards signals. On a terminal, Ctrl-C reaches the program twice, once from
 * the terminal itself; our programs ignore the second one.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code, or 128 + n for signal n; 0 when a forwarded signal stopped it
 */
export function runProgram(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const child = spawn(command, args, { cwd: ROOT, env: { NODE_COMPILE_CACHE, ...env }, stdio: "inherit" });
    const forward = (signal) => {
      isStopping = true;
      child.kill(signal);
    };
    process.on("SIGINT", forward).on("SIGTERM", forward).on("SIGHUP", forward);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGINT", forward).off("SIGTERM", forward).off("SIGHUP", forward);
      if (signal === null) resolve(code ?? 0);
      else resolve(isStopping ? 0 : 128 + (constants.signals[signal] ?? 0));
    });
  });
}
