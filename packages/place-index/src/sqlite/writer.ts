import { mkdirSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { syncFolder } from "@lieudit/files";
import type { PlaceRecord } from "@lieudit/place-model";
import type { IndexDescription, PlaceIndexWriter } from "../place-index.ts";
import { toRingTerms } from "../search/terms.ts";
import { packVocabulary } from "../search/vocabulary.ts";
import { placeRow } from "../writing/place-row.ts";
import type { RankedRecords } from "../writing/ranked-records.ts";
import { openScratch, Staging } from "../writing/staging.ts";
import { TypeNumbers } from "../writing/type-numbers.ts";
import { WordCounts } from "../writing/word-counts.ts";
import { HouseWriter } from "./houses/house-writer.ts";
import { RecordPacker } from "./records/record-packer.ts";
import { INDEXES, signSchema, TABLES } from "./schema.ts";

/**
 * A page of the text index is read from its start to the place that is looked
 * for. At a million places small ones make questions of several words faster
 * by a sixth than FTS5's own 4 050 bytes. Pages of 500 bytes take an eighth more space.
 */
const LIST_PAGE_BYTES = 1_000;

/** Rows between two reports of progress. */
const BATCH = 5_000;

/**
 * Writes a new index to `path`, in two passes: records are collected in a
 * scratch file beside it, then ranked by popularity and indexed in that order.
 * Memory does not grow with the number of records. The same records give the
 * same answers, whatever order they came in.
 *
 * `path` comes into being when `finish` has synced everything; a writer that is
 * killed leaves only `<path>.building` and `<path>.staging`, which the next one
 * of the same path removes.
 */
export function createSqlitePlaceIndexWriter(path: string): PlaceIndexWriter {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(toBuildingPath(path), { force: true });
  const staging = new Staging(`${path}.staging`);

  return {
    add: (source, records) => staging.add(source, records),

    async finish(onProgress = () => {}) {
      await writeIndexFile(path, {
        records: staging.rank(),
        numbers: new TypeNumbers(staging.listTypes()),
        description: staging.describe(),
        onProgress,
      });
      staging.remove();
      onProgress(1);
      return staging.describe();
    },

    async abort() {
      staging.remove();
      rmSync(toBuildingPath(path), { force: true });
    },
  };
}

/** What an index file has. */
export interface IndexContents {
  records: RankedRecords;
  numbers: TypeNumbers;
  description: IndexDescription;
  onProgress: (share: number) => void;
  /** Adds to the file of a shard, or to that of all shards, before it is complete. */
  complete?: ((database: DatabaseSync) => void) | undefined;
  /** Default: that of a file with all places. */
  version?: number;
}

/** Writes an index file, which comes into being when all of it is synced. */
export async function writeIndexFile(path: string, contents: IndexContents): Promise<void> {
  const building = toBuildingPath(path);
  const database = openScratch(building);
  try {
    database.exec(TABLES);
    database.exec(`insert into words (words, rank) values ('hashsize', ${8 << 20})`);
    database.exec(`insert into words (words, rank) values ('pgsz', ${LIST_PAGE_BYTES})`);
    await writeRanked(database, contents);
    contents.complete?.(database);
    signSchema(database, contents.version);
  } finally {
    database.close();
  }
  await syncFile(building);
  await rename(building, path);
  await syncFolder(dirname(path));
}

function toBuildingPath(path: string): string {
  return `${path}.building`;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The second pass: places in the order of their popularity, then what is built by sorting. */
async function writeRanked(
  database: DatabaseSync,
  { records, numbers, description, onProgress }: IndexContents,
): Promise<void> {
  const insertType = database.prepare("insert into type (number, name, is_common) values (?, ?, ?)");
  database.exec("begin");
  for (const { number, name, isCommon } of numbers.all) insertType.run(number, name, Number(isCommon));

  const packer = new RecordPacker(records.sample());
  const insertPiece = database.prepare("insert into piece values (?, ?)");
  for (const [position, text] of packer.pieces.entries()) insertPiece.run(position, text);

  const insert = {
    place: database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
    record: database.prepare("insert into record values (?, ?)"),
    boundary: database.prepare("insert into boundary values (?, ?)"),
    words: database.prepare("insert into words (rowid, terms) values (?, ?)"),
  };
  const houseWriter = new HouseWriter(database, packer, numbers);
  const wordCounts = new WordCounts();
  let written = 0;
  for (const staged of records.ranked()) {
    const { rank, scope, isOwn } = staged;
    if ("houses" in staged) {
      const { terms, near } = houseWriter.write(staged);
      insert.words.run(rank, Array.from(terms.keys(), (term) => scope + term).join(" "));
      // The text index counts the block as one place.
      for (const [term, count] of terms) wordCounts.add(scope + term, (isOwn ? count : 0) - 1);
      for (const row of near) records.addNear(rank, row);
    } else {
      // Our own text, written a moment ago.
      const place = JSON.parse(staged.json) as PlaceRecord;
      const row = placeRow(place, staged, numbers);
      insert.place.run(rank, row.id, ...row.candidate);
      insert.record.run(rank, packer.pack(staged.json));
      if (staged.boundary !== "") insert.boundary.run(rank, staged.boundary);
      const rings = toRingTerms(place.location).map((term) => scope + term);
      insert.words.run(rank, [...row.terms, ...rings].join(" "));
      if (!isOwn) for (const term of row.terms) wordCounts.add(term, -1);
      records.addNear(rank, row.near);
    }
    written += 1;
    if (written % BATCH === 0) {
      onProgress((0.8 * rank) / records.placeCount);
      // Lets the caller's signals and progress through.
      await new Promise(setImmediate);
    }
  }
  onProgress(0.8);

  const insertNear = database.prepare("insert into near values (?, ?, ?, ?, ?)");
  for (const [type, cell, rank, latitude, longitude] of records.sortedNear()) {
    insertNear.run(cell, type, rank, latitude, longitude);
  }
  onProgress(0.9);
  houseWriter.finish();
  database.exec(INDEXES);
  database.exec("insert into words (words) values ('optimize')");
  writeVocabularies(database, wordCounts);

  database.prepare("insert into meta values ('description', ?)").run(JSON.stringify(description));
  database.exec("commit; pragma optimize");
}

/**
 * Writes the word counts of the text index.
 *
 * @param counts those that the text index lacks
 */
function writeVocabularies(database: DatabaseSync, counts: WordCounts): void {
  database.exec("create virtual table temp.term using fts5vocab(main, words, row)");
  for (const { term, doc } of database.prepare("select term, doc from temp.term").iterate()) {
    counts.add(String(term), Number(doc));
  }
  database.exec("drop table temp.term");
  const insert = database.prepare("insert into vocabulary values (?, ?, ?)");
  for (const [list, countOf] of counts.lists()) {
    const { words, counts } = packVocabulary(countOf);
    insert.run(list, words, counts);
  }
}
