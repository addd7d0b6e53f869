import { existsSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFolder } from "@lieudit/files";
import type { LiveKind, LiveRow } from "./live-facts.ts";

/** Beside the manifest; replaced as a whole, so that readers never wait for a writer. */
export const LIVE_FILE = "live.sqlite";

/**
 * Replaces all live values of `kind` with `rows` and keeps those of the other
 * kind. The caller must hold a lock: of two writers at once, one would lose
 * its rows.
 */
export async function replaceLiveValues<Kind extends LiveKind>(
  folder: string,
  kind: Kind,
  rows: ReadonlyMap<string, LiveRow[Kind]>,
): Promise<void> {
  const path = join(folder, LIVE_FILE);
  const draft = `${path}.tmp`;
  rmSync(draft, { force: true });
  try {
    fill(draft, path, kind, rows);
    const file = await open(draft, "r+");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

function fill<Kind extends LiveKind>(
  draft: string,
  previous: string,
  kind: Kind,
  rows: ReadonlyMap<string, LiveRow[Kind]>,
): void {
  const database = new DatabaseSync(draft);
  try {
    // Nobody reads it before it is whole.
    database.exec("pragma journal_mode = off; pragma synchronous = off;");
    database.exec(TABLE);
    if (existsSync(previous)) keepOthers(database, previous, kind);
    const insert = database.prepare("insert or replace into live values (?, ?, ?)");
    database.exec("begin");
    for (const [placeId, row] of rows) insert.run(kind, placeId, JSON.stringify(row));
    database.exec("commit");
  } finally {
    database.close();
  }
}

const TABLE =
  "create table live (kind text not null, place_id text not null, json text not null, primary key (kind, place_id)) without rowid";

/** A file that is damaged has nothing to keep: its values are minutes old, and come again. */
function keepOthers(database: DatabaseSync, previous: string, kind: LiveKind): void {
  try {
    database.prepare("attach ? as previous").run(previous);
    database.prepare("insert into live select * from previous.live where kind <> ?").run(kind);
    database.exec("detach previous");
  } catch {
    database.exec(`drop table live; ${TABLE}`);
  }
}
