/** Country code of places outside any country, at sea or at a pole. */
const NO_COUNTRY = "ZZ";

/**
 * Returns the name of a country in a language, its code if the name is unknown, or "" outside any
 * country.
 */
export function getCountryName(countryCode: string, language: string): string {
  if (countryCode === NO_COUNTRY) return "";
  const key = `${language} ${countryCode}`;
  let name = knownNames.get(key);
  if (name === undefined) {
    const isCode = /^[A-Z]{2}$/.test(countryCode);
    name = (isCode ? getNames(language).of(countryCode) : undefined) ?? countryCode;
    // Callers choose the language, so the cache is bounded.
    if (knownNames.size >= 2_000) knownNames.clear();
    knownNames.set(key, name);
  }
  return name;
}

function getNames(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
}

/** Names by language and code, because a look-up of `Intl` is slow. */
const knownNames = new Map<string, string>();
