import type { DatabaseSync } from "node:sqlite";
import type { House } from "../houses/house-frame.ts";
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
  /** By number; their ranks follow each other. */
  houses: House[];
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
    let rank = 0;
    let block: StagedHouses | undefined;
    let blockStreet: unknown;
    for (const row of rows.iterate()) {
      rank += 1;
      const isOwn = Boolean(row.is_own);
      const isNext = block === undefined || row.street !== blockStreet || isOwn !== block.isOwn;
      if (block !== undefined && (isNext || block.houses.length === MAX_HOUSES)) {
        yield block;
        block = undefined;
      }
      if (row.street === null) {
        yield { ...readShare(row), rank, isOwn, json: String(row.json), boundary: String(row.boundary) };
        continue;
      }
      block ??= {
        ...readShare(row),
        rank,
        isOwn,
        frame: String(row.frame),
        frameNumber: Number(row.frameNumber),
        street: String(row.name),
        houses: [],
      };
      blockStreet = row.street;
      // Our own text.
      block.houses.push(JSON.parse(String(row.json)) as House);
    }
    if (block !== undefined) yield block;
    this.#scratch.exec("commit");
  }
}

const SAMPLED_RECORDS = `
  select substr(json, 1, ?) as json from ranked join staged on staged.rowid = ranked.number
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

/** Every record by its rank, with the other names of its town; or, if it is in a part of a town, all names of that town. */
const RANKED_RECORDS = `
  select ranked.popularity, ranked.is_own, staged.json, staged.boundary, staged.scope, staged.street, street.name, street.frame as frameNumber, frame.json as frame,
    coalesce(town.names, part.name || char(10) || coalesce(whole.names, ''), '') as townNames
  from ranked
  join staged on staged.rowid = ranked.number
  left join street on street.number = staged.street
  left join frame on frame.number = street.frame
  left join town on town.key = staged.town
  left join part on part.key = staged.town
  left join town as whole on whole.key = part.town
  order by ranked.rowid
`;

function readShare(row: Record<string, unknown>): TownShare {
  return {
    scope: String(row.scope),
    popularity: Number(row.popularity),
    townNames: String(row.townNames)
      .split("\n")
      .filter((name) => name !== ""),
  };
}
