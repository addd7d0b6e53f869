import { PostgresDialect } from "kysely";
import pg from "pg";

/** A page never waits longer for a connection, nor for an answer. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 30_000;
const CONNECTIONS = 8;

/** bigint, which counts and cents are; all of ours fit a JavaScript number. */
const INT8 = 20;

/** Kysely's PostgreSQL over a pool of connections; whole numbers come as numbers. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
