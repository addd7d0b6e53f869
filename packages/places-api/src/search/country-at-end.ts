/** A text without the country that it ends with. */
export interface TextOfCountry {
  text: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
}

/** "Côte d’Ivoire" and "United States of America" are no longer. */
const MAX_WORDS = 4;

/**
 * What stands before the country's name in `… 06000 Nice, France`: the name in
 * the reader's language, in French or in English. Null where the text ends
 * with none, is nothing else, or has it as part of a name, as `Stade de France`.
 */
export function countryAtEnd(text: string, language: string): TextOfCountry | null {
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.at(-count)?.index ?? 0;
    const name = foldedName(text.slice(start));
    for (const known of new Set([language, "fr", "en"])) {
      const countryCode = countriesOf(known).get(name);
      if (countryCode === undefined) continue;
      const before = text.slice(0, start);
      return PART_OF_NAME.test(before) ? null : { text: before.replace(/[\s,،]+$/, ""), countryCode };
    }
  }
  return null;
}

/** What stands before a country or région that is part of a name. */
export const PART_OF_NAME = /(?:^|[\s,])(?:de|du|des|of)(?:\s+(?:la|les|the))?\s*$/i;

function countriesOf(language: string): ReadonlyMap<string, string> {
  let countries = countriesByLanguage.get(language);
  if (countries === undefined) {
    const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });
    countries = new Map(COUNTRY_CODES.map((code) => [foldedName(names.of(code) ?? code), code]));
    // Callers choose the language, so the memory of it has an end.
    if (countriesByLanguage.size >= 50) countriesByLanguage.clear();
    countriesByLanguage.set(language, countries);
  }
  return countries;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Those that have a name, without those that were given up, such as FX: they have the name of what took their place. */
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => englishNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
);
const countriesByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** A name without case, accents and signs. */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s'’,.-]+/g, " ")
    .trim()
    .toLowerCase();
}
