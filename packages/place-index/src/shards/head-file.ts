import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { packVocabulary } from "../search/vocabulary.ts";
import type { BuiltShard } from "./build-shard.ts";
import type { Region } from "./region.ts";
import type { ShardFile } from "./shard-file.ts";

/** Share of all places that the head has, the most popular ones. It has all localities, too. */
const HEAD_SHARE = 0.03;
/** Of many places it has less: as many as half a shard, but at least this share. */
const MIN_HEAD_SHARE = 0.01;

/** Returns how many of the most popular places the head has. */
export function countHeadPlaces(placeCount: number, maxShardPlaces: number): number {
  const wanted = Math.min(HEAD_SHARE * placeCount, maxShardPlaces / 2);
  return Math.ceil(Math.max(MIN_HEAD_SHARE * placeCount, wanted));
}

/**
 * `ranks` holds four bytes for each place of a shard: its rank among all places. So an unchanged file stays valid when
 * places elsewhere get other ranks. `filter` tells which terms the shard lacks.
 */
const TABLES = `
  create table head (place_count integer not null, head_count integer not null, ranks blob not null);
  create table shard (
    number integer primary key, file text not null, byte_count integer not null,
    south integer not null, west integer not null, north integer not null, east integer not null,
    ranks blob not null, filter blob not null
  );
`;

/** What the head knows of all places. */
export interface Head {
  placeCount: number;
  /** Places that have the first ranks: all of them are in the head. */
  headCount: number;
  /** Ranks of the places in the head. */
  ranks: Uint32Array;
}

/** A shard as the head knows it. */
export interface KnownShard {
  number: number;
  file: string;
  byteCount: number;
  cells: Region;
  ranks: Uint32Array;
  filter: Uint8Array;
}

/**
 * Makes an index of the most popular places the head of all shards: with their words, and where to find the others.
 *
 * @param folder of the shards
 */
export function completeHead(
  database: DatabaseSync,
  folder: string,
  shards: readonly { file: ShardFile; built: BuiltShard }[],
  { placeCount, headCount, ranks }: Head,
): void {
  database.exec(`${TABLES} begin; delete from vocabulary`);
  const insert = database.prepare("insert into shard values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { file, built } of shards) {
    const { south, west, north, east } = file.cells;
    const ranks = toBytes(built.ranks);
    insert.run(file.number, file.file, file.byteCount, south, west, north, east, ranks, built.filter);
  }
  const insertWords = database.prepare("insert into vocabulary values (?, ?, ?)");
  for (const [list, countOf] of joinVocabularies(shards.map(({ file }) => join(folder, file.file)))) {
    const { words, counts } = packVocabulary(countOf);
    insertWords.run(list, words, counts);
  }
  database.prepare("insert into head values (?, ?, ?)").run(placeCount, headCount, toBytes(ranks));
  database.exec("commit");
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Copies the bytes, because numbers must start at a multiple of four. */
function toNumbers(bytes: unknown): Uint32Array {
  return new Uint32Array((bytes as Uint8Array).slice().buffer);
}

/** Adds up the words of all shards, which count their own places only. */
function joinVocabularies(paths: readonly string[]): Map<string, Map<string, number>> {
  const lists = new Map<string, Map<string, number>>();
  for (const path of paths) {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      for (const row of database.prepare("select list, words, counts from vocabulary").iterate()) {
        const list = String(row.list);
        let countOf = lists.get(list);
        if (countOf === undefined) {
          countOf = new Map();
          lists.set(list, countOf);
        }
        const words = row.words === "" ? [] : String(row.words).split("\n");
        const counts = toNumbers(row.counts);
        for (const [i, word] of words.entries()) countOf.set(word, (countOf.get(word) ?? 0) + counts[i]!);
      }
    } finally {
      database.close();
    }
  }
  return lists;
}

/** Returns the names and sizes of the shards, without reading more of them. */
export function listShardFiles(database: DatabaseSync): Pick<KnownShard, "file" | "byteCount">[] {
  const rows = database.prepare("select file, byte_count from shard order by number").all();
  return rows.map((row) => ({ file: String(row.file), byteCount: Number(row.byte_count) }));
}

/** Reads the tables of `completeHead`. */
export function readHead(database: DatabaseSync): Head & { shards: KnownShard[] } {
  const head = database.prepare("select * from head").get() ?? {};
  const rows = database.prepare("select * from shard order by number").all();
  return {
    placeCount: Number(head.place_count),
    headCount: Number(head.head_count),
    ranks: toNumbers(head.ranks),
    shards: rows.map((row) => ({
      number: Number(row.number),
      file: String(row.file),
      byteCount: Number(row.byte_count),
      cells: {
        south: Number(row.south),
        west: Number(row.west),
        north: Number(row.north),
        east: Number(row.east),
      },
      ranks: toNumbers(row.ranks),
      filter: row.filter as Uint8Array,
    })),
  };
}
