import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join, relative } from "node:path";
import { LOGS, ROOT } from "./folders.mjs";

/** Thrown when a step of the set-up fails. `advice` says what to do; `logTail` is the end of the program's output. */
export class StepError extends Error {
  constructor(message, { advice, logTail = "", logFile = null }) {
    super(message);
    this.name = "StepError";
    this.advice = advice;
    this.logTail = logTail;
    this.logFile = logFile;
  }
}

/** Thrown when Ctrl-C or a signal stops the set-up. */
export class StoppedError extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.name = "StoppedError";
    this.signal = signal;
  }
}

/** Interval of progress lines without a terminal, in ms. */
const HEARTBEAT_MS = 10_000;

/**
 * Runs one program of the set-up. Prints its name and duration, and writes its
 * output to a log file. Ctrl-C and SIGTERM stop the program before this rejects.
 *
 * @param {{ name: string, command: string, args: string[], env?: NodeJS.ProcessEnv, cwd?: string,
 *   adviceFor?: (log: string) => string }} step
 * @returns {Promise<string>} the program's output
 * @throws {StepError} when the program fails
 * @throws {StoppedError} when a signal ended it
 */
export async function runStep({ name, command, args, env = process.env, cwd = ROOT, adviceFor }) {
  mkdirSync(LOGS, { recursive: true });
  const logFile = join(LOGS, `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.log`);
  const progress = showProgress(name);
  const { code, stoppedBy } = await run(command, args, { env, cwd, logFile });
  const log = readFileSync(logFile, "utf8");
  if (stoppedBy !== null) {
    progress.end("stopped");
    throw new StoppedError(stoppedBy);
  }
  if (code !== 0) {
    progress.end("failed");
    throw new StepError(`${name} failed (${command.split("/").pop()} ended with ${code}).`, {
      advice: adviceFor?.(log) ?? "Fix what the lines above say and run the command again.",
      logTail: log.trimEnd().split("\n").slice(-15).join("\n"),
      logFile: relative(ROOT, logFile),
    });
  }
  progress.end("done");
  return log;
}

function run(command, args, { env, cwd, logFile }) {
  const log = openSync(logFile, "w");
  return new Promise((resolve) => {
    let stoppedBy = null;
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", log, log] });
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
    const end = (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop).off("SIGHUP", stop);
      closeSync(log);
      resolve({ code, stoppedBy });
    };
    child.once("error", (error) => {
      writeSync(log, `${error.message}\n`);
      end(error.code);
    });
    child.once("exit", (code, signal) => end(code ?? signal));
  });
}

/** Shows a step's progress: a live counter on a terminal, otherwise a line at the start, every 10 s and at the end. */
function showProgress(name) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const isTerminal = process.stdout.isTTY === true;
  const draw = (end = "") => process.stdout.write(`\r  ${name} … ${seconds()}${end}`);
  if (!isTerminal) console.log(`  ${name} …`);
  const timer = setInterval(
    () => (isTerminal ? draw() : console.log(`  ${name} … still running, ${seconds()}`)),
    isTerminal ? 100 : HEARTBEAT_MS,
  );
  return {
    end(how) {
      clearInterval(timer);
      if (isTerminal) draw(`, ${how}\n`);
      else console.log(`  ${name}: ${how}, ${seconds()}`);
    },
  };
}
