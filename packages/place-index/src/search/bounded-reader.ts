import type { IndexReader, WordList, WordLists } from "./index-reader.ts";
import { WORK, type WorkBudget } from "./work-budget.ts";

/** A lookup of this many terms costs no more than one of a single term. */
const FREE_TERMS = 8;

/**
 * Wraps a reader so that all that is read counts towards `budget`. When it is
 * spent, lookups find nothing and words have no corrections. Places and
 * records that were found before can still be read.
 */
export function boundReader(reader: IndexReader, budget: WorkBudget): IndexReader {
  let lists: Promise<WordLists> | undefined;
  return {
    budget,
    typeNumber: (type) => reader.typeNumber(type),
    isCommonType: (type) => reader.isCommonType(type),
    wordLists() {
      lists ??= reader.wordLists().then((words) => boundWordLists(words, budget));
      return lists;
    },
    async matching(match, after, limit) {
      if (budget.isSpent()) return [];
      const termCount = match.all.reduce((sum, group) => sum + group.length, match.none?.length ?? 0);
      budget.spend(WORK.lookup + WORK.term * Math.max(0, termCount - FREE_TERMS));
      const places = await reader.matching(match, after, limit);
      budget.spend(WORK.candidate * places.length);
      return places;
    },
    async near(types, box) {
      if (budget.isSpent()) return [];
      budget.spend(WORK.lookup);
      const points = await reader.near(types, box);
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
    description: () => reader.description(),
    close: () => reader.close(),
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
  return {
    size: words.size,
    has: (word) => words.has(word),
    getCount: (word) => words.getCount(word),
    hasPrefix: (prefix) => words.hasPrefix(prefix),
    startingWith: (prefix, limit) => words.startingWith(prefix, limit),
    similarTo(word, edits, isPrefix, limit) {
      if (budget.isSpent()) return [];
      budget.spend((WORK.thousandWords * edits * words.size) / 1_000);
      return words.similarTo(word, edits, isPrefix, limit);
    },
  };
}
