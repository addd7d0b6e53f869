import { setTimeout as sleep } from "node:timers/promises";
import { ListingStoreError } from "../listing-store-error.ts";

/** An import of some thousand listings holds the lock for a second or two. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 25;

/** SQLITE_BUSY: another process writes. */
const BUSY = 5;

/**
 * Runs a write that begins with taking SQLite's lock, again while another
 * process has it. The wait lets this process go on with its other work, which
 * SQLite's own waiting does not.
 *
 * @throws {ListingStoreError} BUSY after ten seconds.
 */
export async function whenNotBusy<T>(write: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === undefined || (errcode & 0xff) !== BUSY) throw error;
      if (performance.now() > giveUpAt) {
        throw new ListingStoreError(
          "BUSY",
          "Un autre import écrit dans la base des annonces ; attendez sa fin et relancez celui-ci.",
          { cause: error },
        );
      }
      await sleep(PAUSE_MS);
    }
  }
}
