import { toSegment } from "./schema.ts";

/** The places of a term in one segment. */
export interface Posting {
  term: string;
  segment: number;
  /** In growing order. */
  ranks: Uint32Array;
}

/** Pairs that there is room for at first; a segment has some millions. */
const FIRST_ROOM = 65_536;

/**
 * Turns places with their terms into terms with their places, a segment of
 * ranks at a time: what is kept does not grow with the number of places. It is
 * pairs of a term's number and a rank, eight bytes each.
 */
export class PlacePostings {
  #segment = 0;
  #numbers = new Map<string, number>();
  #terms = new Uint32Array(FIRST_ROOM);
  #ranks = new Uint32Array(FIRST_ROOM);
  #count = 0;

  /**
   * Takes the terms of the place at `rank`, each once; ranks come in growing
   * order.
   *
   * @returns the postings of the segment before, where this rank begins another one.
   */
  add(rank: number, terms: readonly string[]): Iterable<Posting> {
    const segment = toSegment(rank);
    const done = segment === this.#segment ? [] : this.end();
    this.#segment = segment;
    if (this.#count + terms.length > this.#terms.length) this.#widen(this.#count + terms.length);
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
    return done;
  }

  /** The postings of the last segment. */
  end(): Iterable<Posting> {
    const numbers = this.#numbers;
    const terms = this.#terms.subarray(0, this.#count);
    // Where the ranks of each term begin, among those of all; then, where the next of them goes.
    const starts = new Uint32Array(numbers.size + 1);
    for (const number of terms) starts[number + 1]! += 1;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const places = starts.slice();
    const sorted = new Uint32Array(terms.length);
    for (let i = 0; i < terms.length; i++) sorted[places[terms[i]!]!++] = this.#ranks[i]!;
    this.#numbers = new Map();
    this.#count = 0;
    return inOrder(this.#segment, numbers, (number) => sorted.subarray(starts[number], starts[number + 1]));
  }

  #widen(least: number): void {
    const room = Math.max(least, 2 * this.#terms.length);
    this.#terms = widened(this.#terms, room);
    this.#ranks = widened(this.#ranks, room);
  }
}

function widened(numbers: Uint32Array, room: number): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(room);
  wider.set(numbers);
  return wider;
}

/** In the order of the terms: an index over them is soon sorted. */
function* inOrder(
  segment: number,
  numbers: ReadonlyMap<string, number>,
  ranksOf: (number: number) => Uint32Array,
): Generator<Posting> {
  for (const term of [...numbers.keys()].sort()) {
    yield { term, segment, ranks: ranksOf(numbers.get(term)!) };
  }
}
