import { expandAbbreviation } from "../text/abbreviations.ts";
import { foldToTexts } from "../text/folded-words.ts";
import { findOtherNumeral } from "../text/numerals.ts";
import { toNameKey } from "../text/place-words.ts";
import { isNumberLetter, isStopWord, removeStopWords } from "../text/stop-words.ts";
import { type CategoryMatch, findCategories } from "./categories.ts";

/** Longer input is cut: no place needs it, and hostile input has no end. Unicode characters. */
export const MAX_INPUT_LENGTH = 200;

/** Words after the tenth are not looked at. */
export const MAX_QUERY_WORDS = 10;

/** A parsed query, used for finding, ranking and highlighting. */
export interface ReadQuery {
  /** Words to find, stop words omitted if others remain. */
  words: QueryWord[];
  /** Every word that was typed. */
  allWords: string[];
  /** The query as a whole name, see `toNameKey`. */
  key: string;
  /** Whether the last word may still be typed. */
  isTyping: boolean;
}

export interface QueryWord {
  text: string;
  /** The long form of an abbreviation. */
  long?: string;
  /** The same number as names may write it, and no start of another word: "8" is "huit", and not "huître". */
  numeral?: string;
  /** True of the word that may still be being typed. */
  isLast: boolean;
  /** True of a house number and of its suffix: a street is an answer without them. */
  isHouseNumber: boolean;
  /** Place types that the word, or the phrase that it is part of, names; 0 to 1: how much of it was typed. */
  categories: CategoryMatch[];
  /** Filled in when the words as they were typed find too little. */
  corrections: WordCorrection[];
  /** Whether it is several known words without spaces: a place with those words is meant. */
  isRunTogether?: boolean;
  /** Penalty of a place without the word, in points. Set if words may be missing. */
  dropPrice?: number;
}

export interface WordCorrection {
  text: string;
  /** Edits between the word and the correction, and a part of one more where the word is a known one. */
  edits: number;
}

/** The sign alone: "n°27" is 27, and its letter is no word of a name. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])n[°º] ?(?=\d)/giu;

/** Between a postcode and a word that is written together with it: "78600Le Mesnil", "Bellevue78711". */
const POSTCODE_EDGE = /(?<=\p{L}{3})(?=\d{5}(?![\p{L}\d]))|(?<=(?<!\d)\d{5})(?=\p{L}{3})/gu;

/**
 * @param isTyping whether the last word may be the start of a word: prefixes of category words then count.
 * @param options `language` is the reader's, whose words for kinds of places count too.
 */
export function readQuery(
  input: string,
  isTyping: boolean,
  { language, maxWords = MAX_QUERY_WORDS }: { language?: string | undefined; maxWords?: number } = {},
): ReadQuery {
  const text = cut(input).replace(NUMBER_SIGN, "").replace(POSTCODE_EDGE, " ");
  const allWords = foldToTexts(text).slice(0, maxWords);
  const meaningful = removeStopWords(allWords);
  const categories = findCategories(meaningful, isTyping, language);
  const words = meaningful.map((text, i): QueryWord => {
    const long = expandAbbreviation(text);
    const numeral = (isSuffix(meaningful, i) ? SUFFIXES[text] : undefined) ?? findOtherNumeral(text);
    return {
      text,
      ...(long === undefined ? {} : { long }),
      ...(numeral === undefined ? {} : { numeral }),
      isLast: i === meaningful.length - 1,
      isHouseNumber: isHouseNumber(meaningful, i),
      categories: categories[i] ?? [],
      corrections: [],
    };
  });
  return { words, allWords, key: toNameKey(allWords), isTyping };
}

/** House numbers are written "16 bis" and "16B". */
const SUFFIXES: Readonly<Record<string, string>> = {
  bis: "b",
  ter: "t",
  quater: "q",
  b: "bis",
  t: "ter",
  q: "quater",
};

function isSuffix(words: readonly string[], i: number): boolean {
  return i > 0 && /^\d{1,4}$/.test(words[i - 1]!);
}

function isHouseNumber(words: readonly string[], i: number): boolean {
  if (words.length < 2) return false;
  const word = words[i]!;
  if (/^\d{1,4}$/.test(word)) return true;
  if (isNumberLetter(words, i)) return true;
  return (
    i > 0 && /^(bis|ter|quater|[a-z])$/.test(word) && !isStopWord(word) && /^\d{1,4}$/.test(words[i - 1]!)
  );
}

/** The first `MAX_INPUT_LENGTH` characters. */
export function cut(input: string): string {
  // Twice as many UTF-16 units hold at least as many characters; then no long text is walked through.
  const characters = [...input.slice(0, 2 * MAX_INPUT_LENGTH)];
  return characters.slice(0, MAX_INPUT_LENGTH).join("");
}
