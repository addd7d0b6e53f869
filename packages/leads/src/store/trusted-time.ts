import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/** Row of the table `state`: the time of the last purge, in milliseconds since 1970. */
const TRUSTED_TIME = "trusted-time";

/** Returns the time of the last purge, or else of the newest row; null in an empty database. */
export async function getLastTrustedTime(db: Kysely<LeadTables>): Promise<Date | null> {
  const state = await db
    .selectFrom("state")
    .select("value")
    .where("name", "=", TRUSTED_TIME)
    .executeTakeFirst();
  if (state !== undefined) return new Date(state.value);
  const newest = await Promise.all(
    (["lead", "alert", "consent_proof"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max<string | null>("created").as("created"))
        .executeTakeFirst(),
    ),
  );
  const times = newest.flatMap((row) => (row?.created ? [Date.parse(row.created)] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** Records a time at which the clock was right. */
export async function recordTrustedTime(db: Kysely<LeadTables>, at: Date): Promise<void> {
  const value = at.getTime();
  await db
    .insertInto("state")
    .values({ name: TRUSTED_TIME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
