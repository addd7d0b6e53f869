import { mkdirSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { PLACE_KINDS, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { cellOf } from "../geo/cells.ts";
import type { IndexDescription, PlaceIndexWriter, SourceDescription } from "../place-index.ts";
import { syncFolder } from "../store/manifest.ts";
import { placeWords } from "../text/place-words.ts";
import { packRecord } from "./record-text.ts";
import { COORDINATE_SCALE, INDEXES, signSchema, TABLES } from "./schema.ts";
import { placeTerms, TERM_SIGNS } from "./terms.ts";

/** Types that every point of interest has are left out of the table of near places: its untyped rows serve them. */
const COMMON_TYPES: ReadonlySet<string> = new Set(["establishment", "point_of_interest"]);

/** Rows between two reports of progress, and in one transaction of the first pass. */
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
  const scratch = { building: `${path}.building`, staging: `${path}.staging` };
  mkdirSync(dirname(path), { recursive: true });
  removeScratch(scratch);
  const staging = openScratch(scratch.staging);
  staging.exec(`
    create table staged (id text not null unique, popularity real not null, town text not null, json text not null);
    create table town (key text primary key, popularity real not null) without rowid;
    create table near (cell integer, type integer, rank integer, lat integer, lng integer);
  `);
  const stage = staging.prepare(
    "insert or ignore into staged (id, popularity, town, json) values (?, ?, ?, ?)",
  );
  const stageTown = staging.prepare(
    "insert into town values (?, ?) on conflict do update set popularity = max(popularity, excluded.popularity)",
  );
  const sources: SourceDescription[] = [];
  const counts: Counts = { places: 0, byKind: new Map(), byType: new Map() };
  let isOpen = true;

  function close(): void {
    if (isOpen) staging.close();
    isOpen = false;
  }

  return {
    async add(source, records) {
      let viewport: Viewport | undefined;
      let added = 0;
      staging.exec("begin");
      for await (const record of records) {
        const town = townKey(record);
        const isTown = isTownItself(record);
        const { changes } = stage.run(
          record.id,
          record.popularity,
          isTown ? "" : town,
          JSON.stringify(record),
        );
        if (changes > 0) count(counts, record);
        if (isTown) stageTown.run(town, record.popularity);
        viewport = widened(viewport, record);
        added += 1;
        if (added % BATCH === 0) staging.exec("commit; begin");
      }
      staging.exec("commit");
      sources.push({
        ...source,
        placeCount: added,
        ...(source.viewport === undefined && viewport !== undefined ? { viewport } : {}),
      });
    },

    async finish(onProgress = () => {}) {
      const database = openScratch(scratch.building);
      let description: IndexDescription;
      try {
        database.exec(TABLES);
        database.exec(`insert into words (words, rank) values ('hashsize', ${8 << 20})`);
        description = await writeRanked(staging, database, sources, counts, onProgress);
        signSchema(database);
      } finally {
        database.close();
      }
      close();
      await syncFile(scratch.building);
      await rename(scratch.building, path);
      await syncFolder(dirname(path));
      removeScratch(scratch);
      onProgress(1);
      return description;
    },

    async abort() {
      close();
      removeScratch(scratch);
    },
  };
}

/**
 * A file that nobody reads before it is whole needs no journal: a crash leaves
 * a scratch file, never a half-written index.
 */
function openScratch(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`
    pragma page_size = 8192; pragma journal_mode = off; pragma synchronous = off;
    pragma locking_mode = exclusive; pragma cache_size = -4000; pragma temp_store = file;
  `);
  return database;
}

function removeScratch(scratch: { building: string; staging: string }): void {
  for (const file of [scratch.building, scratch.staging]) rmSync(file, { force: true });
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
  staging: DatabaseSync,
  database: DatabaseSync,
  sources: SourceDescription[],
  counts: Counts,
  onProgress: (share: number) => void,
): Promise<IndexDescription> {
  const numberOf = new Map<string, number>();
  const insertType = database.prepare("insert into type (number, name, is_common) values (?, ?, ?)");
  const common = new Set<number>();
  database.exec("begin");
  for (const name of [...counts.byType.keys()].sort()) {
    const number = numberOf.size + 1;
    numberOf.set(name, number);
    const isCommon = COMMON_TYPES.has(name);
    if (isCommon) common.add(number);
    insertType.run(number, name, Number(isCommon));
  }

  const insert = {
    place: database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
    record: database.prepare("insert into record values (?, ?)"),
    words: database.prepare("insert into words (rowid, terms) values (?, ?)"),
    near: staging.prepare("insert into near values (?, ?, ?, ?, ?)"),
  };
  let rank = 0;
  staging.exec("begin");
  // Keys are sorted by themselves, and not the records with them.
  staging.exec(`
    create table ranked as
      select staged.rowid as number, ${RANKED_POPULARITY} as popularity
      from staged left join town on town.key = staged.town
      order by 2 desc, id
  `);
  const ranked = staging.prepare(
    "select ranked.popularity, json from ranked join staged on staged.rowid = ranked.number order by ranked.rowid",
  );
  for (const row of ranked.iterate()) {
    rank += 1;
    writePlace(insert, rank, Number(row.popularity), String(row.json), numberOf, common);
    if (rank % BATCH === 0) {
      onProgress((0.8 * rank) / counts.places);
      // Lets the caller's signals and progress through.
      await new Promise(setImmediate);
    }
  }
  staging.exec("commit");
  onProgress(0.8);

  const insertNear = database.prepare("insert into near values (?, ?, ?, ?, ?)");
  for (const row of staging.prepare("select * from near order by type, cell, rank").iterate()) {
    insertNear.run(row.cell!, row.type!, row.rank!, row.lat!, row.lng!);
  }
  onProgress(0.9);
  database.exec(INDEXES);
  database.exec("insert into words (words) values ('optimize')");
  writeVocabularies(database);

  const description: IndexDescription = {
    sources,
    placeCount: rank,
    countByKind: sorted(counts.byKind),
    countByType: sorted(counts.byType),
  };
  database.prepare("insert into meta values ('description', ?)").run(JSON.stringify(description));
  database.exec("commit; pragma optimize");
  return description;
}

/** A town of this popularity, a village, lends its places none of it. */
const VILLAGE_POPULARITY = 0.35;

/** A place's own popularity and what its town lends it: the bakery of a city is asked for more often than a village's. */
const RANKED_POPULARITY = `staged.popularity + max(0, coalesce(town.popularity, 0) - ${VILLAGE_POPULARITY})`;

/** Towns of one name are told apart by country and departement. */
function townKey({ address }: PlaceRecord): string {
  const { countryCode, adminArea2 = "", locality } = address;
  return locality === undefined ? "" : `${countryCode} ${adminArea2} ${locality}`;
}

function isTownItself({ kind, names, address }: PlaceRecord): boolean {
  return kind === "locality" && names.default === address.locality;
}

interface Inserts {
  place: StatementSync;
  record: StatementSync;
  words: StatementSync;
  near: StatementSync;
}

function writePlace(
  insert: Inserts,
  rank: number,
  popularity: number,
  json: string,
  numberOf: ReadonlyMap<string, number>,
  common: ReadonlySet<number>,
): void {
  // Our own text, written a moment ago.
  const place = JSON.parse(json) as PlaceRecord;
  const words = placeWords(place);
  const { latitude, longitude } = place.location;
  // The primary type comes first; each type once.
  const types = [...new Set([place.primaryType, ...place.types])].map((type) => numberOf.get(type)!);
  insert.place.run(
    rank,
    place.id,
    PLACE_KINDS.indexOf(place.kind),
    latitude,
    longitude,
    popularity,
    place.address.countryCode,
    types.join(" "),
    words.names.map((name) => name.join(" ")).join("\n"),
    words.context.join(" "),
  );
  insert.record.run(rank, packRecord(json));
  insert.words.run(rank, placeTerms(place, words, (type) => numberOf.get(type)!).join(" "));

  const cell = cellOf(place.location, "small");
  const lat = Math.round(latitude * COORDINATE_SCALE);
  const lng = Math.round(longitude * COORDINATE_SCALE);
  if (place.kind === "poi") insert.near.run(cell, 0, rank, lat, lng);
  for (const type of types) {
    if (!common.has(type)) insert.near.run(cell, type, rank, lat, lng);
  }
}

interface Counts {
  places: number;
  byKind: Map<string, number>;
  byType: Map<string, number>;
}

function count(counts: Counts, { kind, types, primaryType }: PlaceRecord): void {
  counts.places += 1;
  counts.byKind.set(kind, (counts.byKind.get(kind) ?? 0) + 1);
  for (const type of new Set([primaryType, ...types])) {
    counts.byType.set(type, (counts.byType.get(type) ?? 0) + 1);
  }
}

/** As an object with its keys in order, so that the same places give the same bytes. */
function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The words of names and of contexts and the initials of names, sorted, with the number of places that
 * have each: what long prefixes and typing errors are looked up in.
 */
function writeVocabularies(database: DatabaseSync): void {
  database.exec("create virtual table temp.term using fts5vocab(main, words, row)");
  const counts = {
    names: new Map<string, number>(),
    context: new Map<string, number>(),
    initials: new Map<string, number>(),
  };
  for (const { term, doc } of database.prepare("select term, doc from temp.term").iterate()) {
    const word = String(term);
    if (/^[\p{L}\p{N}]/u.test(word)) counts.names.set(word, Number(doc));
    else if (word.startsWith(TERM_SIGNS.initials)) counts.initials.set(word.slice(1), Number(doc));
    else if (word.startsWith(TERM_SIGNS.context) && !word.startsWith(TERM_SIGNS.contextPrefix)) {
      counts.context.set(word.slice(TERM_SIGNS.context.length), Number(doc));
    }
  }
  database.exec("drop table temp.term");
  const insert = database.prepare("insert into vocabulary values (?, ?, ?)");
  for (const [list, countOf] of Object.entries(counts)) {
    const words = [...countOf.keys()].sort();
    const numbers = Uint32Array.from(words, (word) => countOf.get(word)!);
    insert.run(list, words.join("\n"), new Uint8Array(numbers.buffer));
  }
}

function widened(viewport: Viewport | undefined, { location }: PlaceRecord): Viewport {
  const { latitude, longitude } = location;
  if (viewport === undefined) return { low: { latitude, longitude }, high: { latitude, longitude } };
  const { low, high } = viewport;
  return {
    low: {
      latitude: Math.min(low.latitude, latitude),
      longitude: Math.min(low.longitude, longitude),
    },
    high: {
      latitude: Math.max(high.latitude, latitude),
      longitude: Math.max(high.longitude, longitude),
    },
  };
}
