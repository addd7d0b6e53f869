import type { Language } from "@lieudit/place-model";
import {
  findFurtherLanguage,
  findTypesForWords,
  getMaxPhraseWords,
  isTypeName,
  listTypePhrases,
} from "@lieudit/place-model/types";
import { isWholeStreetWord } from "../text/abbreviations.ts";
import { foldToTexts } from "../text/folded-words.ts";
import { removeStopWords } from "../text/stop-words.ts";

export interface CategoryMatch {
  type: string;
  /** 1 for a whole phrase, less for the part of one that was typed. */
  share: number;
  /** Whether the phrase is another word for the type than its name: a name that says it too is meant more. */
  isOtherWord?: boolean;
  /** Typing errors that were corrected to read it so. */
  edits?: number;
}

/** Fewer letters than this say nothing about a category. */
const MIN_PREFIX_LENGTH = 3;

/** The shortest phrases with a prefix: "res" is restaurants, not each cuisine of the world. */
const MAX_PREFIX_PHRASES = 6;

/** Weight of a prefix of a type's synonym, relative to a prefix of its name. */
const OTHER_WORD = 0.8;

/**
 * For each word, the place types that it names, alone or as part of a phrase:
 * both words of "station essence" name petrol stations.
 *
 * @param isTyping whether the last words may be the start of a phrase.
 * @param language of the reader.
 */
export function findCategories(
  words: readonly string[],
  isTyping: boolean,
  language?: string,
): CategoryMatch[][] {
  const found = words.map(() => new Map<string, CategoryMatch>());
  const longest = getMaxPhraseWords(language);
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const phrase = words.slice(from, to).join(" ");
      const matches = findTypesForWords(phrase, language).map(
        (type): CategoryMatch => ({
          type,
          share: 1,
          isOtherWord: !isTypeName(phrase, type, language),
        }),
      );
      if (isTyping && to === words.length) matches.push(...findCategoriesStartingWith(phrase, language));
      for (const match of matches) {
        for (const word of found.slice(from, to)) {
          if (match.share > (word.get(match.type)?.share ?? 0)) word.set(match.type, match);
        }
      }
    }
  }
  return found.map((types) => [...types.values()]);
}

function findCategoriesStartingWith(prefix: string, language: string | undefined): CategoryMatch[] {
  // "place" is how the names of squares start, before it is the start of "place to stay".
  if (prefix.length < MIN_PREFIX_LENGTH || isWholeStreetWord(prefix)) return [];
  const own = findFurtherLanguage(language);
  const found = [SHARED, ...(own === undefined ? [] : [getPhrasesIn(own)])]
    .flatMap((phrases) => listStartingWith(phrases, prefix))
    .filter(({ streetLetters }) => prefix.length > streetLetters)
    .sort((a, b) => a.phrase.length - b.phrase.length);
  return found.slice(0, MAX_PREFIX_PHRASES).flatMap(({ phrase, types }) =>
    types.map((type) => ({
      type,
      share: (prefix.length / phrase.length) * (isTypeName(phrase, type, language) ? 1 : OTHER_WORD),
    })),
  );
}

/** Words of category phrases, for putting typing errors right. */
export function categoryWords(): string[] {
  return [...new Set(SHARED.flatMap(({ phrase }) => phrase.split(" ")))].sort();
}

/** Phrases that count for every reader. */
const SHARED = getCategoryPhrases();
const phrasesIn = new Map<Language, readonly CategoryPhrase[]>();

/** Returns the phrases of a language whose words count for its readers only. */
function getPhrasesIn(language: Language): readonly CategoryPhrase[] {
  const phrases = phrasesIn.get(language) ?? getCategoryPhrases(language);
  phrasesIn.set(language, phrases);
  return phrases;
}

function toPhrase(text: string): string {
  return removeStopWords(foldToTexts(text)).join(" ");
}

interface CategoryPhrase {
  phrase: string;
  types: readonly string[];
  /** The letters of a street word that it begins with, 0 where it does not: "plac" is on the way to a square as well. */
  streetLetters: number;
}

function getCategoryPhrases(language?: Language): CategoryPhrase[] {
  const phrases = new Set(
    listTypePhrases(language)
      .map(toPhrase)
      .filter((phrase) => phrase !== ""),
  );
  return [...phrases]
    .sort()
    .map((phrase) => ({
      phrase,
      types: findTypesForWords(phrase, language),
      streetLetters: countStreetLetters(phrase),
    }))
    .filter(({ types }) => types.length > 0);
}

function countStreetLetters(phrase: string): number {
  const [first = ""] = phrase.split(" ", 1);
  return first !== phrase && isWholeStreetWord(first.replace(/s$/, "")) ? first.length : 0;
}

function listStartingWith(phrases: readonly CategoryPhrase[], prefix: string): readonly CategoryPhrase[] {
  const first = findFirstFrom(phrases, prefix);
  let end = first;
  while (phrases[end]?.phrase.startsWith(prefix)) end += 1;
  return phrases.slice(first, end);
}

function findFirstFrom(phrases: readonly CategoryPhrase[], prefix: string): number {
  let low = 0;
  let high = phrases.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (phrases[middle]!.phrase < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
