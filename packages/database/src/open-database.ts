import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { type DatabaseSchema, migrate, type StateTable } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import { StoreError } from "./store-error.ts";
import { whenNotBusy } from "./when-not-busy.ts";

export interface DatabaseLocation {
  /** Folder of the SQLite file and of other files, such as `DATA_DIR/listings`. */
  folder: string;
  /** `postgresql://…` */
  databaseUrl?: string | undefined;
  /** The replicas of `databaseUrl`, for reading. */
  readUrl?: string | undefined;
  /** Timeout of a connection to PostgreSQL. Default 2 s. */
  connectTimeoutMs?: number | undefined;
  /** Timeout of a PostgreSQL query. Default 3 s, for pages; imports set a longer one. */
  queryTimeoutMs?: number | undefined;
  /** Maximum size of the SQLite file in pages of 4 KB; simulates a full disk in tests. */
  maxPages?: number | undefined;
}

/** Suits pages; imports set a longer one. */
const QUERY_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Opens a database and applies its migrations. In PostgreSQL its tables have a
 * schema of their own, so other applications may use the same database.
 *
 * @throws {StoreError} UNAVAILABLE if it cannot be opened or does not respond.
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

/** Opens the replicas for reading; null without `readUrl`. The first query connects. */
export function openReplica<Tables>(
  { name, subject }: DatabaseSchema<Tables>,
  {
    readUrl,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
  }: Omit<DatabaseLocation, "folder">,
): Kysely<Tables> | null {
  if (readUrl === undefined) return null;
  const dialect = postgresDialect(readUrl, { connectTimeoutMs, queryTimeoutMs }, subject, true);
  return new Kysely<Tables>({ dialect }).withSchema(name);
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
