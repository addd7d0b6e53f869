import type { QueryWord } from "../query/read-query.ts";
import { DROP } from "../ranking/weights.ts";
import { isStreetWord, isTitle } from "../text/abbreviations.ts";
import { startsStopWord } from "../text/stop-words.ts";
import type { WordLists } from "./index-reader.ts";

/** Words of postal addresses and of questions that names of places do not have. */
const DISPENSABLE: ReadonlySet<string> = new Set(
  "cedex bp cs tsa france chez appt apt appartement bat etage hall tel telephone fax horaire horaires adresse".split(
    " ",
  ),
);

/**
 * Returns the points that a place loses if it lacks the word at `index`. Words
 * that no place has are cheap. Words that distinguish places cost more than a
 * typing error.
 */
export function getDropPrice(
  words: readonly QueryWord[],
  index: number,
  lists: WordLists,
  isTyping: boolean,
): number {
  const word = words[index]!;
  const { text, isLast, isHouseNumber } = word;
  if (isDispensable(words, index)) return DROP.dispensable;
  if (isLast && isTyping && startsStopWord(text)) return DROP.dispensable;
  if (isHouseNumber) return /^\d/.test(text) ? DROP.houseNumber : DROP.numberSuffix;
  const isUnlike = word.corrections.length === 0 && word.isRunTogether !== true;
  if (!isKnown(word, lists)) return isUnlike ? DROP.unknown : DROP.misspelt;
  if (isStreetWord(text)) return DROP.streetWord;
  if (text.length === 1) return DROP.letter;
  if (isTitle(text, words[index + 1]?.text)) return DROP.title;
  if (/^\d{5}$/.test(text)) return DROP.postcode;
  const count = lists.names.getCount(text) + lists.context.getCount(text);
  const rarity = Math.max(0, Math.log10(DROP.commonCount / Math.max(1, count)));
  return DROP.known + DROP.rarity * rarity;
}

/** Whether the word is part of a postal address only, as both words of "BP 12". */
export function isDispensable(words: readonly QueryWord[], index: number): boolean {
  const { text, corrections } = words[index]!;
  const before = words[index - 1]?.text ?? "";
  if (index > 0 && corrections.some((other) => other.edits <= 1 && DISPENSABLE.has(other.text))) return true;
  return DISPENSABLE.has(text) || (/^\d+$/.test(text) && DISPENSABLE.has(before));
}

function isKnown({ text, long, numeral, categories }: QueryWord, { names, context }: WordLists): boolean {
  return (
    categories.some(({ share }) => share === 1) ||
    [text, long, numeral].some((form) => form !== undefined && (names.has(form) || context.has(form)))
  );
}
