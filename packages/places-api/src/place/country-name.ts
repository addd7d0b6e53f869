/** Country code of places outside any country, at sea or at a pole. */
const NO_COUNTRY = "ZZ";

/**
 * Returns the name of a country in a language, its code if the name is unknown, or "" outside any
 * country.
 */
export function getCountryName(countryCode: string, language: string): string {
  if (countryCode === NO_COUNTRY) return "";
  let names = namesByLanguage.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
    // Callers choose the language, so the cache is bounded.
    if (namesByLanguage.size >= 200) namesByLanguage.clear();
    namesByLanguage.set(language, names);
  }
  return /^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode;
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();
