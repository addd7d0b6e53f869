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
    } else {
      throw error;
    }
  }
}
