/** Raised whenever a reader of the version before would misread the tables. */
export const SCHEMA_VERSION = 1;

/** The oldest server that is known to do. */
export const OLDEST_SERVER = 15;

/** All tables are in it; another part of the program may have other schemas of the same database. */
export const SCHEMA = "places";

/**
 * The finished indexes of a database: a row is written in the transaction that
 * made its tables.
 */
export const REGISTRY = `${SCHEMA}.generation`;
export const CREATE_REGISTRY = `
  create schema if not exists ${SCHEMA};
  create table if not exists ${REGISTRY} (
    name text primary key, version integer not null, description text not null,
    made_at timestamptz not null default now()
  );
`;

/**
 * Words are in tables of growing size, the best known places first. A start of
 * a word that a fifth of all places have is found in the first one, which is
 * small; a rare one is looked up in each, which is quick.
 */
const LAST_RANKS = [4_096, 32_768, 262_144, 2_147_483_647];

/** A table of words and the ranks of its places. */
export interface WordTable {
  table: string;
  lastRank: number;
}

/** The tables of one index. */
export interface Tables {
  type: string;
  place: string;
  near: string;
  vocabulary: string;
  words: readonly WordTable[];
}

/** @param name of letters, digits, and underscores: it becomes part of SQL. */
export function tablesOf(name: string): Tables {
  if (!isIndexName(name)) throw new RangeError(`${name} is no name of an index in PostgreSQL.`);
  const table = (kind: string) => `${SCHEMA}.${kind}_${name}`;
  return {
    type: table("type"),
    place: table("place"),
    near: table("near"),
    vocabulary: table("vocabulary"),
    words: LAST_RANKS.map((lastRank, i) => ({ table: table(`words_${i + 1}`), lastRank })),
  };
}

/** PostgreSQL cuts names of tables at 63 bytes. */
const LONGEST_NAME = 48;

export function isIndexName(name: string): boolean {
  return /^[a-z0-9]+_[0-9]+$/.test(name) && name.length <= LONGEST_NAME;
}

/** As in the SQLite file; coordinates of `near` are in 1e-7 degrees. */
export function createTables({ type, place, near, vocabulary, words }: Tables): string {
  return `
    create table ${type} (number integer not null, name text not null, is_common boolean not null);
    create table ${place} (
      rank integer not null, id text collate "C" not null, kind smallint not null,
      lat double precision not null, lng double precision not null, popularity double precision not null,
      country text not null, types text not null, names text not null, context text not null,
      json bytea not null
    );
    create table ${near} (
      type integer not null, cell integer not null, rank integer not null,
      lat integer not null, lng integer not null
    );
    create table ${vocabulary} (part integer not null, list text not null, words text not null, counts bytea not null);
    ${words.map(({ table }) => `create table ${table} (rank integer not null, terms tsvector not null);`).join("")}
  `;
}

/** Words of one row of a vocabulary: such a row is read within the time that a query has, however large the list. */
export const WORDS_IN_PART = 50_000;

/** After the rows, so that they are built by sorting. */
export function createIndexes({ place, near, vocabulary, words }: Tables): string[] {
  return [
    `alter table ${place} add primary key (rank)`,
    `create unique index on ${place} (id)`,
    `create index on ${near} (type, cell)`,
    `alter table ${vocabulary} add primary key (part)`,
    ...words.map(({ table }) => `create index on ${table} using gin (terms) with (fastupdate = off)`),
  ];
}

/** Deletes an index; nothing where there is none. */
export function dropIndex(name: string): string {
  return `
    drop table if exists ${allTables(tablesOf(name)).join(", ")};
    delete from ${REGISTRY} where name = '${name}';
  `;
}

export function allTables({ type, place, near, vocabulary, words }: Tables): string[] {
  return [type, place, near, vocabulary, ...words.map(({ table }) => table)];
}
