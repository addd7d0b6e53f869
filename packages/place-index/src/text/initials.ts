import { isStopWord } from "./stop-words.ts";

/** People shorten what is long: names of so many words that tell. */
const MIN_WORDS = 3;
const MAX_WORDS = 8;

/**
 * Returns the first letters of a name's folded words, small words omitted: "chpg" for
 * "Centre hospitalier Princesse Grace". Undefined for names that nobody shortens.
 */
export function getInitials(words: readonly string[]): string | undefined {
  const meaningfulWords = words.filter((word) => !isStopWord(word));
  if (meaningfulWords.length < MIN_WORDS || meaningfulWords.length > MAX_WORDS) return undefined;
  return meaningfulWords.map((word) => String.fromCodePoint(word.codePointAt(0)!)).join("");
}
