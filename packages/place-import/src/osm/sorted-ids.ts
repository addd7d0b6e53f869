/** Collects ids in any order, with duplicates, in 8 bytes each. */
export class IdCollector {
  #segment = new Float64Array(SEGMENT_IDS);
  #filled = 0;
  #sorted: Float64Array = new Float64Array(0);

  add(id: number): void {
    if (this.#filled === this.#segment.length) this.#settle();
    this.#segment[this.#filled++] = id;
  }

  /** Returns the sorted ids and empties the collector. */
  take(): SortedIds {
    this.#settle();
    const ids = new SortedIds(this.#sorted);
    this.#sorted = new Float64Array(0);
    this.#segment = new Float64Array(SEGMENT_IDS);
    return ids;
  }

  #settle(): void {
    this.#sorted = mergeUnique(this.#sorted, this.#segment.subarray(0, this.#filled).sort());
    // Growing in proportion keeps the number of merges small; each is as long as the whole.
    if (this.#segment.length < this.#sorted.length / 4) {
      this.#segment = new Float64Array(this.#segment.length * 2);
    }
    this.#filled = 0;
  }
}

/** A set of ids in one sorted array of 8 bytes each; a `Set` would take five times as much. */
export class SortedIds {
  readonly #ids: Float64Array;
  /** Elements come by ascending id, so the search starts at the last one. */
  #last = 0;

  /** @param ids sorted, without duplicates. */
  constructor(ids: Float64Array) {
    this.#ids = ids;
  }

  get size(): number {
    return this.#ids.length;
  }

  has(id: number): boolean {
    return this.indexOf(id) >= 0;
  }

  /** Returns the index of `id`, or -1. */
  indexOf(id: number): number {
    const ids = this.#ids;
    let low = 0;
    let high = ids.length;
    const last = this.#last;
    if ((ids[last] as number) > id) high = last;
    else {
      low = last;
      let step = 1;
      while (low + step < high && (ids[low + step] as number) <= id) {
        low += step;
        step *= 2;
      }
      high = Math.min(high, low + step);
    }
    // The last id that is at most `id` is in low … high - 1, unless all are greater.
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] as number) <= id) low = middle;
      else high = middle;
    }
    this.#last = low;
    return ids[low] === id ? low : -1;
  }
}

const SEGMENT_IDS = 1 << 16;

function mergeUnique(left: Float64Array, right: Float64Array): Float64Array {
  const merged = new Float64Array(left.length + right.length);
  let length = 0;
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const takesLeft = j >= right.length || (i < left.length && (left[i] as number) <= (right[j] as number));
    const id = (takesLeft ? left[i++] : right[j++]) as number;
    if (length === 0 || merged[length - 1] !== id) merged[length++] = id;
  }
  // A copy frees the longer buffer.
  return merged.slice(0, length);
}
