import { join } from "node:path";
import { takeImportLock } from "@lieudit/intake";

/**
 * Runs `work` as the only writer of live values.
 *
 * @throws {ImportError} BUSY while another writes.
 */
export async function withLiveLock<Result>(
  placesFolder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = takeImportLock(join(placesFolder, "live.lock"), new Date());
  try {
    return await work();
  } finally {
    lock.release();
  }
}
