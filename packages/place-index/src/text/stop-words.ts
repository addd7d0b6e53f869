import { isStreetWord } from "./abbreviations.ts";

/**
 * Words that do not distinguish places. They are indexed, because a name may
 * have no other words ("Les Uns et les Autres"). A query with other words does
 * not need them: "rue de la Paix" is "rue paix".
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a au aux d de del della des di du en et l la las le les lo los of the sur sous and un une".split(" "),
);

/** @param word folded */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether `text` is a stop word or the start of one, as "su" in "Aunay-su". */
export function startsStopWord(text: string): boolean {
  for (const word of [...STOP_WORDS, ...SMALL_NAME_WORDS]) if (word.startsWith(text)) return true;
  return false;
}

/** Words between the parts of a town's name. They are not stop words, because they distinguish towns. */
const SMALL_NAME_WORDS = ["sous", "lez", "les", "pres", "aux"];

/**
 * `words` without stop words, or all of them where nothing else would be left.
 * Without its accent, tea is "the": it is an article only where it comes first.
 * The letter of a house number is no article: "20 D Rue Haute" is not "20 Rue Haute".
 */
export function removeStopWords<Word extends string | { text: string }>(words: readonly Word[]): Word[] {
  const rest: Word[] = [];
  // A loop and not a filter: ranking runs this for each name of each place.
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const text = getText(word);
    if (!isStopWord(text) || (text === "the" && i > 0) || isNumberLetter(words, i)) rest.push(word);
  }
  return rest.length > 0 ? rest : [...words];
}

/** Whether the word is the letter between a house number and its street. */
export function isNumberLetter(words: readonly (string | { text: string })[], i: number): boolean {
  const [before, letter, after] = [words[i - 1], words[i]!, words[i + 1]];
  if (getText(letter).length > 1 || before === undefined || after === undefined) return false;
  return /^\d{1,4}$/.test(getText(before)) && isStreetWord(getText(after));
}

function getText(word: string | { text: string }): string {
  return typeof word === "string" ? word : word.text;
}
