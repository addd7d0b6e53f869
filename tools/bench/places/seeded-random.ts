/** Numbers that look random and are the same for the same seed: a benchmark that can be run again. */
export interface SeededRandom {
  /** 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** An index from 0 to `below` - 1, low ones far more often: words and towns are used by Zipf's law. */
  zipf(below: number): number;
}

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c mulberry32, public domain */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    zipf: (limit) => Math.min(limit - 1, Math.floor(limit ** next()) - 1),
  };
}
