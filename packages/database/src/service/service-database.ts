import type { Kysely } from "kysely";
import type { ServiceTables } from "./service-schema.ts";

export { moveFile } from "./move-file.ts";
export type { ServiceTables };

/** The database of what servers share. It is opened at its first use, and again if that failed. */
export interface ServiceDatabase {
  /** @throws {StoreError} UNAVAILABLE while the database does not respond; the next call tries again. */
  use<Result>(work: (db: Kysely<ServiceTables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface ServiceTimeouts {
  connectTimeoutMs: number;
  queryTimeoutMs: number;
}

/** A call fails within a second; PostgreSQL responds in a few milliseconds. */
const TIMEOUTS: ServiceTimeouts = { connectTimeoutMs: 700, queryTimeoutMs: 700 };

/** Returns the shared database at `databaseUrl`. */
export function createServiceDatabase(
  databaseUrl: string,
  timeouts: ServiceTimeouts = TIMEOUTS,
): ServiceDatabase {
  let opened: Promise<Kysely<ServiceTables>> | undefined;

  async function open(): Promise<Kysely<ServiceTables>> {
    // Loaded at the first use: servers without a database do without.
    const [{ openDatabase }, { SERVICE_SCHEMA }] = await Promise.all([
      import("../open-database.ts"),
      import("./service-schema.ts"),
    ]);
    return openDatabase(SERVICE_SCHEMA, { folder: "", databaseUrl, ...timeouts });
  }

  return {
    async use(work) {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return work(await opened);
    },
    async close() {
      await (await opened?.catch(() => undefined))?.destroy();
    },
  };
}
