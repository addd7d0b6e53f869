/** A text without its final country. */
export interface TextOfCountry {
  text: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
}

/** The longest names are "Côte d’Ivoire" and "United States of America". */
const MAX_WORDS = 4;

/**
 * Splits the country from a text such as `… 06000 Nice, France`. It knows names in the reader's
 * language, French and English. Null if the text has no final country, is only a country, or has
 * it as part of a name, as `Stade de France`.
 */
export function splitCountry(text: string, language: string): TextOfCountry | null {
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.at(-count)?.index ?? 0;
    const name = foldName(text.slice(start));
    for (const known of new Set([language, "fr", "en"])) {
      const countryCode = getCountries(known).get(name);
      if (countryCode === undefined) continue;
      const before = text.slice(0, start);
      return PART_OF_NAME.test(before) ? null : { text: before.replace(/[\s,،]+$/, ""), countryCode };
    }
  }
  return null;
}

/** Words before a country or région that make it part of a name. */
export const PART_OF_NAME = /(?:^|[\s,])(?:de|du|des|of)(?:\s+(?:la|les|the))?\s*$/i;

function getCountries(language: string): ReadonlyMap<string, string> {
  let countries = countriesByLanguage.get(language);
  if (countries === undefined) {
    const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });
    countries = new Map(COUNTRY_CODES.map((code) => [foldName(names.of(code) ?? code), code]));
    // Callers choose the language, so the cache is bounded.
    if (countriesByLanguage.size >= 50) countriesByLanguage.clear();
    countriesByLanguage.set(language, countries);
  }
  return countries;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes with a name, without withdrawn codes such as FX, which have the name of their successor. */
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => englishNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
);
const countriesByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** Returns a name without case, accents and punctuation. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s'’,.-]+/g, " ")
    .trim()
    .toLowerCase();
}
