import { constants } from "node:os";
import { StepError, StoppedError } from "./step.mjs";

/**
 * Runs the command's work and turns a failure into words and an exit code:
 * what failed, the end of its log, what to do.
 *
 * @param {() => Promise<number>} work resolves to the exit code
 */
export async function runSetUp(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof StoppedError) {
      console.error("Stopped. Run the command again to go on from here.");
      process.exitCode = 128 + (constants.signals[error.signal] ?? 0);
    } else if (error instanceof StepError) {
      if (error.logTail !== "") console.error(`\n${error.logTail}\n`);
      console.error(`${error.message} ${error.advice}`);
      if (error.logFile !== null) console.error(`The whole log is in ${error.logFile}.`);
      process.exitCode = 1;
    } else if (FILE_FAULTS[error.code] !== undefined) {
      console.error(
        `${error.path ?? "A file"} cannot be written (${error.code}). ${FILE_FAULTS[error.code]}`,
      );
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}

const OTHER_OWNER =
  "Give this folder, and DATA_DIR where it is elsewhere, to the user who runs the command " +
  "(it may have been made by another), and run it again.";

/** What to do where the system refuses a file; any other fault is one of ours, and shows its stack. */
const FILE_FAULTS = {
  EACCES: OTHER_OWNER,
  EPERM: OTHER_OWNER,
  EROFS:
    "It lies on a file system that is read-only here; let this user write there and run the command again.",
  ENOSPC: "The disk is full: free about 1 GB and run the command again.",
};
