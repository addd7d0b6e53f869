import { findLanguage, type Language } from "../languages.ts";
import { findNearestName } from "../nearest-name.ts";
import type { KnownTypes } from "../validation/check-common.ts";
import { TABLE_LANGUAGES } from "./further-type-names.ts";
import { ITALIAN_TYPE_WORDS } from "./italian-words.ts";
import { isPlaceType, PLACE_TYPES, type PlaceType } from "./place-type.ts";

/**
 * Returns the types that a phrase names, in French, English, Arabic or Italian: `boulangerie`,
 * `boulangeries` and `bakery` give `["bakery"]`, `station essence` gives
 * `["gas_station"]`. Case, accents, hyphens, plurals, small words
 * (`borne de recharge` is `borne recharge`) and articles make no difference.
 *
 * @param language of the reader. The words of another listed language count for its readers only,
 *   for whom they come before all others: `arts` is a doctor in Dutch.
 * @returns the types whose own name it is first, then those it is a word of;
 *   empty for a phrase that names no type.
 */
export function findTypesForWords(phrase: string, language?: string): readonly string[] {
  const further = getFurtherPhrases(language);
  return (
    further?.types.get(toPhraseKey(phrase, FURTHER_SMALL_WORDS)) ??
    SHARED.types.get(toPhraseKey(phrase, SMALL_WORDS)) ??
    []
  );
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
export function isTypeName(phrase: string, type: string, language?: string): boolean {
  const further = getFurtherPhrases(language)?.names.get(type);
  return (
    (further?.has(toPhraseKey(phrase, FURTHER_SMALL_WORDS)) ?? false) ||
    (SHARED.names.get(type)?.has(toPhraseKey(phrase, SMALL_WORDS)) ?? false)
  );
}

/**
 * Returns all names of types and other words for them: those that count for every reader, or those
 * that a language adds. Whole Italian phrases count for every reader and are not among the former.
 */
export function listTypePhrases(language?: Language): string[] {
  const languages = language === undefined ? TABLE_LANGUAGES : [language];
  return PLACE_TYPES.flatMap((row) => [...typeNames(row, languages), ...typeWords(row, languages)]);
}

/** Returns the language of a reader whose words count for its readers only; undefined for any other. */
export function findFurtherLanguage(language: string | undefined): Language | undefined {
  const listed = language === undefined ? undefined : findLanguage(language);
  return listed === undefined || (TABLE_LANGUAGES as readonly Language[]).includes(listed)
    ? undefined
    : listed;
}

/** Returns the most words that a phrase for a type has, small words omitted: no longer run of a query needs looking up. */
export function getMaxPhraseWords(language?: string): number {
  return Math.max(SHARED.maxWords, getFurtherPhrases(language)?.maxWords ?? 0);
}

/** The type's names, each way that they are written: who looks for "نادٍ رياضي" types "نادي رياضي". */
function typeNames(row: PlaceType, languages: readonly Language[]): string[] {
  const names = languages.map((language) => row[language]);
  return [...new Set(names.flatMap((name) => [name, name.replaceAll(KASRATAN, "ي")]))];
}

function typeWords(row: PlaceType, languages: readonly Language[]): readonly string[] {
  return languages.flatMap((language) => row.words[language]);
}

/** The mark that stands for the last letter of some Arabic nouns without an article. */
const KASRATAN = "\u064d";

const SMALL_WORDS = new Set(
  // "the" is a small word in English and, without its accent, tea in French.
  "a au aux d de del della des di du en et l la le les un une ou of and for to in".split(" "),
);

/** "The" is no tea in these languages, and "van" is no vehicle. */
const FURTHER_SMALL_WORDS = new Set([
  ...SMALL_WORDS,
  ..."the i el il lo los las y e o con com per para por al da do dos das dei degli dell delle".split(" "),
  ..."em um uma una het een van voor der die das den dem und mit für zum zur".split(" "),
]);

/** Types by the phrases for them. */
interface TypePhrases {
  types: ReadonlyMap<string, readonly string[]>;
  /** The own names of each type. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  maxWords: number;
}

const SHARED = readPhrases(TABLE_LANGUAGES, SMALL_WORDS);
const furtherPhrases = new Map<Language, TypePhrases>();

function getFurtherPhrases(language: string | undefined): TypePhrases | undefined {
  const listed = findFurtherLanguage(language);
  if (listed === undefined) return undefined;
  const phrases = furtherPhrases.get(listed) ?? readPhrases([listed], FURTHER_SMALL_WORDS);
  furtherPhrases.set(listed, phrases);
  return phrases;
}

function readPhrases(languages: readonly Language[], smallWords: ReadonlySet<string>): TypePhrases {
  const types = new Map<string, string[]>();
  const add = (type: string, phrases: readonly string[]) => {
    // Nobody who types "commune" or "rue" looks for a list of all towns or streets.
    if (isArea(type)) return;
    // "Baeckerei" is "Bäckerei" on a keyboard without umlauts.
    const written = languages.includes("de")
      ? phrases.flatMap((phrase) => [phrase, writeOutUmlauts(phrase)])
      : phrases;
    for (const phrase of written) {
      const key = toPhraseKey(phrase, smallWords);
      if (key === "") continue;
      const known = types.get(key) ?? [];
      if (!known.includes(type)) known.push(type);
      types.set(key, known);
    }
  };
  for (const row of PLACE_TYPES) add(row.type, typeNames(row, languages));
  for (const row of PLACE_TYPES) add(row.type, typeWords(row, languages));
  if (languages === TABLE_LANGUAGES || languages.includes("it")) {
    for (const entry of ITALIAN_TYPE_WORDS.split(";")) {
      const [type = "", phrases = ""] = entry.split(":");
      add(type.trim(), phrases.split(","));
    }
  }
  const names = new Map(
    PLACE_TYPES.map((row) => [
      row.type,
      new Set(typeNames(row, languages).map((name) => toPhraseKey(name, smallWords))),
    ]),
  );
  const maxWords = Math.max(...[...types.keys()].map((key) => key.split(" ").length));
  return { types, names, maxWords };
}

function writeOutUmlauts(phrase: string): string {
  return phrase.replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
}

function isArea(type: string): boolean {
  const row = PLACE_TYPES.find((candidate) => candidate.type === type);
  return row !== undefined && ["town", "address", "street"].includes(row.icon);
}

function toPhraseKey(phrase: string, smallWords: ReadonlySet<string>): string {
  const words = phrase
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !smallWords.has(word));
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
