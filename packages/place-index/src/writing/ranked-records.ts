import type { DatabaseSync } from "node:sqlite";
import type { Scope } from "../search/source-scope.ts";
import type { TownShare } from "./place-row.ts";

/** A record on its way into an index. */
export interface StagedRecord extends TownShare {
  /** From 1 on, by popularity. */
  rank: number;
  /** The record without its outline. */
  json: string;
  /** Its outline, empty without one. */
  boundary: string;
  /** False for what a shard has of its neighbours. */
  isOwn: boolean;
}

/** House numbers of a street on their way into an index: `rank` is that of the first one. */
export interface StagedHouses extends Omit<StagedRecord, "json" | "boundary"> {
  /** See `SplitAddress`. */
  frame: string;
  /** Distinguishes frames, also those of two scopes. */
  frameNumber: number;
  street: string;
  /** JSON of each `House`, by number; their ranks follow each other. Texts are sent to a thread faster. */
  houses: string[];
}

/** House numbers that are stored together. More of them take longer to unpack when one is searched. */
const MAX_HOUSES = 64;

/** Records of a sample, about: all of a small index. */
const SAMPLED = 1_000;

/** Characters taken of one record: names are untrusted input of any length. */
const SAMPLED_CHARACTERS = 8_192;

/** Of the records of an index. */
export interface RankedCounts {
  placeCount: number;
  houseCount: number;
  frameCount: number;
}

/** The records of a scratch file, ranked by popularity. */
export class RankedRecords {
  readonly #scratch: DatabaseSync;
  readonly #counts: RankedCounts;

  /** @param scratch has the tables of `Staging`, and `ranked` with the records of this index */
  constructor(scratch: DatabaseSync, counts: RankedCounts) {
    this.#scratch = scratch;
    this.#counts = counts;
  }

  get placeCount(): number {
    return this.#counts.placeCount;
  }

  /**
   * JSON of some records, from all over the ranking, and some frames of house numbers; of long ones the first
   * part. The same records have the same sample.
   */
  sample(): string[] {
    const records = this.#scratch.prepare(SAMPLED_RECORDS);
    const frames = this.#scratch.prepare(SAMPLED_FRAMES);
    const sampled = [
      ...records.all(SAMPLED_CHARACTERS, getStride(this.#counts.placeCount - this.#counts.houseCount)),
      ...frames.all(SAMPLED_CHARACTERS, getStride(this.#counts.frameCount)),
    ];
    return sampled.map(({ json }) => String(json));
  }

  /**
   * Every record once, the most popular first, those of house numbers in blocks. Read it to its end, once.
   */
  *ranked(): Generator<StagedRecord | StagedHouses> {
    this.#scratch.exec("begin");
    const rows = this.#scratch.prepare(RANKED_RECORDS);
    rows.setReturnArrays(true);
    const findStreet = this.#scratch.prepare(STREET);
    const findTownNames = this.#rememberTownNames();
    const findHouse = this.#rememberHouses();
    let rank = 0;
    let block: StagedHouses | undefined;
    let blockStreet: unknown;
    for (const row of rows.iterate()) {
      // With `setReturnArrays` a row is an array in the order of the query's columns.
      const [popularity, own, number, at, json, boundary, scope, street, town] = row as unknown as RankedRow;
      rank += 1;
      const isOwn = own === 1;
      const isNext = block === undefined || street !== blockStreet || isOwn !== block.isOwn;
      if (block !== undefined && (isNext || block.houses.length === MAX_HOUSES)) {
        yield block;
        block = undefined;
      }
      if (street === null || at === null) {
        yield { scope, popularity, townNames: findTownNames(town), rank, isOwn, json, boundary };
        continue;
      }
      if (block === undefined) {
        const { name, frameNumber, frame } = findStreet.get(street) ?? {};
        block = {
          scope,
          popularity,
          townNames: findTownNames(town),
          rank,
          isOwn,
          frame: String(frame),
          frameNumber: Number(frameNumber),
          street: String(name),
          houses: [],
        };
      }
      blockStreet = street;
      block.houses.push(findHouse(number, at));
    }
    if (block !== undefined) yield block;
    this.#scratch.exec("commit");
  }

  /** Returns a function that finds the JSON of a house. The houses of a street follow each other. */
  #rememberHouses(): (number: number, at: number) => string {
    const find = this.#scratch.prepare(STAGED_HOUSES);
    const known = new Map<number, readonly string[]>();
    return (number, at) => {
      let houses = known.get(number);
      if (houses === undefined) {
        houses = String(find.get(number)?.json).split("\n");
        if (known.size >= MAX_STAGED_STREETS) known.clear();
        known.set(number, houses);
      }
      return houses[at]!;
    };
  }

  /** Returns a function that finds the other names of a town. Neighbours in the ranking share few towns. */
  #rememberTownNames(): (town: string) => readonly string[] {
    const find = this.#scratch.prepare(TOWN_NAMES);
    const known = new Map<string, readonly string[]>();
    return (town) => {
      let names = known.get(town);
      if (names === undefined) {
        const text = String(find.get(town)?.names);
        names = text.split("\n").filter((name) => name !== "");
        if (known.size >= MAX_TOWNS) known.clear();
        known.set(town, names);
      }
      return names;
    };
  }
}

const SAMPLED_RECORDS = `
  select substr(json, 1, ?) as json from ranked join staged on staged.number = ranked.number
  where street is null and ranked.rowid % ? = 0 order by ranked.rowid
`;
/** In the order of their texts, because their numbers follow the order of the records. */
const SAMPLED_FRAMES = `
  select substr(json, 1, ?) as json from (select json, row_number() over (order by json) as row from frame)
  where row % ? = 0
`;

function getStride(count: number): number {
  return Math.max(1, Math.ceil(count / SAMPLED));
}

/** Every record by its rank. */
const RANKED_RECORDS = `
  select ranked.popularity, ranked.is_own, ranked.number, ranked.at, iif(ranked.at is null, staged.json, ''),
    staged.boundary, staged.scope, staged.street, staged.town
  from ranked join staged on staged.number = ranked.number
  order by ranked.rowid
`;
type RankedRow = readonly [
  popularity: number,
  own: number,
  number: number,
  at: number | null,
  json: string,
  boundary: string,
  scope: Scope,
  street: number | null,
  town: string,
];

const STREET = `
  select street.name, street.frame as frameNumber, frame.json as frame
  from street join frame on frame.number = street.frame where street.number = ?
`;

/** The houses of a street in a row, or of a part of it. */
const STAGED_HOUSES = "select json from staged where number = ?";
/** Such rows in memory. Streets of several sources have several. */
const MAX_STAGED_STREETS = 100;

/** The other names of a town; of a part of a town, all names of that town. */
const TOWN_NAMES = `
  select coalesce(
    (select names from town where key = ?1),
    (select part.name || char(10) || coalesce(whole.names, '')
      from part left join town as whole on whole.key = part.town where part.key = ?1),
    ''
  ) as names
`;
/** Towns whose names are in memory. */
const MAX_TOWNS = 10_000;
