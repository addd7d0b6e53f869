/**
 * The languages in which every text of the kit and of the service exists, by BCP 47 code.
 * Types and `tools/languages.test.ts` report each text that a listed language lacks;
 * `docs/authors/new-language.md` says how to add a language.
 */
export const LANGUAGES = {
  fr: { name: "Français", direction: "ltr" },
  en: { name: "English", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
  es: { name: "Español", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  it: { name: "Italiano", direction: "ltr" },
  pt: { name: "Português", direction: "ltr" },
  nl: { name: "Nederlands", direction: "ltr" },
} as const satisfies Readonly<Record<string, { name: string; direction: "ltr" | "rtl" }>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** Returns the listed language of a BCP 47 tag, such as `fr` for `fr-CA`, or undefined if it is not listed. */
export function findLanguage(tag: string): Language | undefined {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return Object.hasOwn(LANGUAGES, base) ? (base as Language) : undefined;
}

/** Returns the listed language of a BCP 47 tag; English if it is not listed. */
export function pickLanguage(tag: string): Language {
  return findLanguage(tag) ?? "en";
}
