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
 * Takes the lock of a data folder, or refuses with a sentence that names who
 * holds it.
 *
 * The lock file is a small SQLite database and the lock is SQLite's own, which
 * the system lets go of when the process dies, however it dies. A file with a
 * process id alone would stay, and another process may have that id by then.
 * The id in the file is for the message.
 *
 * @throws {ImportError} BUSY
 */
export function takeImportLock(path: string, now: Date): ImportLock {
  makeFolder(dirname(path));
  const database = openLockFile(path);
  try {
    const holder = randomUUID();
    do {
      // Twice: what is committed in between can be read by those who are refused.
      database.exec("begin immediate");
      makeTable(database);
      database.exec("delete from holder");
      database
        .prepare("insert into holder (pid, host, since, id) values (?, ?, ?, ?)")
        .run(process.pid, hostname(), now.toISOString(), holder);
      database.exec("commit; begin immediate");
      // Another that came in between wrote itself in, and waits for the lock that its name is on.
    } while (!isNamed(database, holder));
  } catch (error) {
    const refusal = isBusy(error) ? new ImportError("BUSY", busyMessage(database), { cause: error }) : error;
    database.close();
    throw refusal;
  }
  return { release: () => database.close() };
}

/** Whether the lock that is held now has this holder's name on it; if not, it is let go of. */
function isNamed(database: DatabaseSync, id: string): boolean {
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
    // Nobody can hold a lock in a file that is no database.
    rmSync(path, { force: true });
    return openLockFile(path);
  }
}

/**
 * Within the transaction that writes the first name: a statement of its own
 * would begin as a reader, and SQLite refuses a reader that turns into a
 * writer at once, without its patience, while another one commits.
 */
function makeTable(database: DatabaseSync): void {
  database.exec("create table if not exists holder (pid integer, host text, since text)");
  // Files of earlier versions know holders without an id.
  const columns = database.prepare("select name from pragma_table_info('holder')").all();
  if (!columns.some(({ name }) => name === "id")) database.exec("alter table holder add column id text");
}

/** Several that start at once meet while one writes its name: nobody is refused for that, nor without the name. */
const PATIENCE_MS = 2_000;

const BUSY =
  "Another import is writing to this data folder. Wait for it to end, or stop it, and import again.";

function busyMessage(database: DatabaseSync): string {
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
  const code = sqliteCode(error);
  return code === 5 || code === 6;
}

/** SQLITE_NOTADB and SQLITE_CORRUPT. */
function isNotADatabase(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 26 || code === 11;
}

function sqliteCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
