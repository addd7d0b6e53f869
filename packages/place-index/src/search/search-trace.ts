import type { QueryWord, ReadQuery } from "../query/read-query.ts";
import type { ScoredPlace } from "./scored-place.ts";
import type { TracedReader } from "./search-explanation.ts";

/** One way in which the text of a query was read, and what looked for places with it. */
export interface TracedReading {
  /** Which interpretation it belongs to: `as typed`, `near "gare"`, `without qualifiers` … */
  interpretation: string;
  /** The words as they stood when the reading ended, corrections included. */
  words: readonly QueryWord[];
  readers: TracedReader[];
}

/** Collects what a search does, for `explain`. A search without a trace records nothing. */
export class SearchTrace {
  readonly readings: TracedReading[] = [];
  /** The results, best first, before paging. */
  results: readonly ScoredPlace[] = [];
  isByDistance = false;
  readonly #readerByRank = new Map<number, string>();

  beginReading(interpretation: string, { words }: ReadQuery): void {
    this.readings.push({ interpretation, words, readers: [] });
  }

  addReader(name: string, words: readonly string[], ranks: readonly number[]): void {
    const newRanks = ranks.filter((rank) => !this.#readerByRank.has(rank));
    for (const rank of newRanks) this.#readerByRank.set(rank, name);
    this.readings.at(-1)?.readers.push({ name, words, newPlaces: newRanks.length });
  }

  /** Returns the reader that brought the place first. */
  getReader(rank: number): string {
    return this.#readerByRank.get(rank) ?? "other";
  }
}
