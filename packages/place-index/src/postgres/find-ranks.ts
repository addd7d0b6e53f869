import type { TermGroup } from "../search/index-reader.ts";
import { findMatchingRanks } from "./matching-ranks.ts";
import { HEAD_RANKS } from "./schema.ts";
import type { TermRanksReader } from "./term-ranks.ts";

/** The terms that a place must have, and the range of matches to return. */
export interface RankQuery {
  /** One of each group. */
  all: readonly TermGroup[];
  none: TermGroup;
  /** Only ranks above it. */
  after: number;
  limit: number;
  /** Whether the best known places will hardly answer alone: all of them are read at once. */
  isRare: boolean;
}

/** Returns the first ranks that match. Of frequent terms the best known places are read, and the rest only where those are too few. */
export async function findRanks(
  terms: Pick<TermRanksReader, "ranksOf">,
  { all, none, after, limit, isRare }: RankQuery,
): Promise<number[]> {
  if (all.length === 0 || all.some((group) => group.length === 0)) return [];
  const wanted = [...all.flat(), ...none];
  for (let isWholeNeeded = isRare || after >= HEAD_RANKS; ; isWholeNeeded = true) {
    const termRanks = await terms.ranksOf(wanted, isWholeNeeded);
    const isWhole = [...termRanks.values()].every((term) => term.isWhole);
    const lists = (group: TermGroup) => group.map((term) => termRanks.get(term)!.ranks);
    const ranks = findMatchingRanks(
      { all: all.map(lists), none: lists(none) },
      { after, upTo: isWhole ? Infinity : HEAD_RANKS, limit },
    );
    if (isWhole || ranks.length === limit) return ranks;
  }
}
