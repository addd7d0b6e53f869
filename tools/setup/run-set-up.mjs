import { constants } from "node:os";
import { StepError, StoppedError } from "./step.mjs";

/**
 * Runs a command's work. On failure prints the failed step, the end of its log
 * and advice, and sets the exit code.
 *
 * @param {() => Promise<number>} work resolves to the exit code
 */
export async function runSetUp(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof StoppedError) {
      console.error("Stopped. Run the command again to continue.");
      process.exitCode = 128 + (constants.signals[error.signal] ?? 0);
    } else if (error instanceof StepError) {
      if (error.logTail !== "") console.error(`\n${error.logTail}\n`);
      console.error(`${error.message} ${error.advice}`);
      if (error.logFile !== null) console.error(`The full log is in ${error.logFile}.`);
      process.exitCode = 1;
    } else if (FILE_ERROR_ADVICE[error.code] !== undefined) {
      console.error(
        `${error.path ?? "A file"} cannot be written (${error.code}). ${FILE_ERROR_ADVICE[error.code]}`,
      );
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}

const OTHER_OWNER =
  "Give this folder, and DATA_DIR, to the user who runs the command (another user may have created it), " +
  "and run it again.";

/** Advice for file errors, by code. Any other error is a bug and shows its stack. */
const FILE_ERROR_ADVICE = {
  EACCES: OTHER_OWNER,
  EPERM: OTHER_OWNER,
  EROFS: "The file system is read-only; make it writable for this user and run the command again.",
  ENOSPC: "The disk is full: free about 1 GB and run the command again.",
};
