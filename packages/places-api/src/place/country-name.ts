/** A country's name in a reader's language; its code where the language has none. */
export function countryName(countryCode: string, language: string): string {
  let names = namesByLanguage.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
    // Callers choose the language, so the memory of it has an end.
    if (namesByLanguage.size >= 200) namesByLanguage.clear();
    namesByLanguage.set(language, names);
  }
  return /^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode;
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();
