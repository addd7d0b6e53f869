import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * Increments the change number in the transaction of the change. No other
 * transaction gets a number before it commits, so numbers become visible in order.
 *
 * @returns the number of this change
 */
export async function raiseVersion(db: Kysely<Tables>): Promise<number> {
  const { value } = await db
    .updateTable("state")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "version")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/** Returns the number of the last change, as text. */
export async function readVersion(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom("state").select("value").where("name", "=", "version").executeTakeFirst();
  return String(row?.value ?? 0);
}
