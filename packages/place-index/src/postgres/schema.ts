/** Raised whenever a reader of the version before would misread the tables. */
export const SCHEMA_VERSION = 5;

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
 * Ranks are cut into segments, and the places of a term are a row a segment.
 * The first two hold the best known places: what many places have is mostly
 * answered from them.
 */
const FIRST_SEGMENT = 4_096;
const SEGMENT = 32_768;

/** Returns the segment of a rank, from 0 on. */
export function toSegment(rank: number): number {
  return rank <= FIRST_SEGMENT ? 0 : 1 + Math.floor((rank - 1) / SEGMENT);
}

/** The last of the segments that are read first, and its last rank. */
export const HEAD_SEGMENT = 1;
export const HEAD_RANKS = SEGMENT;

/** The tables of one index. */
export interface Tables {
  type: string;
  place: string;
  boundary: string;
  posting: string;
  near: string;
  vocabulary: string;
}

/** @param name of letters, digits, and underscores: it becomes part of SQL. */
export function nameTables(name: string): Tables {
  if (!isIndexName(name)) throw new RangeError(`${name} is no name of an index in PostgreSQL.`);
  return {
    type: nameTable("type", name),
    place: nameTable("place", name),
    boundary: nameTable("boundary", name),
    posting: nameTable("posting", name),
    near: nameTable("near", name),
    vocabulary: nameTable("vocabulary", name),
  };
}

function nameTable(kind: string, name: string): string {
  return `${SCHEMA}.${kind}_${name}`;
}

/** PostgreSQL cuts names of tables at 63 bytes. */
const MAX_NAME_LENGTH = 48;

/** Whether `name` is one that this adapter gave: it stands in the text of statements. */
export function isIndexName(name: string): boolean {
  return /^[a-z0-9]+_[0-9]+$/.test(name) && name.length <= MAX_NAME_LENGTH;
}

/** As in the SQLite file. Bytes are packed by us: PostgreSQL need not try to make them smaller. */
export function createTables({ type, place, boundary, posting, near, vocabulary }: Tables): string {
  return `
    create table ${type} (number integer not null, name text not null, is_common boolean not null);
    create table ${place} (
      rank integer not null, id text collate "C" not null, kind smallint not null,
      lat double precision not null, lng double precision not null, popularity double precision not null,
      country text not null, types text not null, names text not null, context text not null,
      json bytea not null
    );
    create table ${boundary} (id text collate "C" not null, rings text not null);
    create table ${posting} (term text collate "C" not null, segment integer not null, ranks bytea not null);
    create table ${near} (type integer not null, cell integer not null, places bytea not null);
    create table ${vocabulary} (part integer not null, list text not null, words text not null, counts bytea not null);
    alter table ${place} alter column json set storage external;
    alter table ${posting} alter column ranks set storage external;
    alter table ${near} alter column places set storage external;
    alter table ${vocabulary} alter column counts set storage external;
  `;
}

/** Words of one row of a vocabulary: such a row is read within the time that a query has, however large the list. */
export const WORDS_IN_PART = 50_000;

/** After the rows, so that they are built by sorting. */
export function createIndexes({ place, boundary, posting, near, vocabulary }: Tables): string[] {
  return [
    `alter table ${place} add primary key (rank)`,
    `create unique index on ${place} (id)`,
    `alter table ${boundary} add primary key (id)`,
    `alter table ${posting} add primary key (term, segment)`,
    `alter table ${near} add primary key (type, cell)`,
    `alter table ${vocabulary} add primary key (part)`,
  ];
}

/** Tables of words that an index of version 1 had; it goes as the others do. */
const EARLIER_KINDS = ["words_1", "words_2", "words_3", "words_4"];

/** Returns the SQL that deletes an index; it does nothing if the index does not exist. */
export function dropIndex(name: string): string {
  const earlier = EARLIER_KINDS.map((kind) => nameTable(kind, name));
  return `
    drop table if exists ${[...listTables(nameTables(name)), ...earlier].join(", ")};
    delete from ${REGISTRY} where name = '${name}';
  `;
}

/** Names of the tables of one index. */
export function listTables({ type, place, boundary, posting, near, vocabulary }: Tables): string[] {
  return [type, place, boundary, posting, near, vocabulary];
}
