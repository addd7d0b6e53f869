import { resolve } from "node:path";
import type { CommandContext } from "./data-location.ts";
import { UsageError } from "./read-arguments.ts";

const [NOT_DONE, WRONG_USE] = [1, 2];

/** `data` at the root of the repository. */
const DEFAULT_DATA_DIR = resolve(import.meta.dirname, "../../../../data");

/** A command waits longer for a busy database than a page does. */
export const COMMAND_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

/**
 * Runs the command line of this process and prints its result. Expected errors become one sentence
 * and an exit code: 1 if nothing was done, 2 for wrong use.
 *
 * @param parse throws {UsageError} for wrong use.
 * @param execute returns the text to print.
 */
export async function runCommand<Command>(
  parse: (context: CommandContext) => Command,
  execute: (command: Command) => Promise<string>,
): Promise<void> {
  try {
    const command = parse({
      args: process.argv.slice(2),
      env: process.env,
      // npm runs scripts in the folder of package.json; this is where it was called.
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
      defaultDataDir: DEFAULT_DATA_DIR,
    });
    process.stdout.write(await execute(command));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = WRONG_USE;
    } else if (isExpected(error as NodeJS.ErrnoException)) {
      process.stderr.write(`${toTerminalText((error as Error).message)}\n`);
      process.exitCode = NOT_DONE;
    } else throw error;
  }
}

/** Whether the operator can do something about an error; others are bugs. */
function isExpected({ name, syscall }: NodeJS.ErrnoException): boolean {
  return name === "StoreError" || name === "FileStoreError" || syscall !== undefined;
}

/** Untrusted text without the characters that steer a terminal. */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}
