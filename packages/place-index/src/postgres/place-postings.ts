import { segmentOf } from "./schema.ts";

/** The places of a term in one segment. */
export interface Posting {
  term: string;
  segment: number;
  /** In growing order. */
  ranks: readonly number[];
}

/**
 * Turns places with their terms into terms with their places, a segment of
 * ranks at a time: what is kept does not grow with the number of places.
 */
export class PlacePostings {
  #segment = 0;
  #ranksOf = new Map<string, number[]>();

  /**
   * Takes the terms of the place at `rank`; ranks come in growing order.
   *
   * @returns the postings of the segment before, where this rank begins another one.
   */
  add(rank: number, terms: readonly string[]): Iterable<Posting> {
    const segment = segmentOf(rank);
    const done = segment === this.#segment ? [] : this.end();
    this.#segment = segment;
    for (const term of terms) {
      const ranks = this.#ranksOf.get(term);
      if (ranks === undefined) this.#ranksOf.set(term, [rank]);
      else ranks.push(rank);
    }
    return done;
  }

  /** The postings of the last segment. */
  end(): Iterable<Posting> {
    const done = inOrder(this.#segment, this.#ranksOf);
    this.#ranksOf = new Map();
    return done;
  }
}

/** In the order of the terms: an index over them is soon sorted. */
function* inOrder(segment: number, ranksOf: ReadonlyMap<string, readonly number[]>): Generator<Posting> {
  for (const term of [...ranksOf.keys()].sort()) yield { term, segment, ranks: ranksOf.get(term)! };
}
