import type { DatabaseSync } from "node:sqlite";
import { PlaceIndexError } from "../place-index.ts";
import { TERM_CHARACTERS } from "../search/terms.ts";

/** "Ldit" in ASCII: tells our files from other people's SQLite files. */
const APPLICATION_ID = 0x4c646974;

/** Raised whenever a reader of the version before would misread the file. */
export const SCHEMA_VERSION = 6;

/** Version of the files of an index in shards: none of them is an index by itself. */
export const SHARD_VERSION = 1_000 + SCHEMA_VERSION;

/**
 * `rank` is a place's position by popularity: 1 is the most popular. It is the
 * rowid of each table. So the text index finds the best known places first, and
 * reading may stop early.
 *
 * `record` holds JSON as `textOfPacked` reads it, by the pieces of `piece`.
 *
 * `boundary` holds the outlines of areas, as `encodeBoundary` writes them. Nothing else reads them.
 *
 * `near` holds a place once for each of its types, and points of interest once
 * more as type 0, in cells of 0.02 degree; coordinates in 1e-7
 * degrees. Types that every point of interest has are omitted of it.
 *
 * A row of `house` holds the numbers of a street whose ranks follow each other; `rank` is
 * that of the first one. `numbers` is what `packHouses` writes, and `ids` the start of their ids,
 * packed as records are, like `street`. `frame` has the rest of their
 * records, which all streets of a town share. `words` and `near` have one row for such a
 * block. In `near` it has a row for each of its cells: `lat` is the extent, and `lng` is null.
 * `house_key` finds a block by the hash of one of its `idKeys`.
 */
export const TABLES = `
  create table meta (key text primary key, value text not null) without rowid;
  create table type (number integer primary key, name text not null, is_common integer not null default 0);
  create table place (
    rank integer primary key, id text not null, kind integer not null,
    lat real not null, lng real not null, popularity real not null,
    country text not null, types text not null, names text not null, context text not null
  );
  create table piece (position integer primary key, text text not null);
  create table record (rank integer primary key, json text not null);
  create table boundary (rank integer primary key, rings text not null);
  create table frame (
    number integer primary key, scope text not null, popularity real not null, context text not null, json text not null
  );
  create table house (
    rank integer primary key, frame integer not null, street text not null, ids text not null, numbers blob not null
  );
  create table house_key (key integer not null, rank integer not null, primary key (key, rank)) without rowid;
  create table near (
    cell integer not null, type integer not null, rank integer not null,
    lat integer not null, lng integer,
    primary key (type, cell, rank)
  ) without rowid;
  create table vocabulary (list text primary key, words text not null, counts blob not null) without rowid;
  create virtual table words using fts5 (
    terms, content='', detail=none, columnsize=0,
    tokenize="ascii tokenchars '${TERM_CHARACTERS}'"
  );
`;

/** After the rows, so that it is built by sorting. */
export const INDEXES = "create unique index place_id on place (id);";

/** Marks a file as whole. Until then it never opens as an index. */
export function signSchema(database: DatabaseSync, version = SCHEMA_VERSION): void {
  database.exec(`pragma application_id = ${APPLICATION_ID}; pragma user_version = ${version};`);
}

/** @throws {PlaceIndexError} BROKEN when the file is no finished index, INCOMPATIBLE when another version wrote it. */
export function checkSchema(database: DatabaseSync, path: string, expected = SCHEMA_VERSION): void {
  const id = database.prepare("pragma application_id").get()?.application_id;
  const version = database.prepare("pragma user_version").get()?.user_version;
  if (id !== APPLICATION_ID) {
    throw new PlaceIndexError("BROKEN", `${path} is no finished place index; import the sources again.`);
  }
  if (version !== expected) {
    const advice =
      Number(version) > expected
        ? "a later version of the program wrote it, so upgrade this one"
        : "npm run import -- --rebuild makes it anew of what was imported";
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `${path} has index version ${String(version)}, this program reads ${expected}; ${advice}.`,
    );
  }
}
