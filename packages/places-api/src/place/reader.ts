/** For whom and when a place is written. */
export interface Reader {
  /** BCP 47. */
  languageCode: string;
  /** Upper case; addresses leave this country's name out. */
  regionCode?: string | undefined;
  now: Date;
  /** Without a slash at its end. */
  publicUrl: string;
}

/** The protocol's own default when a call names no language. */
export const DEFAULT_LANGUAGE = "en";

/**
 * The text of `byLanguage` for a reader: in the language itself, then in its
 * base language (`fr` for `fr-CA`), then in a sister of it (`pt-BR` for `pt`).
 */
export function inLanguage(
  byLanguage: Readonly<Record<string, string>>,
  language: string,
): { text: string; languageCode: string } | null {
  const wanted = language.toLowerCase();
  const base = baseLanguage(wanted);
  const entries = Object.entries(byLanguage).filter(([, text]) => text !== "");
  const found =
    entries.find(([code]) => code.toLowerCase() === wanted) ??
    entries.find(([code]) => code.toLowerCase() === base) ??
    entries.find(([code]) => baseLanguage(code.toLowerCase()) === base);
  return found === undefined ? null : { text: found[1], languageCode: found[0] };
}

/** The language without its region and script: "pt" of "pt-BR". */
export function baseLanguage(language: string): string {
  return language.split("-", 1)[0] ?? language;
}
