import type { Kysely } from "kysely";
import type { DeskTables } from "./desk-tables.ts";

/** When background work last ended well. */
export interface WorkRun {
  name: string;
  /** ISO 8601. */
  at: string;
}

/** Begins the names of rows of the table `state`. */
const PREFIX = "run:";

/** Records that background work ended well. */
export async function recordRun(db: Kysely<DeskTables>, name: string, now: Date): Promise<void> {
  const value = now.getTime();
  await db
    .insertInto("state")
    .values({ name: PREFIX + name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Returns when each background work last ended well, by name. */
export async function listRuns(db: Kysely<DeskTables>): Promise<WorkRun[]> {
  const rows = await db
    .selectFrom("state")
    .selectAll()
    .where("name", "like", `${PREFIX}%`)
    .orderBy("name")
    .execute();
  return rows.map(({ name, value }) => ({
    name: name.slice(PREFIX.length),
    at: new Date(Number(value)).toISOString(),
  }));
}
