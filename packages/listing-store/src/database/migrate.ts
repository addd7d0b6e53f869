import type { Kysely, Transaction } from "kysely";
import type { StateTable } from "./tables.ts";

/** What tells one of our databases from another. */
export interface DatabaseForm<Tables> {
  /** Of the SQLite file, and of the schema in PostgreSQL. */
  name: string;
  /** What it holds, in French, for messages. */
  subject: string;
  /** Any number that no other form has, so that only migrations of one form wait for each other. */
  migrationLock: number;
  /** Steps of the schema, oldest first; `state` is there before the first. */
  steps: readonly ((db: Transaction<Tables>) => Promise<void>)[];
}

/** The table that every form has. */
interface WithState {
  state: StateTable;
}

/**
 * Brings a database to the newest schema. Several processes may do it at once:
 * the first one works, the others wait and find it done.
 *
 * @param lock makes the transaction the only one that migrates.
 * @param schema in which the tables are, where a database has several.
 */
export async function migrate<Tables extends WithState>(
  db: Kysely<Tables>,
  { steps }: DatabaseForm<Tables>,
  lock: (transaction: Transaction<Tables>) => Promise<unknown>,
  schema?: string,
): Promise<void> {
  // A server that starts while an import runs must not wait for its lock.
  if ((await stepsDone(db, schema)) >= steps.length) return;
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await transaction.schema
      .createTable("state")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "bigint", (column) => column.notNull())
      .execute();
    const states = statesOf(transaction);
    const done = await schemaValue(states);
    if (done >= steps.length) return;
    for (const step of steps.slice(done)) await step(transaction);
    await states
      .insertInto("state")
      .values({ name: "schema", value: steps.length })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: steps.length }))
      .execute();
  });
}

async function stepsDone<Tables extends WithState>(db: Kysely<Tables>, schema: string | undefined) {
  const tables = await db.introspection.getTables();
  const isThere = tables.some((table) => table.name === "state" && (schema ?? table.schema) === table.schema);
  return isThere ? schemaValue(statesOf(db)) : 0;
}

async function schemaValue(states: Kysely<WithState>): Promise<number> {
  const row = await states
    .selectFrom("state")
    .select("value")
    .where("name", "=", "schema")
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** Kysely's types cannot name one table of an unknown set; `Tables` has it. */
function statesOf<Tables extends WithState>(db: Kysely<Tables>): Kysely<WithState> {
  return db as unknown as Kysely<WithState>;
}
