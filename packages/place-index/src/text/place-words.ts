import { LANGUAGE_CODES, type PlaceNames, type PlaceRecord } from "@lieudit/place-model";
import { TABLE_LANGUAGES } from "@lieudit/place-model/types";
import { expandOrSelf } from "./abbreviations.ts";
import { foldToTexts } from "./folded-words.ts";
import { findSameNames } from "./same-names.ts";
import { removeStopWords } from "./stop-words.ts";

/** Names after the twentieth and words after the 24th of a name are not indexed: they are lists, not names. */
const MAX_NAMES = 20;
const MAX_WORDS = 24;

/** The words of a place that are compared with a query. */
export interface PlaceWords {
  /** Each name's folded words, short forms written out, without repeats; the default name first. */
  names: string[][];
  /** Words of where it stands and of its type's name: they narrow a search, but do not name the place. */
  context: string[];
  /** All words of its town's name, stop words included. Empty for a town. */
  locality: string[];
}

/**
 * Returns the words by which `place` is found.
 *
 * @param townNames other names of its town, which its address does not have.
 */
export function toPlaceWords(place: PlaceRecord, townNames: readonly string[] = []): PlaceWords {
  const { names, address, brand } = place;
  const written = new Set([
    ...listReaderNames(names),
    ...(brand === undefined ? [] : [brand]),
    ...Object.values(names.byLanguage ?? {}),
  ]);
  const named = [...written].slice(0, MAX_NAMES);
  const folded = new Map<string, string[]>();
  for (const name of [...named, ...joinGenitives(named)]) {
    const words = toNameWords(name);
    if (words.length > 0) folded.set(words.join(" "), words);
  }
  // A street that is called after the town hall has no other name.
  const samesOf = place.kind === "poi" ? [...folded.values()] : [];
  for (const words of samesOf.flatMap(findSameNames)) folded.set(words.join(" "), words);
  const places = [
    place.kind === "address" ? undefined : address.street,
    address.postcode,
    address.locality,
    address.sublocality,
    address.adminArea2,
    ...Object.values(place.typeNames),
    ...townNames,
  ];
  const context = new Set<string>();
  for (const text of places) {
    if (text !== undefined) for (const word of toContextWords(text)) context.add(word);
  }
  const town = place.kind === "locality" ? undefined : address.locality;
  return {
    names: [...folded.values()],
    context: [...context].slice(0, 2 * MAX_WORDS),
    locality: town === undefined ? [] : toNameWords(town),
  };
}

/** Thousands of places have the same town and type. */
const contextWords = new Map<string, readonly string[]>();
const MAX_CONTEXTS = 5_000;
const MAX_CONTEXT_LENGTH = 100;

function toContextWords(text: string): readonly string[] {
  let words = contextWords.get(text);
  if (words === undefined) {
    words = removeStopWords(toNameWords(text));
    if (contextWords.size >= MAX_CONTEXTS) contextWords.clear();
    if (text.length <= MAX_CONTEXT_LENGTH) contextWords.set(text, words);
  }
  return words;
}

/** Returns the name on the ground, then those in the languages that most readers have, former and other names, and those in further languages. */
export function listReaderNames({ default: name, byLanguage = {}, others = [] }: PlaceNames): string[] {
  const listNames = (languages: readonly string[]) =>
    languages.flatMap((language) => byLanguage[language] ?? []);
  return [...new Set([name, ...listNames(TABLE_LANGUAGES), ...others, ...listNames(LANGUAGE_CODES)])];
}

/** English names whose "s" parts from its word are typed in one, too: "princes palace". */
function joinGenitives(names: readonly string[]): string[] {
  return names.filter((name) => GENITIVE.test(name)).map((name) => name.replaceAll(GENITIVES, "s"));
}

const GENITIVE = /(?<=\p{L})['’]s(?!\p{L})/iu;
const GENITIVES = new RegExp(GENITIVE, "giu");

/** Returns the folded words of one name, short forms written out: "Bd de l'Œuvre" gives boulevard, de, l, oeuvre. */
export function toNameWords(name: string): string[] {
  return foldToTexts(name).slice(0, MAX_WORDS).map(expandOrSelf);
}

const MAX_KEY_LENGTH = 120;

/** The same for names that differ only in accents, signs, short forms and stop words. */
export function toNameKey(words: readonly string[]): string {
  return removeStopWords(words).map(expandOrSelf).join("").slice(0, MAX_KEY_LENGTH);
}

/** Whether the key of the words is `key`. Most names are refused by their first word, without their key being made. */
export function hasNameKey(words: readonly string[], key: string): boolean {
  let length = 0;
  for (const word of removeStopWords(words)) {
    const long = expandOrSelf(word);
    if (!key.startsWith(long.slice(0, MAX_KEY_LENGTH - length), length)) return false;
    length = Math.min(length + long.length, MAX_KEY_LENGTH);
  }
  return length === key.length;
}
