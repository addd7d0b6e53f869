import {
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from "kysely";
import pg from "pg";
import { HostConnector, READ_ONLY } from "./database-hosts.ts";
import { StoreError } from "./store-error.ts";

const CONNECTIONS = 8;

/** Connections are renewed, so that they follow a database that has moved to another machine. */
const MAX_LIFETIME_SECONDS = 600;

/** bigint, the type of counts and cents; all values fit a JavaScript number. */
const INT8 = 20;

/**
 * Kysely's PostgreSQL dialect over a connection pool, with bigint as numbers.
 * An unreachable, starting or slow server gives `StoreError` UNAVAILABLE; the
 * next query tries again. With several hosts in the URL, new connections go to
 * the server that accepts writes, or for reading to any.
 */
export function postgresDialect(
  url: string,
  { connectTimeoutMs, queryTimeoutMs }: { connectTimeoutMs: number; queryTimeoutMs: number },
  subject: string,
  isForReading = false,
): PostgresDialect {
  const hosts = new HostConnector(url, isForReading);
  const pool = new pg.Pool({
    Client: hosts.Client,
    max: CONNECTIONS,
    connectionTimeoutMillis: hosts.connectTimeoutMs ?? connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // A broken idle connection is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool: tellingUnavailable(pool, hosts, subject) });
}

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function tellingUnavailable(pool: pg.Pool, hosts: HostConnector, subject: string): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await hosts
        .tryEach(() => pool.connect())
        .catch((error: unknown) => {
          throw unavailable(error, subject);
        });
      let isBroken = false;
      const query = async (...call: Parameters<typeof client.query>) => {
        try {
          const [text, values] = call as unknown as [text: string, values?: readonly unknown[]];
          return await client.query(text, values?.map(storable));
        } catch (error) {
          const { code } = error as { code?: string };
          // Without a response the server may be gone for ever, and a new connection reaches another one.
          isBroken ||= code === undefined || code === READ_ONLY;
          throw isPassingError(error) ? unavailable(error, subject) : error;
        }
      };
      // Kysely calls these three; `query` has the overloads of pg's own.
      return {
        query,
        release: (destroy?: boolean) => client.release(destroy === true || isBroken),
      } as unknown as PostgresPoolClient;
    },
  };
}

/**
 * Replaces U+0000, which PostgreSQL rejects in text and an address may contain.
 *
 * @see https://www.postgresql.org/docs/current/datatype-character.html
 */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

/**
 * Whether the next attempt may succeed. True without a response, and for these SQLSTATEs:
 *
 * - 08 (connection), 53 (resources), 57P (shutdown, starting up)
 * - 40001 and 40P01: conflict with another transaction
 * - 25006: a standby that is not promoted yet
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export function isPassingError(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || /^(08|53|57P|40001|40P01|25006|E[A-Z]+$)/.test(code);
}

function unavailable(cause: unknown, subject: string): StoreError {
  return new StoreError(
    "UNAVAILABLE",
    `La base des ${subject} ne répond pas (${(cause as Error).message}) ; vérifiez DATABASE_URL et le serveur.`,
    { cause },
  );
}
