import type { Ring } from "../geo/cells.ts";
import type { TermGroup, TermMatch, WordLists } from "./index-reader.ts";
import { type Scope, splitScope } from "./source-scope.ts";
import { TERM_CHARACTERS, TERM_SIGNS } from "./terms.ts";

/** Postings that a skip to the next place of a rarer term costs as much as reading. */
const POSTINGS_PER_SKIP = 40;

/** Typical shares of all places that have a term which is not a word, by the start of the term. */
const SHARES: readonly (readonly [sign: string, share: number])[] = [
  [TERM_SIGNS.type, 0.05],
  [TERM_SIGNS.primaryType, 0.02],
  [TERM_SIGNS.kind, 0.3],
  [TERM_SIGNS.country, 1],
  [TERM_SIGNS.phone, 0],
  [TERM_SIGNS.small, 0.000_2],
  [TERM_SIGNS.large, 0.001],
  [TERM_SIGNS.wide, 0.02],
  [TERM_SIGNS.coarse, 0.5],
  // Few places share a whole name or initials.
  [TERM_SIGNS.wholeName, 0],
  [TERM_SIGNS.initials, 0],
];

/** Facts, such as an opening hour. */
const OTHER_SHARE = 0.1;

const COARSE_AREAS = TERM_SIGNS.coarse.slice(1);

const RING_SHARES = { small: 0.001, large: 0.005, wide: 0.1 } as const satisfies Record<Ring["size"], number>;

export interface LookupEstimate {
  /** Entries of the terms' lists that are read to find every match. */
  postings: number;
  /** How often a place of the rarest group is looked for in the list of a term. */
  comparisons: number;
  /** Number of places that match, if the terms were independent of each other. */
  matches: number;
}

/**
 * Estimates the work of finding all places of `match`. Of each term all of its
 * places are read, or as many skips as the rarest group has places.
 *
 * @param scopes the words of each scope that the match has terms of
 */
export function estimatePostings(
  { all, none = [], around }: TermMatch,
  lists: WordLists,
  placeCount: number,
  scopes: ReadonlyMap<Scope, WordLists> = new Map(),
): LookupEstimate {
  const countPlaces = (term: string) => {
    const [scope, own] = splitScope(term);
    const scoped = scopes.get(scope);
    if (scoped === undefined) return countTerm(own, lists, placeCount);
    // Every place is in one coarse cell.
    return countTerm(own, scoped, scoped.areas.countStartingWith(COARSE_AREAS));
  };
  const groups = all.map((group: TermGroup) => group.map(countPlaces));
  if (around !== undefined) groups.push([RING_SHARES[around.size] * placeCount]);
  const sums = groups.map((counts) =>
    Math.min(
      placeCount,
      counts.reduce((sum, count) => sum + count, 0),
    ),
  );
  const rarest = Math.min(...sums);
  const maxPerTerm = rarest * POSTINGS_PER_SKIP;
  const postings = [...groups.flat(), ...none.map(countPlaces)].reduce(
    (sum, count) => sum + Math.min(count, maxPerTerm),
    0,
  );
  const termCount = groups.flat().length + none.length;
  return {
    postings,
    comparisons: rarest * termCount,
    matches: sums.reduce((share, sum) => share * (sum / placeCount), placeCount),
  };
}

/** Returns how many places have a term: the number for words, else a typical one. */
function countTerm(term: string, { names, context }: WordLists, placeCount: number): number {
  const { context: contextSign, contextPrefix, namePrefix } = TERM_SIGNS;
  if (term.startsWith(contextPrefix)) return context.countStartingWith(term.slice(contextPrefix.length));
  if (term.startsWith(contextSign)) return context.getCount(term.slice(contextSign.length));
  if (term.startsWith(namePrefix)) return names.countStartingWith(term.slice(namePrefix.length));
  const share = SHARES.find(([sign]) => term.startsWith(sign))?.[1];
  if (share !== undefined) return Math.max(1, share * placeCount);
  return TERM_CHARACTERS.includes(term.charAt(0)) ? OTHER_SHARE * placeCount : names.getCount(term);
}
