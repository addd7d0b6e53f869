/** A stream of numbers that is the same for the same seed, on each machine. */
export interface SeededRandom {
  /** 0 up to, not including, 1. */
  next(): number;
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/**
 * Mulberry32 over a hash of `seed`. Each part of the demo has a seed of its
 * own, so that a change in one part leaves the others as they were.
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hash32(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError(`Nothing to pick from for the seed "${seed}".`);
      return item;
    },
  };
}

/** FNV-1a, 32 bits, of the UTF-16 code units of `text`. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
