import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DeskTables } from "./desk-tables.ts";

/** Row of the table `state`: a number that stands for the demo's agencies. */
const DEMO_AGENCIES = "demo-agencies";
/** 48 bits fit a JavaScript number. */
const DIGEST_BYTES = 6;

/** Records that these agencies are the demo's. */
export async function recordDemoAgencies(db: Kysely<DeskTables>, slugs: readonly string[]): Promise<void> {
  const value = digestSlugs(slugs);
  await db
    .insertInto("state")
    .values({ name: DEMO_AGENCIES, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Whether these agencies are exactly those that were recorded as the demo's. */
export async function hasDemoAgencies(db: Kysely<DeskTables>, slugs: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("state")
    .select("value")
    .where("name", "=", DEMO_AGENCIES)
    .executeTakeFirst();
  return row?.value === digestSlugs(slugs);
}

function digestSlugs(slugs: readonly string[]): number {
  return createHash("sha256").update(slugs.toSorted().join("\n")).digest().readUIntBE(0, DIGEST_BYTES);
}
