import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "@lieudit/place-index/store";
import { ImportError } from "./import-error.ts";

export interface ImportLock {
  release(): void;
}

/**
 * Takes the lock of a data folder, or fails with a message that names the holder.
 *
 * The lock file is a small SQLite database, and the lock is SQLite's own. The system
 * releases it when the process dies, however it dies. A file with only a process id would
 * stay, and another process may have that id later. The id in the file is for the message.
 *
 * @throws {ImportError} BUSY
 */
export function takeImportLock(path: string, now: Date): ImportLock {
  makeFolder(dirname(path));
  const database = openLockFile(path);
  try {
    const holder = randomUUID();
    do {
      // Committed once in between, so that rejected processes can read the holder.
      database.exec("begin immediate");
      makeTable(database);
      database.exec("delete from holder");
      database
        .prepare("insert into holder (pid, host, since, id) values (?, ?, ?, ?)")
        .run(process.pid, hostname(), now.toISOString(), holder);
      database.exec("commit; begin immediate");
      // Another process wrote its name in between, and waits for the lock that its name is on.
    } while (!isHeldBy(database, holder));
  } catch (error) {
    const refusal = isBusy(error)
      ? new ImportError("BUSY", describeHolder(database), { cause: error })
      : error;
    database.close();
    throw refusal;
  }
  return { release: () => database.close() };
}

/** Whether the held lock carries this holder's name; if not, it is released. */
function isHeldBy(database: DatabaseSync, id: string): boolean {
  if (database.prepare("select id from holder").get()?.id === id) return true;
  database.exec("rollback");
  return false;
}

function openLockFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
    database.prepare("pragma schema_version").get();
    return database;
  } catch (error) {
    if (!isNotADatabase(error)) {
      const refusal = isBusy(error) ? new ImportError("BUSY", BUSY, { cause: error }) : error;
      database.close();
      throw refusal;
    }
    database.close();
    // A file that is not a database cannot be locked by anyone.
    rmSync(path, { force: true });
    return openLockFile(path);
  }
}

/**
 * Creates the table within the transaction that writes the first name. A separate
 * statement would start as a reader. SQLite rejects a reader that becomes a writer at
 * once, without its busy timeout, while another one commits.
 */
function makeTable(database: DatabaseSync): void {
  database.exec("create table if not exists holder (pid integer, host text, since text)");
  // Files of earlier versions have holders without an id.
  const columns = database.prepare("select name from pragma_table_info('holder')").all();
  if (!columns.some(({ name }) => name === "id")) database.exec("alter table holder add column id text");
}

/**
 * Busy timeout in ms. Processes that start together meet while one writes its name; nobody
 * should fail for that.
 */
const PATIENCE_MS = 2_000;

const BUSY =
  "Another import is writing to this data folder. Wait for it to end, or stop it, and import again.";

function describeHolder(database: DatabaseSync): string {
  try {
    const holder = database.prepare("select pid, host, since from holder").get();
    if (holder === undefined) return BUSY;
    const { pid, host, since } = holder;
    return `Another import (process ${pid} on ${host}, since ${since}) is writing to this data folder. Wait for it to end, or stop it, and import again.`;
  } catch {
    return BUSY;
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  const code = getSqliteCode(error);
  return code === 5 || code === 6;
}

/** SQLITE_NOTADB and SQLITE_CORRUPT. */
function isNotADatabase(error: unknown): boolean {
  const code = getSqliteCode(error);
  return code === 26 || code === 11;
}

function getSqliteCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
