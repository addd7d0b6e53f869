import { HostConnector } from "@lieudit/database/hosts";
import type pg from "pg";
import { PlaceIndexError } from "../place-index.ts";
import { CopyStatement } from "./copy-statement.ts";
import { getSqlState } from "./database-error.ts";
import { CREATE_REGISTRY, OLDEST_SERVER } from "./schema.ts";

/** Who writes waits longer than who reads, but not for ever. */
const CONNECT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;

/** One connection, whose errors are ours. */
export interface WritingConnection {
  /** @throws {PlaceIndexError} with a sentence for the operator who started the import. */
  send(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /**
   * Sends rows by a `COPY … FROM STDIN`.
   *
   * @throws {PlaceIndexError} as `send`.
   */
  copy(sql: string, rows: Uint8Array): Promise<void>;
  /** Rolls back if not committed. */
  close(): Promise<void>;
}

/**
 * Connects for writing and makes the schema where it is missing.
 *
 * @throws {PlaceIndexError} with a sentence for the operator who started the import.
 */
export async function connectForWriting(databaseUrl: string): Promise<WritingConnection> {
  const client = await connect(databaseUrl).catch(fail);
  let last: Promise<unknown> = Promise.resolve();
  /** A connection runs one command at a time; the next command waits here. */
  function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(ask).catch(fail);
    last = answer.catch(() => {});
    return answer;
  }
  const connection: WritingConnection = {
    send: (sql, values) => inTurn(() => client.query(sql, values)),
    copy: (sql, rows) => inTurn(() => client.query(new CopyStatement(sql, rows)).done),
    close: () => client.end().catch(() => {}),
  };
  try {
    await prepare(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function connect(databaseUrl: string): Promise<pg.Client> {
  // The time that readers wait is too short for making an index.
  const hosts = new HostConnector(databaseUrl.replace(/([?&])query_timeout=[^&]*&?/, "$1"));
  return hosts.tryEach(async () => {
    const client = new hosts.Client({
      application_name: "lieudit import",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=0 -c maintenance_work_mem=256MB`,
      keepAlive: true,
    });
    return client.connect();
  });
}

async function prepare({ send }: WritingConnection): Promise<void> {
  const { rows } = await send(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  const { version, encoding } = rows[0];
  if (version < OLDEST_SERVER) {
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `The database is PostgreSQL ${version}; an index of places needs ${OLDEST_SERVER} or newer.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `The database has the encoding ${encoding}, which cannot hold every name; make one with createdb --encoding UTF8 --template template0.`,
    );
  }
  const { rows: known } = await send("select to_regclass('places.generation') is not null as is_there");
  if (known[0].is_there) return;
  // Of two that make it at once one would fail.
  await send("begin; select pg_advisory_xact_lock(hashtext('lieudit places'))");
  await send(CREATE_REGISTRY);
  await send("commit");
}

function fail(error: unknown): never {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  throw new PlaceIndexError(
    "UNAVAILABLE",
    `${WHY[getSqlState(error) ?? ""] ?? "The database failed"}: ${reason}.`,
    {
      cause: error,
    },
  );
}

/** @see https://www.postgresql.org/docs/15/errcodes-appendix.html */
const WHY: Readonly<Record<string, string>> = {
  "": "The database of DATABASE_URL does not answer",
  "28000": "The database of DATABASE_URL refuses this user",
  "28P01": "The database of DATABASE_URL refuses this user's password",
  "3D000": "The server of DATABASE_URL does not have this database",
  "42501": "The user of DATABASE_URL may not make the schema or tables of the places",
  "53100": "The disk of the database is full",
  "25006": "The database of DATABASE_URL can only be read, as a replica; name the one that is written to",
};
