import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { ListingStoreError } from "../listing-store-error.ts";
import { migrate } from "./migrations.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { whenNotBusy } from "./when-busy.ts";

export interface DatabasePlace {
  /** `DATA_DIR/listings`: the SQLite file, unless `databaseUrl` is given, and the photos. */
  folder: string;
  /** `postgresql://…` */
  databaseUrl?: string | undefined;
  /** How long PostgreSQL may take for one query. Default 3 s, for pages; an import waits for another one. */
  queryTimeoutMs?: number | undefined;
  /** Pages of 4 KB beyond which the SQLite file does not grow; a test's way to fill the disk. */
  maxPages?: number | undefined;
}

const QUERY_TIMEOUT_MS = 3_000;

/** In PostgreSQL the tables stand beside those of the places, and of whoever else uses the database. */
const SCHEMA = "listings";

/** Any number of ours, so that only our migrations wait for each other. */
const MIGRATION_LOCK = 7_469_001;

/**
 * Opens the database of listings and brings its schema up to date.
 *
 * @throws {ListingStoreError} UNAVAILABLE when it cannot be opened or does not answer.
 */
export async function openDatabase({
  folder,
  databaseUrl,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
  maxPages,
}: DatabasePlace): Promise<Kysely<Tables>> {
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl, queryTimeoutMs);
    mkdirSync(folder, { recursive: true });
    const db = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, "listings.sqlite"), maxPages) });
    return await migrated(db, async () => {});
  } catch (error) {
    if (error instanceof ListingStoreError) throw error;
    throw new ListingStoreError(
      "UNAVAILABLE",
      `La base des annonces ne s’ouvre pas (${(error as Error).message}) ; vérifiez ` +
        (databaseUrl === undefined
          ? `le dossier ${folder} et l’espace disque.`
          : "DATABASE_URL et le serveur."),
      { cause: error },
    );
  }
}

async function openPostgres(databaseUrl: string, queryTimeoutMs: number): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, queryTimeoutMs) }).withSchema(SCHEMA);
  return migrated(
    db,
    async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
      await sql`create schema if not exists ${sql.ref(SCHEMA)}`.execute(transaction);
    },
    SCHEMA,
  );
}

async function migrated(
  db: Kysely<Tables>,
  lock: (transaction: Transaction<Tables>) => Promise<unknown>,
  schema?: string,
): Promise<Kysely<Tables>> {
  try {
    await whenNotBusy(() => migrate(db, lock, schema));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
