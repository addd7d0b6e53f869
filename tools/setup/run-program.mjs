import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { CACHE, ROOT } from "./folders.mjs";

/**
 * Where Node keeps what it has compiled. A program and its threads then start
 * in half the time, and need not load the WebAssembly that takes the types out
 * of TypeScript, each thread for itself.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
const NODE_COMPILE_CACHE = join(CACHE, "compiled");

/**
 * Runs a program in the foreground, with our own input and output. Signals are
 * passed on. On a terminal Ctrl-C reaches the program twice, once from the
 * terminal itself; our programs stop once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code, 128 + n for signal n; 0 when it was asked to stop and did
 */
export function runProgram(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const child = spawn(command, args, { cwd: ROOT, env: { NODE_COMPILE_CACHE, ...env }, stdio: "inherit" });
    const pass = (signal) => {
      isStopping = true;
      child.kill(signal);
    };
    process.on("SIGINT", pass).on("SIGTERM", pass).on("SIGHUP", pass);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGINT", pass).off("SIGTERM", pass).off("SIGHUP", pass);
      if (signal === null) resolve(code ?? 0);
      else resolve(isStopping ? 0 : 128 + (constants.signals[signal] ?? 0));
    });
  });
}
