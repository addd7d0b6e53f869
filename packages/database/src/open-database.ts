import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { type DatabaseSchema, migrate, type StateTable } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import { StoreError } from "./store-error.ts";
import { whenNotBusy } from "./when-not-busy.ts";

export interface DatabaseLocation {
  /** Such as `DATA_DIR/listings`: the SQLite file, unless `databaseUrl` is given, and the files beside it. */
  folder: string;
  /** `postgresql://…` */
  databaseUrl?: string | undefined;
  /** How long PostgreSQL may take to take a connection. Default 2 s. */
  connectTimeoutMs?: number | undefined;
  /** How long PostgreSQL may take for one query. Default 3 s, for pages; an import waits for another one. */
  queryTimeoutMs?: number | undefined;
  /** Pages of 4 KB beyond which the SQLite file does not grow; a test's way to fill the disk. */
  maxPages?: number | undefined;
}

/** For pages; who imports is more patient. */
const QUERY_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Opens one of our databases and brings its schema up to date. In PostgreSQL
 * its tables stand in a schema of their own, beside those of whoever else uses
 * the database.
 *
 * @throws {StoreError} UNAVAILABLE when it cannot be opened or does not answer.
 */
export async function openDatabase<Tables extends { state: StateTable }>(
  form: DatabaseSchema<Tables>,
  {
    folder,
    databaseUrl,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    maxPages,
  }: DatabaseLocation,
): Promise<Kysely<Tables>> {
  try {
    if (databaseUrl !== undefined) {
      const dialect = postgresDialect(databaseUrl, { connectTimeoutMs, queryTimeoutMs }, form.subject);
      return await openPostgres(form, new Kysely<Tables>({ dialect }));
    }
    mkdirSync(folder, { recursive: true });
    const dialect = sqliteDialect(join(folder, `${form.name}.sqlite`), maxPages);
    return await migrated(form, new Kysely<Tables>({ dialect }), async () => {});
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      "UNAVAILABLE",
      `La base des ${form.subject} ne s’ouvre pas (${(error as Error).message}) ; vérifiez ` +
        (databaseUrl === undefined
          ? `le dossier ${folder} et l’espace disque.`
          : "DATABASE_URL et le serveur."),
      { cause: error },
    );
  }
}

async function openPostgres<Tables extends { state: StateTable }>(
  form: DatabaseSchema<Tables>,
  db: Kysely<Tables>,
): Promise<Kysely<Tables>> {
  return migrated(
    form,
    db.withSchema(form.name),
    async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(form.migrationLock)})`.execute(transaction);
      await sql`create schema if not exists ${sql.ref(form.name)}`.execute(transaction);
    },
    form.name,
  );
}

async function migrated<Tables extends { state: StateTable }>(
  form: DatabaseSchema<Tables>,
  db: Kysely<Tables>,
  lock: (transaction: Transaction<Tables>) => Promise<unknown>,
  schema?: string,
): Promise<Kysely<Tables>> {
  try {
    await whenNotBusy(() => migrate(db, form, lock, schema), form.subject);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
