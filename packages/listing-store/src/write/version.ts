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

/**
 * Makes a function that increments the change number at its first call, and
 * always returns the same number. A transaction without changes needs none.
 */
export function createChange(db: Kysely<Tables>): () => Promise<number> {
  let change: Promise<number> | undefined;
  return () => {
    change ??= raiseVersion(db);
    return change;
  };
}

/** Reserves `count` numbers for new listings, and returns the first. */
export async function reserveNumbers(db: Kysely<Tables>, count: number): Promise<number> {
  const { value } = await db
    .updateTable("state")
    .set((row) => ({ value: row("value", "+", count) }))
    .where("name", "=", "number")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

/** Returns the number of the last change. */
export async function readVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom("state").select("value").where("name", "=", "version").executeTakeFirst();
  return row?.value ?? 0;
}
