import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

const HOUR_MS = 3_600_000;

/**
 * Counts one more form of a sender, for all processes together. Forms that
 * come at the very same moment to a PostgreSQL may be counted as one.
 *
 * @param sender a digest; addresses are kept nowhere
 * @returns how many this sender sent within the hour before; null, and not
 *   counted, where that were more than `perHour`
 */
export function countSending(
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
      .executeTakeFirstOrThrow();
    if (count >= perHour) return null;
    await transaction.insertInto("sending").values({ sender, sent: at.toISOString() }).execute();
    await transaction.deleteFrom("sending").where("sent", "<=", since).execute();
    return count;
  });
}

/** Forgets who sent what more than an hour ago. */
export async function forgetSendings(db: Kysely<LeadTables>, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS).toISOString();
  await db.deleteFrom("sending").where("sent", "<=", since).execute();
}
