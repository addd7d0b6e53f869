import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { StoreError } from "./store-error.ts";

const CONNECTIONS = 8;

/** bigint, the type of counts and cents; all values fit a JavaScript number. */
const INT8 = 20;

/**
 * Kysely's PostgreSQL dialect over a connection pool, with bigint as numbers.
 * An unreachable, starting or slow server gives `StoreError` UNAVAILABLE; the
 * next query tries again.
 */
export function postgresDialect(
  url: string,
  { connectTimeoutMs, queryTimeoutMs }: { connectTimeoutMs: number; queryTimeoutMs: number },
  subject: string,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // A broken idle connection is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  // The same holds for a connection that breaks between two queries; the next query reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool: tellingUnavailable(pool, subject) });
}

function tellingUnavailable(pool: pg.Pool, subject: string): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailable(error, subject);
      });
      const query = async (...call: Parameters<typeof client.query>) => {
        try {
          const [text, values] = call as unknown as [text: string, values?: readonly unknown[]];
          return await client.query(text, values?.map(storable));
        } catch (error) {
          throw isOfConnection(error) ? unavailable(error, subject) : error;
        }
      };
      // Kysely calls these three; `query` has the overloads of pg's own.
      return {
        query,
        release: (destroy?: boolean) => client.release(destroy),
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

/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown, starting up), or no response at all. */
function isOfConnection(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || /^(08|53|57P|E[A-Z]+$)/.test(code);
}

function unavailable(cause: unknown, subject: string): StoreError {
  return new StoreError(
    "UNAVAILABLE",
    `La base des ${subject} ne répond pas (${(cause as Error).message}) ; vérifiez DATABASE_URL et le serveur.`,
    { cause },
  );
}
