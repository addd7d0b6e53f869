import { isStopWord } from "./stop-words.ts";

/** People shorten what is long: names of so many words that tell. */
const MIN_WORDS = 3;
const MAX_WORDS = 8;

/**
 * The first letters of a name's folded words, small words left out: "chpg" for
 * "Centre hospitalier Princesse Grace". Undefined for names that nobody shortens.
 */
export function initialsOf(words: readonly string[]): string | undefined {
  const telling = words.filter((word) => !isStopWord(word));
  if (telling.length < MIN_WORDS || telling.length > MAX_WORDS) return undefined;
  return telling.map((word) => String.fromCodePoint(word.codePointAt(0)!)).join("");
}
