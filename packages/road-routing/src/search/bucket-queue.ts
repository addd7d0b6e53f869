/** Buckets of a second: arcs of one bucket are taken in no particular order. */
const BUCKETS_PER_SECOND = 32;
/** Buckets are used again for later weights, 2,048 s later. */
const BUCKETS = 65_536;
const NONE = -1;
/** Four years. The number of its bucket has 32 bits. */
const MAX_WEIGHT = 2 ** 32 / BUCKETS_PER_SECOND - 1;

/**
 * Arcs by weight in seconds, lowest first, to 1/32 s. Adding and taking take constant time,
 * unlike those of a heap.
 */
export class BucketQueue {
  readonly #heads = new Int32Array(BUCKETS).fill(NONE);
  #next = new Int32Array(4096);
  #arcs = new Uint32Array(4096);
  /** Number of each entry's bucket, counted from weight 0. */
  #numbers = new Uint32Array(4096);
  #added = 0;
  #left = 0;
  #current = 0;

  clear(): void {
    if (this.#left > 0) this.#heads.fill(NONE);
    this.#added = 0;
    this.#left = 0;
    this.#current = 0;
  }

  /** Ignores a weight of years, as one that is infinite or not a number. */
  push(arc: number, weight: number): void {
    if (!(weight <= MAX_WEIGHT)) return;
    const number = Math.floor(weight * BUCKETS_PER_SECOND);
    if (number < this.#current || this.#left === 0) this.#current = number;
    const bucket = number % BUCKETS;
    const entry = this.#added;
    if (entry === this.#arcs.length) this.#grow();
    this.#arcs[entry] = arc;
    this.#numbers[entry] = number;
    this.#next[entry] = this.#heads[bucket] as number;
    this.#heads[bucket] = entry;
    this.#added += 1;
    this.#left += 1;
  }

  /** Weight below which no further arc comes, in seconds. */
  get floor(): number {
    return this.#current / BUCKETS_PER_SECOND;
  }

  /** Removes and returns an arc of the lowest weight; -1 if the queue is empty. */
  take(): number {
    for (let empty = 0; this.#left > 0; this.#current += 1, empty += 1) {
      if (empty === BUCKETS) this.#current = this.#findLowest();
      const bucket = this.#current % BUCKETS;
      for (let before = NONE, entry = this.#heads[bucket] as number; entry !== NONE; ) {
        const next = this.#next[entry] as number;
        if (this.#numbers[entry] === this.#current) {
          if (before === NONE) this.#heads[bucket] = next;
          else this.#next[before] = next;
          this.#left -= 1;
          return this.#arcs[entry] as number;
        }
        before = entry;
        entry = next;
      }
    }
    return NONE;
  }

  /** Removes and returns all arcs. */
  takeAll(): number[] {
    const all: number[] = [];
    for (const head of this.#heads) {
      for (let entry = head; entry !== NONE; entry = this.#next[entry] as number)
        all.push(this.#arcs[entry] as number);
    }
    this.clear();
    return all;
  }

  #findLowest(): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (const head of this.#heads) {
      for (let entry = head; entry !== NONE; entry = this.#next[entry] as number)
        lowest = Math.min(lowest, this.#numbers[entry] as number);
    }
    return lowest;
  }

  #grow(): void {
    const length = 2 * this.#added;
    const [arcs, numbers, next] = [this.#arcs, this.#numbers, this.#next];
    this.#arcs = new Uint32Array(length);
    this.#numbers = new Uint32Array(length);
    this.#next = new Int32Array(length);
    this.#arcs.set(arcs);
    this.#numbers.set(numbers);
    this.#next.set(next);
  }
}
