import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

const HOUR_MS = 3_600_000;

/**
 * Counts a form of a sender, across all processes. A form beyond the limit is
 * not counted. On PostgreSQL, simultaneous forms do not see each other, so the
 * limit may be exceeded.
 *
 * @param sender a digest, since IP addresses are not stored.
 * @returns the number of earlier forms in the last hour, or null if it has reached `perHour`.
 */
export function recordSending(
  db: Kysely<LeadTables>,
  sender: string,
  perHour: number,
  at: Date,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const since = new Date(at.getTime() - HOUR_MS).toISOString();
    const { count } = await transaction
      .selectFrom("sending")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sender", "=", sender)
      .where("sent", ">", since)
      // After the clock was set back, forms may be later than `at`; they do not count.
      .where("sent", "<=", at.toISOString())
      .executeTakeFirstOrThrow();
    if (count >= perHour) return null;
    await transaction.insertInto("sending").values({ sender, sent: at.toISOString() }).execute();
    await transaction.deleteFrom("sending").where("sent", "<=", since).execute();
    return count;
  });
}

/** Deletes the records of forms that were sent an hour or more before `at`. */
export async function removeOldSendings(db: Kysely<LeadTables>, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS).toISOString();
  await db.deleteFrom("sending").where("sent", "<=", since).execute();
}
