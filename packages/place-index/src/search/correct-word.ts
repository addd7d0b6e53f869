import type { QueryWord, WordCorrection } from "../query/read-query.ts";
import { isStreetWord } from "../text/abbreviations.ts";
import { spellPhonetically } from "../text/phonetic-spellings.ts";
import { isStopWord } from "../text/stop-words.ts";
import { listWordFamily } from "../text/word-family.ts";
import type { WordList, WordLists } from "./index-reader.ts";

/** Corrections of one word. A short word has many neighbours, and each may be the right one. */
const MAX_CORRECTIONS = 16;

/** Additional price for correcting a word that is in the index, in edits. */
const KNOWN_WORD = 0.6;

/** Price of a word of the same family, in edits: *préhistoire* and *préhistorique*. */
const FAMILY_EDIT = 0.7;

/** Price of one sound that is spelt otherwise, in edits: less than a wrong letter. */
const PHONETIC_EDIT = 0.7;

/**
 * Finds the known words that `word` may be a misspelling of, the likeliest
 * first. Numbers shorter than a postcode and street words are not corrected.
 *
 * @param isAlone whether the text has no other word.
 */
export function findCorrections(
  { names, context }: WordLists,
  word: QueryWord,
  isTyping: boolean,
  isAlone: boolean,
): WordCorrection[] {
  const { text, isHouseNumber, isLast, long, categories } = word;
  // A kind of place that the data lacks is spelt correctly.
  if (isAlone && categories.some(({ share }) => share === 1)) return [];
  if (isHouseNumber || text.length < 2 || (/^\d+$/.test(text) && text.length < 4)) return [];
  if (isStreetWord(text) || (!isAlone && PREPOSITIONS.has(text))) return [];
  const isKnown = names.has(text) || context.has(text) || long !== undefined;
  if (isKnown && /^\d{5}$/.test(text)) return [];
  const more = isKnown ? KNOWN_WORD : 0;
  const candidates = new Map<string, number>();
  const add = (other: string, price: number) => {
    if (other !== text && !isStopWord(other) && price < (candidates.get(other) ?? Infinity))
      candidates.set(other, price);
  };
  for (const list of [names, context] satisfies WordList[]) {
    // A town or street that is typed alone is a name too: addresses are needed only for what no name is near.
    if (isTyping && isAlone && list === context && candidates.size > 0) break;
    const isPrefix = isTyping && isLast && text.length >= 4;
    for (const { word: other, edits: distance } of list.similarTo(
      text,
      getMaxEdits(text),
      isPrefix,
      MAX_CORRECTIONS,
    )) {
      add(other, distance + more);
    }
  }
  for (const other of STREET_WORD_LIST) if (isOneEditAway(text, other)) add(other, STREET_WORD_EDIT);
  for (const other of MORE_LONG_FORMS.get(text) ?? []) add(other, LONG_FORM_EDIT);
  // A known word is rarely a phonetic spelling of another one.
  const maxChanges = isTyping && isAlone && candidates.size > 0 ? 1 : 2;
  for (const { text: other, changes } of isKnown ? [] : spellPhonetically(text, maxChanges)) {
    if (names.has(other) || context.has(other)) add(other, PHONETIC_EDIT * changes + more);
  }
  for (const other of listWordFamily(text)) {
    if (names.has(other) || context.has(other)) add(other, FAMILY_EDIT + more);
  }
  return [...candidates]
    .map(([other, price]) => ({ text: other, edits: price }))
    .sort((a, b) => a.edits - b.edits);
}

/** Words between what is looked for and where; no stop words, so indexes have them as names. */
const PREPOSITIONS: ReadonlySet<string> = new Set(["dans", "inside", "within"]);

/** Price of correcting a word to a street word, in edits: "Re" is usually "Rue". */
const STREET_WORD_EDIT = 0.8;
const STREET_WORD_LIST = "rue avenue boulevard chemin place route impasse allee quai cours".split(" ");

/** Further long forms of abbreviations, besides those of `expandAbbreviation`. */
const MORE_LONG_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ch", ["chateau", "centre"]],
  ["pla", ["place"]],
  ["pte", ["porte"]],
  ["ss", ["sous"]],
]);
const LONG_FORM_EDIT = 0.5;

/** Whether one inserted, deleted, replaced or swapped letter turns `one` into `other`. */
export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a === b) return false;
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Returns how many edits may be corrected in `text`: two in long words only, because short ones have too many neighbours. */
export function getMaxEdits(text: string): number {
  return text.length >= 9 ? 2 : 1;
}
