/** A pseudo-random generator that is deterministic for a seed. */
export interface SeededRandom {
  /** A number from 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** An index from 0 to `below` - 1, distributed by Zipf's law, so low ones are far more frequent. */
  zipf(below: number): number;
}

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c mulberry32, public domain */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixQueries = Math.imul(state ^ (state >>> 15), state | 1);
    mixQueries ^= mixQueries + Math.imul(mixQueries ^ (mixQueries >>> 7), mixQueries | 61);
    return ((mixQueries ^ (mixQueries >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    zipf: (limit) => Math.min(limit - 1, Math.floor(limit ** next()) - 1),
  };
}
