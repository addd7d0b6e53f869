import { toSegment } from "./schema.ts";

/** The places of a term in one segment. */
export interface Posting {
  term: string;
  segment: number;
  /** Ascending. */
  ranks: Uint32Array;
}

/** Initial capacity in pairs; a segment has some millions. */
const INITIAL_CAPACITY = 65_536;

/**
 * Turns places with their terms into terms with their places. It holds one
 * segment of ranks at a time, so its memory does not grow with the number of
 * places. A term's number and a rank are a pair of eight bytes.
 */
export class PlacePostings {
  #segment = 0;
  #numbers = new Map<string, number>();
  #terms = new Uint32Array(INITIAL_CAPACITY);
  #ranks = new Uint32Array(INITIAL_CAPACITY);
  #count = 0;

  /**
   * Adds the terms of the place at `rank`, each once. Ranks must be ascending.
   *
   * @returns the postings of the previous segment, if this rank begins another one.
   */
  add(rank: number, terms: readonly string[]): Iterable<Posting> {
    const segment = toSegment(rank);
    const finished = segment === this.#segment ? [] : this.end();
    this.#segment = segment;
    if (this.#count + terms.length > this.#terms.length) this.#grow(this.#count + terms.length);
    for (const term of terms) {
      let number = this.#numbers.get(term);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(term, number);
      }
      this.#terms[this.#count] = number;
      this.#ranks[this.#count] = rank;
      this.#count += 1;
    }
    return finished;
  }

  /** Returns the postings of the last segment. */
  end(): Iterable<Posting> {
    const numbers = this.#numbers;
    const terms = this.#terms.subarray(0, this.#count);
    // A counting sort: `starts` has the index of each term's first rank, `next` that of its next one.
    const starts = new Uint32Array(numbers.size + 1);
    for (const number of terms) starts[number + 1]! += 1;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const next = starts.slice();
    const sorted = new Uint32Array(terms.length);
    for (let i = 0; i < terms.length; i++) sorted[next[terms[i]!]!++] = this.#ranks[i]!;
    this.#numbers = new Map();
    this.#count = 0;
    return listSorted(this.#segment, numbers, (number) =>
      sorted.subarray(starts[number], starts[number + 1]),
    );
  }

  #grow(minCapacity: number): void {
    const capacity = Math.max(minCapacity, 2 * this.#terms.length);
    this.#terms = copyToCapacity(this.#terms, capacity);
    this.#ranks = copyToCapacity(this.#ranks, capacity);
  }
}

function copyToCapacity(numbers: Uint32Array, capacity: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(capacity);
  copy.set(numbers);
  return copy;
}

/** Yields the postings in the order of terms, so that the database sorts its index quickly. */
function* listSorted(
  segment: number,
  numbers: ReadonlyMap<string, number>,
  getRanks: (number: number) => Uint32Array,
): Generator<Posting> {
  for (const term of [...numbers.keys()].sort()) {
    yield { term, segment, ranks: getRanks(numbers.get(term)!) };
  }
}
