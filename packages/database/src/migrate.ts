import type { Kysely, Transaction } from "kysely";

/** Single values: `schema` is the number of applied migrations; a store may add its own. */
export interface StateTable {
  name: string;
  value: number;
}

/** One of the site's own databases: its name, its tables and its migrations. */
export interface DatabaseSchema<Tables> {
  /** Name of the SQLite file, and of the schema in PostgreSQL. */
  name: string;
  /** The content in French, for error messages. */
  subject: string;
  /** PostgreSQL advisory lock of the migrations; must differ for each database. */
  migrationLock: number;
  /** Migrations, oldest first. The table `state` exists before the first one runs. */
  steps: readonly ((db: Transaction<Tables>) => Promise<void>)[];
}

/** The table that every database has. */
interface WithState {
  state: StateTable;
}

/**
 * Applies the migrations that are missing. Several processes may call it at
 * once: the first one migrates while the others wait.
 *
 * @param lock makes the transaction the only one that migrates.
 * @param schema the PostgreSQL schema of the tables.
 */
export async function migrate<Tables extends WithState>(
  db: Kysely<Tables>,
  { steps }: DatabaseSchema<Tables>,
  lock: (transaction: Transaction<Tables>) => Promise<unknown>,
  schema?: string,
): Promise<void> {
  // A server that starts during an import must not wait for its lock.
  if ((await stepsDone(db, schema)) >= steps.length) return;
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await transaction.schema
      .createTable("state")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "bigint", (column) => column.notNull())
      .execute();
    const states = selectState(transaction);
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
  return isThere ? schemaValue(selectState(db)) : 0;
}

async function schemaValue(states: Kysely<WithState>): Promise<number> {
  const row = await states
    .selectFrom("state")
    .select("value")
    .where("name", "=", "schema")
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** Kysely's types cannot name one table of an unknown set; `Tables` includes it. */
function selectState<Tables extends WithState>(db: Kysely<Tables>): Kysely<WithState> {
  return db as unknown as Kysely<WithState>;
}
