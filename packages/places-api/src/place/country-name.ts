/** What the importer writes for a place that lies in no country: out at sea, at a pole. */
const NO_COUNTRY = "ZZ";

/** A country's name in a reader's language; its code where the language has none, "" for no country. */
export function countryName(countryCode: string, language: string): string {
  if (countryCode === NO_COUNTRY) return "";
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
