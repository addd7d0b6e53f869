import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { StoreError } from "./store-error.ts";

const CONNECTIONS = 8;

/** bigint, which counts and cents are; all of ours fit a JavaScript number. */
const INT8 = 20;

/**
 * Kysely's PostgreSQL over a pool of connections; whole numbers come as
 * numbers. A server that is away, starts or does not answer in time is told
 * as `StoreError` UNAVAILABLE, and asked again by the next query.
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
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  // So would one that breaks while it is in use and between two queries; the next query tells of it.
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
 * PostgreSQL keeps no U+0000 in a text, and refuses the question; an address may hold one.
 *
 * @see https://www.postgresql.org/docs/current/datatype-character.html
 */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown, starting up), or no answer of a server at all. */
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
