import { createDamageError } from "./byte-stream.ts";

/** Ones before a number that is written whole. */
const MAX_ONES = 20;
/** Enough for the way between any two positions in 1e-7 degrees. */
const WHOLE_BITS = 34;

/**
 * Writes numbers in as many bits as most of a list need: the low bits as they are, and the rest as
 * so many ones.
 *
 * @see https://en.wikipedia.org/wiki/Golomb_coding#Rice_coding
 */
export class BitWriter {
  readonly #bytes: number[] = [];
  /** Bits that do not fill a byte yet. */
  #held = 0;
  #heldCount = 0;

  addBits(value: number, count: number): void {
    if (count > MAX_SHIFTED_BITS) {
      this.addBits(Math.floor(value / 2 ** MAX_SHIFTED_BITS), count - MAX_SHIFTED_BITS);
      this.addBits(value, MAX_SHIFTED_BITS);
      return;
    }
    this.#held = (this.#held << count) | (value % 2 ** count);
    this.#heldCount += count;
    while (this.#heldCount >= 8) {
      this.#heldCount -= 8;
      this.#bytes.push((this.#held >>> this.#heldCount) & 0xff);
    }
    this.#held &= 0xff;
  }

  /** @param lowBits from `chooseLowBits` for all numbers of the list */
  addNumber(value: number, lowBits: number): void {
    const ones = Math.floor(value / 2 ** lowBits);
    if (ones >= MAX_ONES) {
      this.addBits(2 ** MAX_ONES - 1, MAX_ONES);
      this.addBits(value, WHOLE_BITS);
    } else {
      this.addBits(2 ** (ones + 1) - 2, ones + 1);
      this.addBits(value, lowBits);
    }
  }

  finish(): Uint8Array {
    if (this.#heldCount > 0) this.addBits(0, 8 - this.#heldCount);
    return Uint8Array.from(this.#bytes);
  }
}

/** With seven held ones, they fit into a whole number of 32 bits. */
const MAX_SHIFTED_BITS = 24;

/** Returns the number of low bits with which a list of numbers is shortest. */
export function chooseLowBits(values: readonly number[]): number {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  let best = 0;
  let fewest = Infinity;
  for (let lowBits = 0; lowBits < MAX_LOW_BITS; lowBits++) {
    let bits = 0;
    const scale = 2 ** lowBits;
    for (const value of values) {
      const ones = Math.floor(value / scale);
      bits += ones >= MAX_ONES ? MAX_ONES + WHOLE_BITS : ones + 1 + lowBits;
    }
    if (bits < fewest) [best, fewest] = [lowBits, bits];
    // More low bits than any number has make the list longer.
    if (scale > largest) break;
  }
  return best;
}

/** One more than the most of them. */
export const MAX_LOW_BITS = 32;

/** Reads what `BitWriter` wrote. Each method throws a RangeError behind the end. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  readBits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw createDamageError();
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  readNumber(lowBits: number): number {
    let ones = 0;
    while (ones < MAX_ONES && this.readBits(1) === 1) ones += 1;
    return ones === MAX_ONES ? this.readBits(WHOLE_BITS) : ones * 2 ** lowBits + this.readBits(lowBits);
  }

  expectEnd(): void {
    if (Math.ceil(this.#at / 8) !== this.#bytes.length) throw createDamageError();
  }
}
