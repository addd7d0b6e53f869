import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "./store-error.ts";

/** An import of a few thousand listings holds the lock for one or two seconds. */
const MAX_WAIT_MS = 10_000;
const PAUSE_MS = 25;

/** SQLITE_BUSY: another process writes. */
const BUSY = 5;
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN: the disk is full, broken or locked. */
const DISK: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/**
 * Runs a write that starts by taking SQLite's lock, and retries while another
 * process holds it. Unlike SQLite's own waiting, this does not block the thread.
 *
 * @param subject the content of the database in French, for the message.
 * @throws {StoreError} BUSY after ten seconds, UNAVAILABLE if the disk cannot be written.
 */
export async function whenNotBusy<T>(write: () => Promise<T>, subject = "annonces"): Promise<T> {
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
      if (DISK.has(code)) {
        throw new StoreError(
          "UNAVAILABLE",
          `La base des ${subject} ne peut pas être écrite (${(error as Error).message}) ; rien n’a été changé. Vérifiez l’espace disque et les droits.`,
          { cause: error },
        );
      }
      if (code !== BUSY) throw error;
      if (performance.now() > giveUpAt) {
        throw new StoreError(
          "BUSY",
          `Un autre programme écrit dans la base des ${subject} ; attendez sa fin et recommencez.`,
          { cause: error },
        );
      }
      await sleep(PAUSE_MS);
    }
  }
}
