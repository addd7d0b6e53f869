import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

const HOUR_MS = 3_600_000;

/**
 * Counts one more form of a sender, across all processes. On PostgreSQL, forms
 * that arrive at the same instant may be counted as one. A form beyond the
 * limit is not counted.
 *
 * @param sender a digest; addresses are not stored
 * @returns the number of forms in the previous hour; null at the limit `perHour`
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
      // After the clock was set back, forms of its future do not count.
      .where("sent", "<=", at.toISOString())
      .executeTakeFirstOrThrow();
    if (count >= perHour) return null;
    await transaction.insertInto("sending").values({ sender, sent: at.toISOString() }).execute();
    await transaction.deleteFrom("sending").where("sent", "<=", since).execute();
    return count;
  });
}

/** Deletes the counts of forms that are more than an hour old. */
export async function removeOldSendings(db: Kysely<LeadTables>, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS).toISOString();
  await db.deleteFrom("sending").where("sent", "<=", since).execute();
}
