import { findCategories } from "../query/categories.ts";
import type { QueryWord } from "../query/read-query.ts";
import { getAllowedEdits } from "../ranking/weights.ts";
import { expandAbbreviation } from "../text/abbreviations.ts";
import type { WordLists } from "./index-reader.ts";

/** Two or three consonants, which are not a French or English word: they are initials of first names. */
const INITIALS = /^[bcdfghjklmnpqrstvwxz]{2,3}$/;

/** Shorter words say nothing together either. */
const MIN_JOINED_LENGTH = 4;

/**
 * The words with the spaces that names may have, one reading after the other:
 * two words as one ("mc do", "super marché"), and initials apart ("jf
 * kennedy" is John F. Kennedy). A pair that no name and no kind of place begins with is left
 * as it is.
 */
export function* respaceWords(lists: WordLists, words: readonly QueryWord[]): Generator<QueryWord[]> {
  for (const [i, { text, isLast }] of words.entries()) {
    const before = words[i - 1];
    if (before === undefined || !/^\p{L}+$/u.test(before.text + text)) continue;
    const together = toQueryWord(before.text + text, isLast);
    const isKnown = together.categories.length > 0 || lists.names.hasPrefix(together.text);
    if (together.text.length >= MIN_JOINED_LENGTH && isKnown) {
      yield [...words.slice(0, i - 1), together, ...words.slice(i + 1)];
    }
  }
  if (!words.some(isBeforeSurname)) return;
  yield words.flatMap((word, i) =>
    isBeforeSurname(word, i, words) ? [...word.text].map((letter) => toQueryWord(letter, false)) : word,
  );
}

/**
 * The same for what is mistyped besides: a word whose spaces were omitted
 * ("placedarmes", "hoteldeparis"), and two words that are one with a typing
 * error ("mac donald" is McDonald’s).
 */
export function* respaceMistypedWords(lists: WordLists, words: readonly QueryWord[]): Generator<QueryWord[]> {
  const apart = words.map((word) => splitIntoKnownWords(lists, word));
  if (apart.some((parts) => parts !== undefined)) yield words.flatMap((word, i) => apart[i] ?? [word]);
  for (const [i, { text, isLast }] of words.entries()) {
    const before = words[i - 1];
    if (before === undefined || !/^\p{L}+$/u.test(before.text + text)) continue;
    // "Bar à bières" is no barber.
    if ([before, words[i]!].some(isKind)) continue;
    const word = toQueryWord(before.text + text, isLast);
    const edits = getAllowedEdits(word.text);
    const similar = edits === 0 ? [] : lists.names.similarTo(word.text, edits, isLast, MAX_SIMILAR);
    word.corrections = similar.map((found) => ({ text: found.word, edits: found.edits }));
    if (similar.length > 0) yield [...words.slice(0, i - 1), word, ...words.slice(i + 1)];
  }
}

/**
 * Splits each word that no place has and that is several words without spaces,
 * small words and short forms included: "avenuede", "lapaix", "stcharles". Returns
 * undefined if no word can be split.
 */
export function splitRunTogether(lists: WordLists, words: readonly QueryWord[]): QueryWord[] | undefined {
  let isSplit = false;
  const apart = words.flatMap((word) => {
    const parts = isKnownWord(lists, word) ? undefined : splitAtSmallWords(lists, word);
    if (parts !== undefined) isSplit = true;
    if (parts !== undefined && parts.length > 1) word.isRunTogether = true;
    return parts ?? [word];
  });
  return isSplit ? apart : undefined;
}

/** Small words at the start and at the end of a word, then those in its midst. */
function splitAtSmallWords(lists: WordLists, word: QueryWord): QueryWord[] | undefined {
  const { text, isLast } = word;
  const before = SMALL_WORDS.exec(text)?.[0];
  const after = SMALL_ENDING.exec(text)?.[0];
  const stems = [
    before === undefined ? undefined : text.slice(before.length),
    after === undefined ? undefined : text.slice(0, -after.length),
    // "dela": the longest small word may hold the first letter of the next one.
    before === undefined || before.length < 2 ? undefined : text.slice(before.length - 1),
  ];
  for (const stem of stems) {
    if (stem === undefined || stem.length < 2) continue;
    const rest = toQueryWord(stem, isLast);
    if (isKnownWord(lists, rest)) return [rest];
  }
  return splitIntoKnownWords(lists, word) ?? splitAtShortForm(lists, word);
}

/** Words of two or three letters that people write together with the next one: "stcharles", "mclaren". */
const SHORT_FORM = /^(?:mc|mac|st|ste|bd|av|dr)(?=\p{L}{3})/u;

/** Splits "stcharles" into "st" and "charles", if names have both words. */
function splitAtShortForm(lists: WordLists, { text, isLast }: QueryWord): QueryWord[] | undefined {
  if (lists.names.hasPrefix(text)) return undefined;
  const short = SHORT_FORM.exec(text)?.[0];
  if (short === undefined) return undefined;
  const long = expandAbbreviation(short);
  const rest = toQueryWord(text.slice(short.length), isLast);
  if (!lists.names.has(long ?? short) || !isKnownWord(lists, rest)) return undefined;
  return [{ ...toQueryWord(short, false), ...(long === undefined ? {} : { long }) }, rest];
}

/** Small words that stand behind a word without a space: "avenuede". */
const SMALL_ENDING = /(?:dela|del|de|du|des|la|les|le|aux|au|sur|sous|en)$/;

/** Whether the word is a kind of place as it is spelt. */
function isKind({ categories }: QueryWord): boolean {
  return categories.some(({ share, edits = 0 }) => share === 1 && edits === 0);
}

const MAX_SIMILAR = 6;

/** Parts shorter than this are found in any word. */
const MIN_PART_LENGTH = 3;

/** Small words in the midst of a name. */
const SMALL_WORDS = /^(?:dela|del|de|du|des|la|les|le|l|d)/;

/**
 * Splits a word that nothing begins with into the fewest known words, without
 * the small words. Returns undefined if it is not made of known words.
 */
function splitIntoKnownWords(lists: WordLists, { text, isLast }: QueryWord): QueryWord[] | undefined {
  if (!/^\p{L}+$/u.test(text) || lists.names.hasPrefix(text) || lists.context.hasPrefix(text))
    return undefined;
  /** The words that the rest of the text splits into, from each letter on. */
  const rests: (readonly QueryWord[] | undefined)[] = Array.from(text, () => undefined);
  rests[text.length] = [];
  for (let start = text.length - MIN_PART_LENGTH; start >= 0; start--) {
    for (let end = text.length; end >= start + MIN_PART_LENGTH; end--) {
      const rest = rests[end];
      if (rest === undefined || (rests[start]?.length ?? Infinity) <= rest.length + 1) continue;
      const word = toQueryWord(text.slice(start, end), isLast && end === text.length);
      if (isKnownWord(lists, word)) rests[start] = [word, ...rest];
    }
    const small = start === 0 ? undefined : SMALL_WORDS.exec(text.slice(start))?.[0];
    const behind = small === undefined ? undefined : rests[start + small.length];
    if (behind !== undefined && behind.length > 0) rests[start] ??= behind;
  }
  const [parts = []] = rests;
  return parts.length > 1 ? [...parts] : undefined;
}

function isKnownWord({ names, context }: WordLists, { text, isLast, categories }: QueryWord): boolean {
  const isStart = isLast && text.length > MIN_PART_LENGTH && names.hasPrefix(text);
  return categories.length > 0 || names.has(text) || context.has(text) || isStart;
}

function isBeforeSurname({ text, long }: QueryWord, index: number, words: readonly QueryWord[]): boolean {
  const next = words[index + 1]?.text ?? "";
  return long === undefined && INITIALS.test(text) && next.length > 2 && !INITIALS.test(next);
}

function toQueryWord(text: string, isLast: boolean): QueryWord {
  const [categories = []] = findCategories([text], false);
  return { text, isLast, isHouseNumber: false, categories, corrections: [] };
}
