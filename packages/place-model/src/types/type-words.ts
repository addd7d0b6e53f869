import { LANGUAGE_CODES } from "../languages.ts";
import { findNearestName } from "../nearest-name.ts";
import type { KnownTypes } from "../validation/check-common.ts";
import { ITALIAN_TYPE_WORDS } from "./italian-words.ts";
import { isPlaceType, PLACE_TYPES, type PlaceType } from "./place-type.ts";

/**
 * Returns the types that a phrase names, in French, English, Arabic or Italian: `boulangerie`,
 * `boulangeries` and `bakery` give `["bakery"]`, `station essence` gives
 * `["gas_station"]`. Case, accents, hyphens, plurals, small words
 * (`borne de recharge` is `borne recharge`) and articles make no difference.
 *
 * @returns the types whose own name it is first, then those it is a word of;
 *   empty for a phrase that names no type.
 */
export function findTypesForWords(phrase: string): readonly string[] {
  return typesByPhrase.get(toPhraseKey(phrase)) ?? [];
}

/** A longer name is no type that somebody meant. */
const MAX_NAME_LENGTH = 60;

/** Returns the type that an unknown name probably means: `boulangerie` and `bakary` give `bakery`. */
export function suggestType(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const [named] = findTypesForWords(name);
  return named ?? findNearestName(name.toLowerCase(), TYPE_IDENTIFIERS);
}

/** The types that requests may name. */
export const KNOWN_TYPES: KnownTypes = { has: isPlaceType, suggest: suggestType };

const TYPE_IDENTIFIERS = PLACE_TYPES.map(({ type }) => type);

/** Whether `phrase` is the type's own name, and not another word for it: a cathedral is a church. */
export function isTypeName(phrase: string, type: string): boolean {
  return ownNames.get(type)?.has(toPhraseKey(phrase)) ?? false;
}

/** The type's names in all languages, each way that they are written: who looks for "نادٍ رياضي" types "نادي رياضي". */
export function typeNames(row: PlaceType): string[] {
  const names = LANGUAGE_CODES.map((language) => row[language]);
  return [...new Set([...names, row.ar.replaceAll(KASRATAN, "ي")])];
}

/** Returns the most words that a phrase of the table has, small words omitted: no longer run of a query needs looking up. */
export function getMaxPhraseWords(): number {
  return longestPhrase;
}

/** The mark that stands for the last letter of some Arabic nouns without an article. */
const KASRATAN = "\u064d";

const SMALL_WORDS = new Set(
  // "the" is a small word in English and, without its accent, tea in French.
  "a au aux d de des du en et l la le les un une ou of and for to in".split(" "),
);

const typesByPhrase = new Map<string, string[]>();
for (const row of PLACE_TYPES) addPhrases(row.type, typeNames(row));
for (const row of PLACE_TYPES) addPhrases(row.type, Object.values(row.words).flat());
for (const entry of ITALIAN_TYPE_WORDS.split(";")) {
  const [type = "", phrases = ""] = entry.split(":");
  addPhrases(type.trim(), phrases.split(","));
}

const ownNames = new Map(PLACE_TYPES.map((row) => [row.type, new Set(typeNames(row).map(toPhraseKey))]));

let longestPhrase = 0;
for (const key of typesByPhrase.keys()) longestPhrase = Math.max(longestPhrase, key.split(" ").length);

function addPhrases(type: string, phrases: readonly string[]): void {
  // Nobody who types "commune" or "rue" looks for a list of all towns or streets.
  if (isArea(type)) return;
  for (const phrase of phrases) {
    const key = toPhraseKey(phrase);
    if (key === "") continue;
    const types = typesByPhrase.get(key) ?? [];
    if (!types.includes(type)) types.push(type);
    typesByPhrase.set(key, types);
  }
}

function isArea(type: string): boolean {
  const row = PLACE_TYPES.find((candidate) => candidate.type === type);
  return row !== undefined && ["town", "address", "street"].includes(row.icon);
}

function toPhraseKey(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word));
  return words.map(stem).join(" ");
}

/** Brings singular and plural together; applied to both sides, so it need not give a real word. */
function stem(word: string): string {
  if (word === "resto" || word === "restau") return "restaurant";
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word);
  if (word.length <= 3) return word;
  return word
    .replace(/eaux$/, "eau")
    .replace(/aux$/, "al")
    .replace(/(ch|sh|ss)es?$/, "$1")
    .replace(/([^s])[sx]$/, "$1")
    .replace(/y$/, "ie");
}

/** Without its article, and with the endings that are written in two ways as one: "المستشفي" is مستشفى. */
function stemArabic(word: string): string {
  return word
    .replace(/^ال(?=...)/, "")
    .replace(/ه$/, "ة")
    .replace(/ى$/, "ي");
}
