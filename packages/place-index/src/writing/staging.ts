import { rmSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { contains, type LatLng, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { toCell } from "../geo/cells.ts";
import { readFrame, splitAddress, toHouseLocation } from "../houses/house-frame.ts";
import { getLeadingNumber } from "../houses/packed-houses.ts";
import type { StreetHouses } from "../houses/street-houses.ts";
import type { IndexDescription, SourceDescription } from "../place-index.ts";
import { PUBLIC_SCOPE, type Scope, toScope } from "../search/source-scope.ts";
import { listReaderNames } from "../text/place-words.ts";
import { RankedRecords } from "./ranked-records.ts";
import type { TypeLists } from "./type-numbers.ts";

/** A row of the scratch file without what follows from its record. */
interface StagedParts {
  /** The record, or a line for each house. */
  json: string;
  boundary: string;
  scope: Scope;
  /** Null for other records. */
  street: number | null;
}

/** Rows between two commits of the scratch file. */
const BATCH = 5_000;

/**
 * The first pass of writing an index: records are collected in a scratch file,
 * counted, and given back ranked by popularity. Memory does not grow with
 * their number, and their order does not matter.
 */
export class Staging {
  readonly #scratch: DatabaseSync;
  readonly #path: string;
  readonly #sources: SourceDescription[] = [];
  readonly #byKind = new Map<string, number>();
  readonly #byType = new Map<string, number>();
  readonly #types = new Set<string>();
  readonly #scopes = new Set<Scope>();
  /** Numbers of the frames and streets of houses that came last. */
  readonly #frames = new Map<string, number>();
  readonly #streets = new Map<string, number>();
  /** Of the last house: most have the frame and the street of the one before. */
  #last = { frame: "", scope: PUBLIC_SCOPE as Scope, street: "", frameNumber: 0, streetNumber: 0 };
  readonly #insertPlace: StatementSync;
  readonly #insertStaged: StatementSync;
  #stagedCount = 0;
  #insertFrame: StatementSync | undefined;
  #insertStreet: StatementSync | undefined;
  #placeCount = 0;
  #houseCount = 0;
  #frameCount = 0;
  #publicCount = 0;
  #isOpen = true;

  constructor(path: string) {
    this.#path = path;
    rmSync(path, { force: true });
    this.#scratch = openScratch(path);
    try {
      this.#scratch.exec(`
        create table place (id text not null unique, staged integer not null, at integer, house integer, cell integer not null);
        create table staged (number integer primary key, popularity real not null, town text not null, scope text not null, street integer, is_locality integer not null, boundary text not null, json text not null);
        create table frame (number integer primary key, json text not null, scope text not null, unique (json, scope));
        create table street (number integer primary key, name text not null, frame integer not null, unique (frame, name));
        create table town (key text primary key, popularity real not null, names text not null) without rowid;
        create table part (key text primary key, town text not null, name text not null) without rowid;
      `);
      this.#insertPlace = this.#scratch.prepare("insert or ignore into place values (?, ?, ?, ?, ?)");
      this.#insertStaged = this.#scratch.prepare("insert into staged values (?, ?, ?, ?, ?, ?, ?, ?)");
    } catch (error) {
      // Nobody has it yet who could abort it.
      this.remove();
      throw error;
    }
  }

  get placeCount(): number {
    return this.#placeCount;
  }

  /**
   * Takes the records of one source. Of two with the same id the first one stays. Those of a private source change
   * nothing about public ones.
   */
  async add(
    source: SourceDescription,
    records: AsyncIterable<PlaceRecord | StreetHouses> | Iterable<PlaceRecord | StreetHouses>,
  ): Promise<void> {
    const stageTown = this.#scratch.prepare(
      "insert into town values (?, ?, ?) on conflict do update set popularity = max(popularity, excluded.popularity)",
    );
    const stagePart = this.#scratch.prepare(STAGE_PART);
    const scope = source.isPrivate ? toScope(source.name) : PUBLIC_SCOPE;
    const isPublic = scope === PUBLIC_SCOPE;
    if (!isPublic) this.#scopes.add(scope);
    let viewport: Viewport | undefined;
    let added = 0;
    this.#scratch.exec("begin");
    let untilCommit = BATCH;
    let framed: { frame: string; start: PlaceRecord } | undefined;
    for await (const record of records) {
      if ("houses" in record) {
        const { frame } = record;
        if (frame !== framed?.frame) framed = { frame, start: readFrame(frame) };
        this.#addStreet(record, framed.start, framed.start.id, scope);
        for (const house of record.houses) viewport = widened(viewport, toHouseLocation(house));
        added += record.houses.length;
        untilCommit -= record.houses.length;
      } else {
        const { boundary = "" } = record;
        const json = JSON.stringify(boundary === "" ? record : { ...record, boundary: undefined });
        const split = boundary === "" ? splitAddress(record, json, this.#last.frame) : undefined;
        if (split === undefined) this.#addRecord(record, json, scope);
        else {
          const idStart = record.id.slice(0, record.id.length - split.house.id.length);
          this.#addStreet({ ...split, houses: [split.house] }, record, idStart, scope);
        }
        if (isPublic && isTownItself(record))
          stageTown.run(townKey(record), record.popularity, otherNames(record).join("\n"));
        const part = partKey(record);
        if (part !== undefined && isPublic)
          stagePart.run(part, townKey(record), record.address.locality ?? "");
        viewport = widened(viewport, record.location);
        added += 1;
        untilCommit -= 1;
      }
      if (untilCommit > 0) continue;
      this.#scratch.exec("commit; begin");
      untilCommit = BATCH;
    }
    this.#scratch.exec("commit");
    if (!isPublic) return;
    this.#sources.push({
      ...source,
      placeCount: added,
      ...(source.viewport === undefined && viewport !== undefined ? { viewport } : {}),
    });
  }

  /** The types and scopes that the records have. */
  listTypes(): TypeLists {
    return { types: [...this.#types], scopes: [...this.#scopes] };
  }

  #addRecord(record: PlaceRecord, json: string, scope: Scope): void {
    const cell = toCell(record.location, "small");
    if (this.#insertPlace.run(scope + record.id, this.#stagedCount + 1, null, null, cell).changes === 0)
      return;
    const { boundary = "" } = record;
    this.#stage(record, { json, boundary, scope, street: null });
    this.#count(record, 1, scope === PUBLIC_SCOPE);
  }

  /** @param record of the frame or of one house; only what all houses share is read */
  #addStreet(street: StreetHouses, record: PlaceRecord, idStart: string, scope: Scope): void {
    const { houses } = street;
    let newCount = 0;
    for (const [at, house] of houses.entries()) {
      const cell = toCell(toHouseLocation(house), "small");
      const number = getLeadingNumber(house.number);
      const { changes } = this.#insertPlace.run(
        scope + idStart + house.id,
        this.#stagedCount + 1,
        at,
        number,
        cell,
      );
      newCount += Number(changes);
    }
    if (newCount === 0) return;
    const json = houses.map((house) => JSON.stringify(house)).join("\n");
    this.#stage(record, { json, boundary: "", scope, street: this.#findStreetNumber(street, scope) });
    this.#count(record, newCount, scope === PUBLIC_SCOPE);
    this.#houseCount += newCount;
  }

  #stage(record: PlaceRecord, { json, boundary, scope, street }: StagedParts): void {
    const town = isTownItself(record) ? "" : townKey(record);
    const isLocality = Number(record.kind === "locality");
    this.#stagedCount += 1;
    this.#insertStaged.run(
      this.#stagedCount,
      record.popularity,
      town,
      scope,
      street,
      isLocality,
      boundary,
      json,
    );
  }

  #findStreetNumber({ frame, street }: Omit<StreetHouses, "houses">, scope: Scope): number {
    const last = this.#last;
    const isSameFrame = frame === last.frame && scope === last.scope && last.frameNumber > 0;
    if (isSameFrame && street === last.street) return last.streetNumber;
    this.#insertFrame ??= this.#scratch.prepare(INSERT_FRAME);
    this.#insertStreet ??= this.#scratch.prepare(INSERT_STREET);
    const frameNumber = isSameFrame
      ? last.frameNumber
      : findNumber(this.#frames, this.#insertFrame, frame, scope);
    this.#frameCount = Math.max(this.#frameCount, frameNumber);
    const streetNumber = findNumber(this.#streets, this.#insertStreet, street, frameNumber);
    this.#last = { frame, scope, street, frameNumber, streetNumber };
    return streetNumber;
  }

  /** Ranks the records by popularity, once all are added. */
  rank(): RankedRecords {
    // Keys are sorted by themselves, and not the records with them.
    this.#scratch.exec(`
      create table if not exists first_house (street integer primary key, id text not null);
      insert or ignore into first_house
        select street, min(id) from place join staged on staged.number = place.staged
        where street is not null group by street;
      create table if not exists ranked as
        select staged.number, at, ${RANKED_POPULARITY} as popularity, cell, is_locality, 1 as is_own
        from place cross join staged on staged.number = place.staged
        left join town on town.key = staged.town
        left join first_house on first_house.street = staged.street
        order by 3 desc, coalesce(first_house.id, place.id), house, place.id
    `);
    return new RankedRecords(this.#scratch, {
      placeCount: this.#placeCount,
      houseCount: this.#houseCount,
      frameCount: this.#frameCount,
    });
  }

  /** Returns the number of places in each cell of 0.02 degree, once they are ranked. */
  countCells(): Map<number, number> {
    const rows = this.#scratch.prepare("select cell, count(*) as places from ranked group by cell").all();
    return new Map(rows.map(({ cell, places }) => [Number(cell), Number(places)]));
  }

  /** Describes the public sources. */
  describe(): IndexDescription {
    return {
      sources: this.#sources,
      placeCount: this.#publicCount,
      countByKind: sorted(this.#byKind),
      countByType: sorted(this.#byType),
      ...(this.#scopes.size === 0 ? {} : { hasPrivateSources: true }),
    };
  }

  /** Closes the scratch file, so that other threads can read it. */
  close(): void {
    if (this.#isOpen) this.#scratch.close();
    this.#isOpen = false;
  }

  /** Removes the scratch file. */
  remove(): void {
    this.close();
    rmSync(this.#path, { force: true });
  }

  #count({ kind, types, primaryType }: PlaceRecord, count: number, isPublic: boolean): void {
    this.#placeCount += count;
    for (const type of [primaryType, ...types]) this.#types.add(type);
    if (!isPublic) return;
    this.#publicCount += count;
    this.#byKind.set(kind, (this.#byKind.get(kind) ?? 0) + count);
    for (const type of new Set([primaryType, ...types])) {
      this.#byType.set(type, (this.#byType.get(type) ?? 0) + count);
    }
  }
}

/**
 * Opens a database that nobody reads before it is whole, which needs no
 * journal: a crash leaves a scratch file, never a half-written index.
 */
export function openScratch(path: string): DatabaseSync {
  // Node's defensive mode keeps a journal whatever the pragma says; the statements here are all our own.
  const database = new DatabaseSync(path, { defensive: false });
  database.exec(`
    pragma page_size = 8192; pragma journal_mode = off; pragma synchronous = off;
    pragma locking_mode = exclusive; pragma cache_size = -4000; pragma temp_store = file;
  `);
  return database;
}

/** A town of this popularity, a village, lends its places none of it. */
const VILLAGE_POPULARITY = 0.35;

/** A place's own popularity and what its town lends it: the bakery of a city is asked for more often than a village's. */
const RANKED_POPULARITY = `staged.popularity + max(0, coalesce(town.popularity, 0) - ${VILLAGE_POPULARITY})`;

/** A name that parts of several towns share names none of them. */
const STAGE_PART = `
  insert into part values (?, ?, ?) on conflict do update
  set name = iif(town = excluded.town, name, ''), town = iif(town = excluded.town, town, '')
`;

const INSERT_FRAME = `
  insert into frame (json, scope) values (?, ?)
  on conflict (json, scope) do update set json = excluded.json returning number
`;
const INSERT_STREET = `
  insert into street (name, frame) values (?, ?)
  on conflict (frame, name) do update set name = excluded.name returning number
`;

/** Streets and frames whose numbers are in memory: in most files, the houses of a street are neighbours. */
const MAX_STREETS = 1_000;

/** Returns the number of a row, which is inserted if it is new. */
function findNumber(
  known: Map<string, number>,
  insert: StatementSync,
  text: string,
  parent: string | number,
): number {
  const key = `${parent}\n${text}`;
  let number = known.get(key);
  if (number === undefined) {
    number = Number(insert.get(text, parent)?.number);
    if (known.size >= MAX_STREETS) known.clear();
    known.set(key, number);
  }
  return number;
}

/** Returns a key that distinguishes towns of the same name by country and departement. */
function townKey({ address }: PlaceRecord, locality = address.locality): string {
  const { countryCode, adminArea2 = "" } = address;
  return locality === undefined ? "" : `${countryCode} ${adminArea2} ${locality}`;
}

/**
 * Returns the key of a part of a town, such as a former commune: addresses may name the part instead of
 * the town. Undefined for other places.
 */
function partKey(record: PlaceRecord): string | undefined {
  const { kind, names, address } = record;
  const isPart = kind === "locality" && address.sublocality === names.default;
  return isPart ? townKey(record, names.default) : undefined;
}

/** Other names of a town: in the readers' languages, former ones, short ones. Long lists are cut. */
function otherNames({ names }: PlaceRecord): string[] {
  return listReaderNames(names).slice(1, 1 + MAX_TOWN_NAMES);
}

const MAX_TOWN_NAMES = 8;

function isTownItself({ kind, names, address }: PlaceRecord): boolean {
  return kind === "locality" && names.default === address.locality;
}

/** As an object with its keys in order, so that the same places give the same bytes. */
function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function widened(viewport: Viewport | undefined, location: LatLng): Viewport {
  const { latitude, longitude } = location;
  if (viewport === undefined) return { low: { latitude, longitude }, high: { latitude, longitude } };
  const { low, high } = viewport;
  if (contains(viewport, location)) return viewport;
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
