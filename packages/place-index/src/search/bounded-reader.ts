import { estimatePostings } from "./estimate-postings.ts";
import type { IndexReader, TermMatch, WordList, WordLists } from "./index-reader.ts";
import { PUBLIC_SCOPE, type Scope } from "./source-scope.ts";
import { WORK, type WorkBudget } from "./work-budget.ts";

/**
 * A lookup must be affordable with this many times fewer matches than independent words would have. The text index
 * stops at matches only, so a lookup without any reads to the end of its lists.
 */
const MAX_RARER = 32;

/** A lookup of this many terms costs no more than one of a single term. */
const FREE_TERMS = 8;

/**
 * Wraps a reader so that all that is read counts towards `budget`. When it is
 * spent, lookups find nothing and words have no corrections. Places and
 * records that were found before can still be read.
 */
export function boundReader(reader: IndexReader, budget: WorkBudget): IndexReader {
  const lists = new Map<Scope, Promise<WordLists>>();
  return {
    budget,
    typeNumber: (type) => reader.typeNumber(type),
    isCommonType: (type) => reader.isCommonType(type),
    scopeNumber: (scope) => reader.scopeNumber(scope),
    wordLists(scope = PUBLIC_SCOPE) {
      let bounded = lists.get(scope);
      if (bounded === undefined) {
        bounded = reader.wordLists(scope).then((words) => boundWordLists(words, budget));
        lists.set(scope, bounded);
      }
      return bounded;
    },
    async matching(match, after, limit) {
      if (budget.isSpent()) return [];
      const termCount = match.all.reduce((sum, group) => sum + group.length, match.none?.length ?? 0);
      budget.spend(WORK.lookup + WORK.term * Math.max(0, termCount - FREE_TERMS));
      const price = await priceLists(reader, match, after, limit);
      if (!budget.canAfford(price.worst)) return [];
      const mayUnpack = () => {
        budget.spend(WORK.block);
        return !budget.isSpent();
      };
      const lastRank = price.reachWith(budget.countLeft());
      const places = await reader.matching(match, after, limit, { mayUnpack, lastRank });
      const isCut = places.length < limit && lastRank < (reader.placeCount ?? 0);
      if (isCut) budget.markCut();
      const last = places.length < limit ? lastRank : places.at(-1)?.rank;
      budget.spend(price.passedUpTo(last) + WORK.candidate * places.length);
      return places;
    },
    async near(types, box) {
      if (budget.isSpent()) return [];
      budget.spend(WORK.lookup);
      const points = await reader.near(types, box, budget.countAffordable(WORK.point));
      budget.spend(WORK.point * points.length);
      return points;
    },
    candidates(ranks) {
      budget.spend(WORK.place * ranks.length);
      return reader.candidates(ranks);
    },
    recordTexts(ranks) {
      budget.spend(WORK.record * ranks.length);
      return reader.recordTexts(ranks);
    },
    recordTextsById(ids) {
      budget.spend(WORK.record * ids.length);
      return reader.recordTextsById(ids);
    },
    boundaryText: (id) => reader.boundaryText(id),
    description: () => reader.description(),
    close: () => reader.close(),
  };
}

/**
 * Price of the lists that a lookup reads, in units: before it runs that of the worst case, and afterwards that of the
 * ranks that were passed. Fewer places than expected make it dearer, so it ends at the first place behind the rank
 * that can be afforded. An engine without a `placeCount` reads whole lists at a time, which the other prices cover.
 */
async function priceLists(reader: IndexReader, match: TermMatch, after: number, limit: number) {
  const { placeCount = 0 } = reader;
  if (placeCount === 0) return { worst: 0, passedUpTo: () => 0, reachWith: () => Number.MAX_SAFE_INTEGER };
  const { scopes = [] } = match;
  const words = new Map<Scope, WordLists>();
  for (const scope of scopes) words.set(scope, await reader.wordLists(scope));
  const { postings, comparisons, matches } = estimatePostings(
    match,
    await reader.wordLists(),
    placeCount,
    words,
  );
  const perThousand = WORK.thousandPostings * (1 + WORK.groupSurcharge * match.all.length);
  const whole = (perThousand * postings) / 1_000 + (WORK.millionComparisons * comparisons) / 1e6;
  return {
    worst: whole * Math.min(1 - after / placeCount, (MAX_RARER * limit) / matches),
    passedUpTo: (rank = placeCount) => (whole * (Math.min(rank, placeCount) - after)) / placeCount,
    /** The rank up to which so many units reach. */
    reachWith: (units: number) =>
      units >= whole ? placeCount : after + Math.ceil((placeCount * Math.max(0, units)) / whole),
  };
}

function boundWordLists(lists: WordLists, budget: WorkBudget): WordLists {
  // Misspelt words are not looked up in the other lists.
  const { initials, areas, zones } = lists;
  return {
    names: boundWords(lists.names, budget),
    context: boundWords(lists.context, budget),
    initials,
    areas,
    zones,
  };
}

function boundWords(words: WordList, budget: WorkBudget): WordList {
  /** Readings of a text share most of their words. */
  const known = new Map<string, ReturnType<WordList["similarTo"]>>();
  return {
    size: words.size,
    has: (word) => words.has(word),
    getCount: (word) => words.getCount(word),
    countStartingWith: (prefix) => words.countStartingWith(prefix),
    hasPrefix: (prefix) => words.hasPrefix(prefix),
    startingWith: (prefix, limit) => words.startingWith(prefix, limit),
    similarTo(word, edits, isPrefix, limit) {
      const key = [word, edits, isPrefix, limit].join(" ");
      let similar = known.get(key);
      if (similar !== undefined) return similar;
      if (budget.isSpent()) return [];
      const perEdit = WORK.similarWords + (WORK.thousandWords * words.size) / 1_000;
      budget.spend(perEdit * edits ** 2);
      similar = words.similarTo(word, edits, isPrefix, limit);
      known.set(key, similar);
      return similar;
    },
  };
}
