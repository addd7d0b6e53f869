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
import { openScratch, Staging } from "../writing/staging.ts";
import { WordCounts } from "../writing/word-counts.ts";
import { RecordPacker } from "./records/record-packer.ts";
import { INDEXES, signSchema, TABLES } from "./schema.ts";

/**
 * A page of the text index is read from its start to the place that is looked
 * for. At a million places small ones make questions of several words faster
 * by a sixth than FTS5's own 4 050 bytes.
 */
const LIST_PAGE_BYTES = 500;

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
  const building = `${path}.building`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(building, { force: true });
  const staging = new Staging(`${path}.staging`);

  return {
    add: (source, records) => staging.add(source, records),

    async finish(onProgress = () => {}) {
      const database = openScratch(building);
      try {
        database.exec(TABLES);
        database.exec(`insert into words (words, rank) values ('hashsize', ${8 << 20})`);
        database.exec(`insert into words (words, rank) values ('pgsz', ${LIST_PAGE_BYTES})`);
        await writeRanked(staging, database, onProgress);
        signSchema(database);
      } finally {
        database.close();
      }
      await syncFile(building);
      await rename(building, path);
      await syncFolder(dirname(path));
      staging.remove();
      onProgress(1);
      return staging.describe();
    },

    async abort() {
      staging.remove();
      rmSync(building, { force: true });
    },
  };
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
  staging: Staging,
  database: DatabaseSync,
  onProgress: (share: number) => void,
): Promise<void> {
  const numbers = staging.typeNumbers();
  const insertType = database.prepare("insert into type (number, name, is_common) values (?, ?, ?)");
  database.exec("begin");
  for (const { number, name, isCommon } of numbers.all) insertType.run(number, name, Number(isCommon));

  const packer = new RecordPacker(staging.sample());
  const insertPiece = database.prepare("insert into piece values (?, ?)");
  for (const [position, text] of packer.pieces.entries()) insertPiece.run(position, text);

  const insert = {
    place: database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
    record: database.prepare("insert into record values (?, ?)"),
    boundary: database.prepare("insert into boundary values (?, ?)"),
    words: database.prepare("insert into words (rowid, terms) values (?, ?)"),
  };
  for (const { rank, json, boundary, ...town } of staging.ranked()) {
    // Our own text, written a moment ago.
    const place = JSON.parse(json) as PlaceRecord;
    const row = placeRow(place, town, numbers);
    insert.place.run(rank, row.id, ...row.candidate);
    insert.record.run(rank, packer.pack(json));
    if (boundary !== "") insert.boundary.run(rank, boundary);
    insert.words.run(
      rank,
      [...row.terms, ...toRingTerms(place.location).map((term) => town.scope + term)].join(" "),
    );
    staging.addNear(rank, row.near);
    if (rank % BATCH === 0) {
      onProgress((0.8 * rank) / staging.placeCount);
      // Lets the caller's signals and progress through.
      await new Promise(setImmediate);
    }
  }
  onProgress(0.8);

  const insertNear = database.prepare("insert into near values (?, ?, ?, ?, ?)");
  for (const [type, cell, rank, latitude, longitude] of staging.sortedNear()) {
    insertNear.run(cell, type, rank, latitude, longitude);
  }
  onProgress(0.9);
  database.exec(INDEXES);
  database.exec("insert into words (words) values ('optimize')");
  writeVocabularies(database);

  const description: IndexDescription = staging.describe();
  database.prepare("insert into meta values ('description', ?)").run(JSON.stringify(description));
  database.exec("commit; pragma optimize");
}

/** Writes the word counts of the text index. */
function writeVocabularies(database: DatabaseSync): void {
  database.exec("create virtual table temp.term using fts5vocab(main, words, row)");
  const counts = new WordCounts();
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
