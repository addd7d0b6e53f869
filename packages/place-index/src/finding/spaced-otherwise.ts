import { categoriesIn } from "../query/categories.ts";
import type { QueryWord } from "../query/read-query.ts";
import type { WordLists } from "./index-reader.ts";

/** Letters that no French or English word has alone: whoever types two of them means first names. */
const INITIALS = /^[bcdfghjklmnpqrstvwxz]{2,3}$/;

/** Shorter words say nothing together either. */
const SHORTEST_TOGETHER = 4;

/**
 * The words with the spaces that names may have, one reading after the other:
 * two words as one ("mc do", "super marché"), and initials apart ("jf
 * kennedy" is John F. Kennedy). A pair that no name and no kind of place begins with is left
 * as it is.
 */
export function* spacedOtherwise(lists: WordLists, words: readonly QueryWord[]): Generator<QueryWord[]> {
  for (const [i, { text, isLast }] of words.entries()) {
    const before = words[i - 1];
    if (before === undefined || !/^\p{L}+$/u.test(before.text + text)) continue;
    const together = wordOf(before.text + text, isLast);
    const isKnown = together.categories.length > 0 || lists.names.hasPrefix(together.text);
    if (together.text.length >= SHORTEST_TOGETHER && isKnown) {
      yield [...words.slice(0, i - 1), together, ...words.slice(i + 1)];
    }
  }
  if (!words.some(isBeforeSurname)) return;
  yield words.flatMap((word, i) =>
    isBeforeSurname(word, i, words) ? [...word.text].map((letter) => wordOf(letter, false)) : word,
  );
}

function isBeforeSurname({ text, long }: QueryWord, index: number, words: readonly QueryWord[]): boolean {
  const next = words[index + 1]?.text ?? "";
  return long === undefined && INITIALS.test(text) && next.length > 2 && !INITIALS.test(next);
}

function wordOf(text: string, isLast: boolean): QueryWord {
  const [categories = []] = categoriesIn([text], false);
  return { text, isLast, isHouseNumber: false, categories, corrections: [] };
}
