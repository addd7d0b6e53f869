import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/** What is counted for a listing: pages that were read, and forms that were sent about it. */
export type CountedEvent = "view" | "contact";

export type ListingCounts = Readonly<Record<CountedEvent, number>>;

/** Adds one to the count of a listing for the day of `now`. Nothing about the visitor is stored. */
export async function countListing(
  db: Kysely<LeadTables>,
  listing: string,
  event: CountedEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto("listing_count")
    .values({ listing, day: toDay(now), event, total: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["listing", "day", "event"])
        .doUpdateSet(({ eb }) => ({ total: eb("listing_count.total", "+", 1) })),
    )
    .execute();
}

/** Returns the sums of each listing since the day of `since`; listings without a count are missing. */
export async function getListingCounts(
  db: Kysely<LeadTables>,
  listings: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, ListingCounts>> {
  if (listings.length === 0) return new Map();
  const rows = await db
    .selectFrom("listing_count")
    .select(["listing", "event", ({ fn }) => fn.sum<number>("total").as("sum")])
    .where("listing", "in", [...listings])
    .where("day", ">=", toDay(since))
    .groupBy(["listing", "event"])
    .execute();
  const counts = new Map<string, ListingCounts>();
  for (const { listing, event, sum } of rows) {
    const before = counts.get(listing) ?? { view: 0, contact: 0 };
    counts.set(listing, { ...before, [event]: Number(sum) });
  }
  return counts;
}

/** Deletes the counts from before the day of `before`. */
export async function purgeListingCounts(db: Kysely<LeadTables>, before: Date): Promise<void> {
  await db.deleteFrom("listing_count").where("day", "<", toDay(before)).execute();
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
