const BITS_PER_TERM = 16;
const PROBES = 5;

/**
 * Tells which terms an index surely lacks, in two bytes for each of its terms. It takes one of 700 others for a term of
 * the index.
 *
 * @see https://en.wikipedia.org/wiki/Bloom_filter
 */
export class TermFilter {
  readonly bits: Uint8Array;
  readonly #bitCount: number;

  constructor(bits: Uint8Array) {
    this.bits = bits;
    this.#bitCount = 8 * bits.length;
  }

  static create(hashes: readonly number[]): TermFilter {
    const filter = new TermFilter(
      new Uint8Array(Math.ceil((BITS_PER_TERM * Math.max(1, hashes.length)) / 8)),
    );
    for (const hash of hashes) filter.#add(hash);
    return filter;
  }

  /** @param hash of the term: see `hashText` */
  mayHave(hash: number): boolean {
    let probe = hash;
    for (let i = 0; i < PROBES; i++) {
      probe = mix(probe);
      const bit = probe % this.#bitCount;
      if ((this.bits[bit >>> 3]! & (1 << (bit & 7))) === 0) return false;
    }
    return true;
  }

  #add(hash: number): void {
    let probe = hash;
    for (let i = 0; i < PROBES; i++) {
      probe = mix(probe);
      const bit = probe % this.#bitCount;
      this.bits[bit >>> 3]! |= 1 << (bit & 7);
    }
  }
}

/** Returns the next of a series of numbers that look random. */
function mix(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
