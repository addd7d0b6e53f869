/** The reader and the moment of a response. */
export interface Reader {
  /** BCP 47. */
  languageCode: string;
  /** Upper case. Addresses omit the name of this country. */
  regionCode?: string | undefined;
  now: Date;
  /** Without a final slash. */
  publicUrl: string;
  /** Where readers write reviews; undefined: nowhere. */
  reviewUrlTemplate?: string | undefined;
}

/** The protocol's default language. */
export const DEFAULT_LANGUAGE = "en";

/**
 * Returns the text in a language, its base language (`fr` for `fr-CA`) or a variant (`pt-BR` for
 * `pt`), or null.
 */
export function findText(
  byLanguage: Readonly<Record<string, string>>,
  language: string,
): { text: string; languageCode: string } | null {
  const tag = language.toLowerCase();
  const base = getBaseLanguage(tag);
  const entries = Object.entries(byLanguage).filter(([, text]) => text !== "");
  const listed =
    entries.find(([code]) => code.toLowerCase() === tag) ??
    entries.find(([code]) => code.toLowerCase() === base) ??
    entries.find(([code]) => getBaseLanguage(code.toLowerCase()) === base);
  return listed === undefined ? null : { text: listed[1], languageCode: listed[0] };
}

/** Returns the language without region and script: "pt" of "pt-BR". */
export function getBaseLanguage(language: string): string {
  return language.split("-", 1)[0] ?? language;
}
