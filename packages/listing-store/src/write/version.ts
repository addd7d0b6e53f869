import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Counts one more change; part of the transaction that makes it. */
export async function raiseVersion(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("state")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "version")
    .execute();
}

/** How many changes there were. */
export async function readVersion(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom("state").select("value").where("name", "=", "version").executeTakeFirst();
  return String(row?.value ?? 0);
}
