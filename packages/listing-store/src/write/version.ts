import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * Counts one more change, in the transaction that makes it: until that one
 * commits nobody else gets a number, so numbers are seen in their order.
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

/** How many changes there were. */
export async function readVersion(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom("state").select("value").where("name", "=", "version").executeTakeFirst();
  return String(row?.value ?? 0);
}
