import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndexWriter } from "../place-index.ts";
import { packRecord } from "../search/pack-record.ts";
import { packVocabulary } from "../search/vocabulary.ts";
import { placeRow } from "../writing/place-row.ts";
import { Staging } from "../writing/staging.ts";
import { WordCounts } from "../writing/word-counts.ts";
import { createNearCells } from "./near-cells.ts";
import { PlacePostings, type Posting } from "./place-postings.ts";
import { packRanks } from "./posting-list.ts";
import { RowCopy } from "./row-copy.ts";
import {
  createIndexes,
  createTables,
  dropIndex,
  listTables,
  nameTables,
  REGISTRY,
  SCHEMA_VERSION,
  type Tables,
  WORDS_IN_PART,
} from "./schema.ts";
import { connectForWriting, type WritingConnection } from "./writing-connection.ts";

export interface PostgresWriterOptions {
  databaseUrl: string;
  /** Of the index: letters and digits, an underscore, the generation. */
  name: string;
  /** Path of the scratch file on this machine. */
  scratch: string;
}

/** Share of the rows in the progress of writing an index; the rest is for its indexes. */
const SHARE_OF_ROWS = 0.7;

/**
 * Writes a new index in two passes: records are collected in a scratch file on
 * this machine, then ranked by popularity and sent in that order. All of it is
 * one transaction: a writer that is killed, or loses its connection, leaves
 * nothing in the database.
 *
 * `finish` rejects with `PlaceIndexError` when the database does not do its part.
 */
export function createPostgresPlaceIndexWriter({
  databaseUrl,
  name,
  scratch,
}: PostgresWriterOptions): PlaceIndexWriter {
  const tables = nameTables(name);
  const staging = new Staging(scratch);
  return {
    add: (source, records) => staging.add(source, records),

    async finish(onProgress = () => {}) {
      const description = staging.describe();
      const connection = await connectForWriting(databaseUrl);
      const { send } = connection;
      try {
        await send("begin");
        // Of an import that ended after its commit and before it was published.
        await send(dropIndex(name));
        await send(createTables(tables));
        await sendPlaces(connection, tables, staging, (share) => onProgress(SHARE_OF_ROWS * share));
        const statements = [
          ...createIndexes(tables),
          ...listTables(tables).map((table) => `analyze ${table}`),
        ];
        for (const [i, statement] of statements.entries()) {
          await send(statement);
          onProgress(SHARE_OF_ROWS + (1 - SHARE_OF_ROWS) * (i / statements.length));
        }
        await send(`insert into ${REGISTRY} (name, version, description) values ($1, $2, $3)`, [
          name,
          SCHEMA_VERSION,
          JSON.stringify(description),
        ]);
        await send("commit");
      } finally {
        await connection.close();
      }
      staging.remove();
      onProgress(1);
      return description;
    },

    async abort() {
      staging.remove();
    },
  };
}

async function sendPlaces(
  connection: WritingConnection,
  tables: Tables,
  staging: Staging,
  onProgress: (share: number) => void,
): Promise<void> {
  const numbers = staging.typeNumbers();
  const types = new RowCopy(connection, tables.type, { number: "int4", name: "text", is_common: "bool" });
  for (const { number, name, isCommon } of numbers.all) await types.add([number, name, isCommon]);
  await types.end();

  const places = new RowCopy(connection, tables.place, PLACE_COLUMNS);
  const boundaries = new RowCopy(connection, tables.boundary, { id: "text", rings: "text" });
  const terms = new RowCopy(connection, tables.posting, { term: "text", segment: "int4", ranks: "bytea" });
  const postings = new PlacePostings();
  const counts = new WordCounts();
  const sendPostings = async (some: Iterable<Posting>) => {
    for (const { term, segment, ranks } of some) {
      counts.add(term, ranks.length);
      await terms.add([term, segment, packRanks(ranks)]);
    }
  };
  for (const { rank, json, boundary, ...town } of staging.ranked()) {
    // Our own text, written a moment ago.
    const row = placeRow(JSON.parse(json) as PlaceRecord, town, numbers);
    await places.add([rank, row.id, ...row.candidate, packRecord(json)]);
    if (boundary !== "") await boundaries.add([row.id, boundary]);
    await sendPostings(postings.add(rank, row.terms));
    staging.addNear(rank, row.near);
    if (rank % PROGRESS_ROWS === 0) onProgress((0.8 * rank) / staging.placeCount);
  }
  await sendPostings(postings.end());
  for (const rows of [places, boundaries, terms]) await rows.end();
  onProgress(0.8);

  const near = new RowCopy(connection, tables.near, { type: "int4", cell: "int4", places: "bytea" });
  for (const { type, cell, places } of createNearCells(staging.sortedNear()))
    await near.add([type, cell, places]);
  await near.end();
  onProgress(0.95);

  const insert = `insert into ${tables.vocabulary} (part, list, words, counts) values ($1, $2, $3, $4)`;
  let part = 0;
  for (const [list, countOf] of counts.lists()) {
    for (const some of splitIntoParts(countOf)) {
      const { words, counts } = packVocabulary(some);
      part += 1;
      await connection.send(insert, [part, list, words, Buffer.from(counts)]);
    }
  }
}

/** Returns a list of words in parts that follow each other; one at least. */
function splitIntoParts(countOf: ReadonlyMap<string, number>): Map<string, number>[] {
  const sorted = [...countOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = Math.max(1, Math.ceil(sorted.length / WORDS_IN_PART));
  return Array.from(
    { length: count },
    (_, i) => new Map(sorted.slice(i * WORDS_IN_PART, (i + 1) * WORDS_IN_PART)),
  );
}

const PROGRESS_ROWS = 1_000;

const PLACE_COLUMNS = {
  rank: "int4",
  id: "text",
  kind: "int2",
  lat: "float8",
  lng: "float8",
  popularity: "float8",
  country: "text",
  types: "text",
  names: "text",
  context: "text",
  json: "bytea",
} as const;
