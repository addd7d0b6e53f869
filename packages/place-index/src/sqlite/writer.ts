import { mkdirSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { syncFolder } from "@lieudit/files";
import type { IndexDescription, PlaceIndexWriter } from "../place-index.ts";
import { packVocabulary } from "../search/vocabulary.ts";
import type { RankedRecords, StagedHouses, StagedRecord } from "../writing/ranked-records.ts";
import { openScratch, Staging } from "../writing/staging.ts";
import { type TypeLists, TypeNumbers } from "../writing/type-numbers.ts";
import { WordCounts } from "../writing/word-counts.ts";
import { learnPieces } from "./records/learn-pieces.ts";
import type { RowBatch } from "./rows/row-batch.ts";
import { RowMaker, type RowSetup } from "./rows/row-maker.ts";
import { makeRowsInThread } from "./rows/rows-in-thread.ts";
import { INDEXES, signSchema, TABLES } from "./schema.ts";

/**
 * A page of the text index is read from its start to the place that is looked
 * for. At a million places small ones make questions of several words faster
 * by a sixth than FTS5's own 4 050 bytes. Pages of 500 bytes take an eighth more space.
 */
const LIST_PAGE_BYTES = 1_000;

/** A thread takes longer to start than the rows of fewer places. */
const MIN_THREAD_PLACES = 20_000;

export interface SqliteWriterOptions {
  /**
   * Whether rows are made in a thread of their own, beside the one that inserts them. Default: for
   * indexes from 20,000 places on, if there is a second processor.
   */
  usesThread?: boolean | undefined;
}

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
export function createSqlitePlaceIndexWriter(
  path: string,
  options: SqliteWriterOptions = {},
): PlaceIndexWriter {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(toBuildingPath(path), { force: true });
  const staging = new Staging(`${path}.staging`);

  return {
    add: (source, records) => staging.add(source, records),

    async finish(onProgress = () => {}) {
      await writeIndexFile(path, {
        records: staging.rank(),
        types: staging.listTypes(),
        description: staging.describe(),
        onProgress,
        ...options,
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
export interface IndexContents extends SqliteWriterOptions {
  records: RankedRecords;
  types: TypeLists;
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
  { records, types, description, usesThread, onProgress }: IndexContents,
): Promise<void> {
  const { placeCount } = records;
  const setup: RowSetup = { types, pieces: learnPieces(records.sample()) };
  const insertType = database.prepare("insert into type (number, name, is_common) values (?, ?, ?)");
  database.exec(`begin; ${SORTING_TABLES}`);
  for (const { number, name, isCommon } of new TypeNumbers(types).all)
    insertType.run(number, name, Number(isCommon));
  const insertPiece = database.prepare("insert into piece values (?, ?)");
  for (const [position, text] of setup.pieces.entries()) insertPiece.run(position, text);

  const insert = prepareInserts(database);
  const staged = toBatches(records.ranked());
  const isWorthThread = placeCount >= MIN_THREAD_PLACES && availableParallelism() > 1;
  const makeRows = (usesThread ?? isWorthThread) ? makeRowsInThread : makeRowsHere;
  let wordCounts = new WordCounts();
  for await (const made of makeRows(setup, staged)) {
    if (made instanceof WordCounts) {
      wordCounts = made;
      continue;
    }
    insertRows(insert, made);
    onProgress((0.8 * (made.words.at(-1)?.[0] ?? 0)) / placeCount);
  }
  onProgress(0.8);

  database.exec(SORT_ROWS);
  onProgress(0.9);
  database.exec(INDEXES);
  database.exec("insert into words (words) values ('optimize')");
  writeVocabularies(database, wordCounts);

  database.prepare("insert into meta values ('description', ?)").run(JSON.stringify(description));
  database.exec("commit; pragma optimize");
}

/** Places and blocks of houses whose rows are made and inserted at a time. */
const BATCH = 200;

function* toBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* makeRowsHere(
  setup: RowSetup,
  batches: Iterable<(StagedRecord | StagedHouses)[]>,
): AsyncGenerator<RowBatch | WordCounts> {
  const maker = new RowMaker(setup);
  for (const batch of batches) {
    yield maker.make(batch);
    // Lets the caller's signals and progress through.
    await new Promise(setImmediate);
  }
  yield maker.wordCounts;
}

/** Tables whose rows are sorted at the end. */
const SORTING_TABLES = `
  create temp table unsorted_near (
    cell integer not null, type integer not null, rank integer not null, lat integer not null, lng integer
  );
  create temp table unsorted_key (key integer not null, rank integer not null);
`;
const SORT_ROWS = `
  insert into near select * from temp.unsorted_near order by type, cell, rank;
  insert or ignore into house_key select * from temp.unsorted_key order by key, rank;
  drop table temp.unsorted_near;
  drop table temp.unsorted_key;
`;

const INSERTS: Readonly<Record<keyof RowBatch, string>> = {
  place: "place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  record: "record values (?, ?)",
  boundary: "boundary values (?, ?)",
  frame: "frame values (?, ?, ?, ?, ?)",
  house: "house values (?, ?, ?, ?, ?)",
  house_key: "temp.unsorted_key values (?, ?)",
  near: "temp.unsorted_near values (?, ?, ?, ?, ?)",
  words: "words (rowid, terms) values (?, ?)",
};

type Inserts = readonly (readonly [table: keyof RowBatch, statement: StatementSync])[];

function prepareInserts(database: DatabaseSync): Inserts {
  const entries = Object.entries(INSERTS) as [keyof RowBatch, string][]; // as the constant has them
  return entries.map(([table, into]) => [table, database.prepare(`insert into ${into}`)]);
}

function insertRows(insert: Inserts, batch: RowBatch): void {
  for (const [table, statement] of insert) for (const row of batch[table]) statement.run(...row);
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
