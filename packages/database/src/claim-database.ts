import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseFilesUrl } from "@lieudit/files";
import type pg from "pg";
import { HostConnector } from "./database-hosts.ts";
import { isPassingError } from "./postgres.ts";
import { StoreError } from "./store-error.ts";

/** The right to use a database together with one data folder, held by an open connection. */
export interface DatabaseClaim {
  /** Resolves when the connection is lost, and the right with it; never after `release`. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** Class of the advisory locks of data folders, and the lock under which they are compared. */
const FOLDER_LOCKS = 7_469_010;
const COMPARING_LOCK = 7_469_011;
const CONNECT_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 10_000;

/**
 * Claims a database for a data folder, or for an object storage. The rows of a database name files,
 * so a server with other files would lose photos. Processes of the same folder, and servers of the
 * same object storage, share the claim. It ends with the connection, also when the process is killed.
 *
 * @throws {StoreError} INVALID while another place of files has it, UNAVAILABLE if the database does not respond.
 */
export async function claimDatabase(
  databaseUrl: string,
  dataDir: string,
  filesUrl?: string,
): Promise<DatabaseClaim> {
  const own = getPlaceNumber(dataDir, filesUrl);
  let client: pg.Client | undefined;
  try {
    client = await connect(databaseUrl);
    // Locks of a transaction that stays open: a pooler gives each transaction another session.
    await client.query("begin isolation level read committed");
    // It ends with the claim, so no limit of the database's transactions applies to it.
    await client.query("select set_config(name, '0', true) from pg_settings where name = any($1)", [
      ["idle_in_transaction_session_timeout", "transaction_timeout"],
    ]);
    // Two folders that start at once: the first one gets it.
    await client.query("select pg_advisory_lock($1)", [COMPARING_LOCK]);
    const { rows } = await client.query<{ folder: number }>(
      `select objid::int8::int as folder from pg_locks
        where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())`,
      [FOLDER_LOCKS],
    );
    const isTaken = rows.some(({ folder }) => folder !== own);
    if (!isTaken) await client.query("select pg_advisory_xact_lock_shared($1, $2)", [FOLDER_LOCKS, own]);
    await client.query("select pg_advisory_unlock($1)", [COMPARING_LOCK]);
    // The result of a query with parameters stays open until the next one, and would hold vacuum up.
    await client.query("select 1");
    if (isTaken) {
      throw new StoreError(
        "INVALID",
        "Un autre Lieudit, avec un autre DATA_DIR ou FILES_URL, utilise la base de DATABASE_URL ; arrêtez-le, ou donnez à celui-ci une base à lui. Les photos d’une base sont dans un seul DATA_DIR, ou dans le stockage d’un seul FILES_URL.",
      );
    }
  } catch (error) {
    await client?.end().catch(() => {});
    if (error instanceof StoreError || !isPassingError(error)) throw error;
    throw new StoreError(
      "UNAVAILABLE",
      `La base de DATABASE_URL ne répond pas (${(error as Error).message}) ; vérifiez DATABASE_URL et le serveur.`,
      { cause: error },
    );
  }
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const claimed = client.once("end", resolve).once("error", () => resolve());
  // A machine that is lost closes no connection.
  const heartbeat = setInterval(() => {
    claimed.query("select 1").catch(() => {
      resolve();
      void claimed.end().catch(() => {});
    });
  }, HEARTBEAT_MS).unref();
  void lost.then(() => clearInterval(heartbeat));
  let isReleased = false;
  return {
    lost: lost.then(() => (isReleased ? new Promise<void>(() => {}) : undefined)),
    async release() {
      isReleased = true;
      clearInterval(heartbeat);
      await claimed.end().catch(() => {});
    },
  };
}

function connect(databaseUrl: string): Promise<pg.Client> {
  const hosts = new HostConnector(databaseUrl);
  return hosts.tryEach(async () => {
    const client = new hosts.Client({
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      application_name: "lieudit folder",
      keepAlive: true,
    });
    return client.connect();
  });
}

/** Pause before a lost claim is made again. */
const RETRY_MS = 2_000;

/**
 * Claims a database and claims it again whenever the connection is lost. A database that does not
 * respond yet is claimed as soon as it does.
 *
 * @param onTaken called once, with the reason, if another place of files has the database
 * @returns ends the claim; resolves after the first attempt
 */
export async function keepDatabaseClaim(
  databaseUrl: string,
  dataDir: string,
  onTaken: (reason: string) => void,
  filesUrl?: string,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let claim: DatabaseClaim | null = null;
  const tryClaim = async (): Promise<boolean> => {
    try {
      claim = await claimDatabase(databaseUrl, dataDir, filesUrl);
      if (isEnded) await claim.release();
      return true;
    } catch (error) {
      claim = null;
      if (error instanceof StoreError && error.code === "UNAVAILABLE") return true;
      if (!isEnded) onTaken((error as Error).message);
      return false;
    }
  };
  const keep = async (): Promise<void> => {
    while (!isEnded) {
      await claim?.lost;
      await sleep(RETRY_MS, undefined, { ref: false });
      if (!isEnded && !(await tryClaim())) return;
    }
  };
  if (await tryClaim()) void keep();
  return async () => {
    isEnded = true;
    await claim?.release();
  };
}

/**
 * Returns a number of 31 bits for the place of files: an object storage, whatever the key, or else a
 * folder of this machine. A copy of the folder has another one.
 */
function getPlaceNumber(dataDir: string, filesUrl: string | undefined): number {
  const files = parseFilesUrl(filesUrl);
  const place =
    files === undefined
      ? `${hostname()}\n${realpathSync(dataDir)}`
      : `${files.endpoint}/${files.bucket}/${files.prefix}`;
  const digest = createHash("sha256").update(place).digest();
  return digest.readUInt32BE() >>> 1;
}
