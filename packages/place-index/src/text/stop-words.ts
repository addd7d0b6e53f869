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
 */
export function removeStopWords<Word extends string | { text: string }>(words: readonly Word[]): Word[] {
  const rest: Word[] = [];
  // A loop and not a filter: ranking runs this for each name of each place.
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const text = typeof word === "string" ? word : word.text;
    if (!isStopWord(text) || (text === "the" && i > 0)) rest.push(word);
  }
  return rest.length > 0 ? rest : [...words];
}
