import type { LatLng, Viewport } from "@lieudit/place-model";
import type { Ring } from "../geo/cells.ts";
import type { Candidate } from "../ranking/score-place.ts";
import type { Scope } from "./source-scope.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WorkBudget } from "./work-budget.ts";

/** How an index warms up when it opens. */
export interface WarmUp {
  /** Milliseconds after which no more requests are sent. */
  ms: number;
  placeCount: number;
  /** Places, from the first rank on, that the reader keeps in memory once it has read them. */
  keptCount: number;
}

/** Terms of which a place must have one; empty when no place can. */
export type TermGroup = readonly string[];

/** A condition on a place's terms: one of each group of `all`, none of `none`, and optionally a cell around it. */
export interface TermMatch {
  all: readonly TermGroup[];
  none?: TermGroup;
  around?: Ring | undefined;
  /** Where the caller is. An index in shards may look there first, and elsewhere only for what is missing. */
  near?: LatLng | undefined;
  /** Scopes of private sources whose places may be around it; the groups have their terms already. */
  scopes?: readonly Scope[];
}

/** The vocabulary interface of searches. */
export type WordList = Pick<Vocabulary, keyof Vocabulary>;

/** The words that places have, as they are looked up in memory. */
export interface WordLists {
  /** Words of names. */
  readonly names: WordList;
  /** Words of addresses and types. */
  readonly context: WordList;
  /** Initials of names. */
  readonly initials: WordList;
  /** Wide and coarse cells that hold places: see `areaWord`. */
  readonly areas: WordList;
  /** Time zones of places with opening hours: IANA names in lower case. */
  readonly zones: WordList;
}

/** A place as the table of near places has it. */
export interface IndexedPoint {
  rank: number;
  latitude: number;
  longitude: number;
}

/**
 * The engine interface of searches: a few lookups, each of many rows at once.
 * Ranks are positions by popularity, from 1 on.
 *
 * Rejects with `PlaceIndexError`.
 */
export interface IndexReader {
  /** Bounds the work of one call; absent if nothing bounds it. See `boundReader`. */
  readonly budget?: WorkBudget;
  /** Number of places; absent if the time of a lookup hardly depends on the places that it passes. */
  readonly placeCount?: number;
  /** Queries that warm the index up; absent if that is useless. */
  readonly warmUp?: WarmUp;
  /** The number of a type in this index, or undefined when no place has it. */
  typeNumber(type: string): number | undefined;
  /** Whether the table of near places leaves the type out, because nearly every place has it. */
  isCommonType(type: string): boolean;
  /** What the table of near places adds to the numbers of types in a scope; undefined if the index has no such scope. */
  scopeNumber(scope: Scope): number | undefined;
  /** The words of public places, or of the places in a scope that the index has. */
  wordLists(scope?: Scope): Promise<WordLists>;
  /** The first `limit` places after rank `after` that match, the most popular first. */
  matching(match: TermMatch, after: number, limit: number, bounds?: LookupBounds): Promise<Candidate[]>;
  /** The places in `box` that have one of the numbered types; 0 is any point of interest. A place may come more than once. The box does not cross the antimeridian. Stops after `limit` of them. */
  near(types: readonly number[], box: Viewport, limit?: number): Promise<IndexedPoint[]>;
  /** Returns the data for ranking the places at `ranks`, in their order. */
  candidates(ranks: readonly number[]): Promise<Candidate[]>;
  /** The JSON of the records at `ranks`, in their order. */
  recordTexts(ranks: readonly number[]): Promise<string[]>;
  /** The JSON of the records of `ids`, in their order; unknown ids are omitted. */
  recordTextsById(ids: readonly string[]): Promise<string[]>;
  /** The outline of a place, as `encodeBoundary` writes it; undefined if it has none. */
  boundaryText(id: string): Promise<string | undefined>;
  /** The JSON of the `IndexDescription`. */
  description(): Promise<string>;
  /** Returns the reader of one call, if that knows more than the index. */
  forCall?(budget: WorkBudget): CallReader;
  close(): Promise<void>;
}

/** What ends a lookup early. */
export interface LookupBounds {
  /** Called before the house numbers of a street are read; false ends the lookup. */
  mayUnpack?: () => boolean;
  /** The last rank that is looked at; streets at it are read with all of their house numbers. */
  lastRank?: number;
}

/** An index in shards, as one call reads it. */
export interface CallReader extends IndexReader {
  /** Files that the call could not read, and so left out. */
  readonly lostFiles: readonly string[];
  /** Files that it read, without that of all words. */
  readonly readFiles: ReadonlySet<string>;
}

/** A file of the index cannot be read. Another try of the call leaves it out. */
export class FileLostError extends Error {
  override readonly name = "FileLostError";
}

/** Keeps of `places` those that are answers, in their order, where terms are too coarse to say. */
export type PlaceFilter = (places: readonly Candidate[]) => Promise<readonly Candidate[]>;

/** Returns the filter that `holds` for each place alone. */
export function filterBy(holds: (place: Candidate) => boolean): PlaceFilter {
  return async (places) => places.filter(holds);
}
