import type { CellSize } from "../geo/cells.ts";
import { hashText } from "../houses/hash-text.ts";
import type { TermGroup, TermMatch } from "../search/index-reader.ts";
import { splitScope } from "../search/source-scope.ts";
import { TERM_SIGNS } from "../search/terms.ts";
import { listStoredTerms } from "../sqlite/match-expression.ts";
import { BORDER_CELLS, holds, meets, type Region, toRegionAround } from "./region.ts";
import type { TermFilter } from "./term-filter.ts";

/** What routing knows of a shard. */
export interface RoutedShard {
  cells: Region;
  filter: TermFilter;
}

/** Terms whose shards are in memory. */
const MAX_KNOWN_TERMS = 20_000;

/** Finds the shards that may have a match. Finding too many costs time only. */
export class TermRouter<Shard extends RoutedShard> {
  readonly #shards: readonly Shard[];
  readonly #known = new Map<string, ReadonlySet<Shard>>();

  constructor(shards: readonly Shard[]) {
    this.#shards = shards;
  }

  /** Returns the shards that together have all matches: one, if that has the whole area of the match. */
  route(match: TermMatch, isUsable: (shard: Shard) => boolean): readonly Shard[] {
    const areas = listAreas(match);
    const mayMatch = (shard: Shard) => match.all.every((group) => this.#hasOneOf(shard, group));
    for (const area of areas) {
      const holder = this.#shards.find((shard) => holds(shard.cells, area, BORDER_CELLS) && isUsable(shard));
      if (holder !== undefined) return mayMatch(holder) ? [holder] : [];
    }
    return this.#shards.filter((shard) => areas.every((area) => meets(shard.cells, area)) && mayMatch(shard));
  }

  #hasOneOf(shard: Shard, group: TermGroup): boolean {
    // The areas are compared with the shards.
    return group.some((term) => isAreaTerm(term) || this.#findShards(term).has(shard));
  }

  #findShards(term: string): ReadonlySet<Shard> {
    let shards = this.#known.get(term);
    if (shards === undefined) {
      const lists = listStoredTerms(term).map((terms) => terms.map(hashText));
      shards = new Set(
        this.#shards.filter(({ filter }) =>
          lists.some((hashes) => hashes.every((hash) => filter.mayHave(hash))),
        ),
      );
      if (this.#known.size >= MAX_KNOWN_TERMS) this.#known.clear();
      this.#known.set(term, shards);
    }
    return shards;
  }
}

/** Returns regions of which a match is in each. */
function listAreas({ all, around }: TermMatch): Region[] {
  const areas = around === undefined ? [] : [toRegionAround(around.middle, around.size, 1)];
  for (const group of all) if (group.length > 0 && group.every(isAreaTerm)) areas.push(coverCells(group));
  return areas;
}

function coverCells(group: TermGroup): Region {
  return group.map(readCell).reduce((one, other) => ({
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
  }));
}

function readCell(term: string): Region {
  const [, own] = splitScope(term);
  return toRegionAround(
    Number(own.slice(CELL_SIGN_LENGTH)),
    SIZE_BY_SIGN.get(own.slice(0, CELL_SIGN_LENGTH))!,
    0,
  );
}

/** Whether a term finds the places in a cell. */
function isAreaTerm(term: string): boolean {
  const [, own] = splitScope(term);
  return SIZE_BY_SIGN.has(own.slice(0, CELL_SIGN_LENGTH));
}

const CELL_SIGN_LENGTH = TERM_SIGNS.small.length;
const SIZE_BY_SIGN: ReadonlyMap<string, CellSize> = new Map(
  (["coarse", "wide", "large", "small"] as const).map((size) => [TERM_SIGNS[size], size]),
);
