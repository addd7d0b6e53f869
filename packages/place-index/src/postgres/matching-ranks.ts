/** The ranks of one term, in growing order. */
export type RankList = Uint32Array;

export interface RankMatch {
  /** A rank must be in a list of each group. */
  all: readonly (readonly RankList[])[];
  /** A rank must be in none of these. */
  none: readonly RankList[];
}

export interface RankRange {
  /** Only ranks above it. */
  after: number;
  /** Only ranks up to it. */
  upTo: number;
  limit: number;
}

/**
 * Returns the first ranks that match, in growing order. The groups take turns in
 * naming the next rank that they have, so that what a rare one does not have
 * is skipped in the frequent ones.
 */
export function findMatchingRanks({ all, none }: RankMatch, { after, upTo, limit }: RankRange): number[] {
  const groups = all.map((lists) => new Walk(lists)).sort((a, b) => a.size - b.size);
  const excluded = new Walk(none);
  const matches: number[] = [];
  for (let rank = after + 1; matches.length < limit; ) {
    let next = rank;
    for (const group of groups) next = group.firstFrom(next);
    if (next > upTo || next === END) break;
    if (next !== rank) {
      rank = next;
      continue;
    }
    if (excluded.firstFrom(rank) !== rank) matches.push(rank);
    rank += 1;
  }
  return matches;
}

/** Above every rank. */
const END = 0x7fffffff;

/** A walk along several lists at once, in one direction. */
class Walk {
  readonly size: number;
  readonly #lists: readonly RankList[];
  readonly #positions: number[];

  constructor(lists: readonly RankList[]) {
    this.size = lists.reduce((sum, { length }) => sum + length, 0);
    this.#lists = lists;
    this.#positions = lists.map(() => 0);
  }

  /** The smallest rank of any list that is not below `rank`, or `END`; `rank` never shrinks from call to call. */
  firstFrom(rank: number): number {
    let first = END;
    for (let i = 0; i < this.#lists.length; i++) {
      const list = this.#lists[i]!;
      const position = findPosition(list, this.#positions[i]!, rank);
      this.#positions[i] = position;
      if (position < list.length && list[position]! < first) first = list[position]!;
    }
    return first;
  }
}

/** Position of the first rank that is not below `rank`, at `start` or after it: steps that double, then halves. */
function findPosition(list: RankList, start: number, rank: number): number {
  if (start >= list.length || list[start]! >= rank) return start;
  let low = start;
  let step = 1;
  while (low + step < list.length && list[low + step]! < rank) {
    low += step;
    step *= 2;
  }
  // list[low] is below, and what is at `high`, if anything, is not.
  let high = Math.min(low + step, list.length);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < rank) low = middle;
    else high = middle;
  }
  return high;
}
