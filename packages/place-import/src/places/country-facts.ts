/**
 * Returns the language of a country's names, where one serves the whole country.
 *
 * @param countryCode ISO 3166-1 alpha-2.
 */
export function getMainLanguage(countryCode: string): string | undefined {
  return MAIN_LANGUAGES[countryCode];
}

/** Admin levels of the areas used as a town in addresses, best first. */
export function getLocalityLevels(countryCode: string): readonly number[] {
  return LOCALITY_LEVELS[countryCode] ?? [8, 7];
}

/**
 * City states, whose town boundary is that of the country.
 *
 * @see https://wiki.openstreetmap.org/wiki/Tag:boundary%3Dadministrative
 */
export function isCityState(countryCode: string): boolean {
  return CITY_STATES.has(countryCode);
}

/** Whether addresses of the country name the state between town and postcode. */
export function writesState(countryCode: string): boolean {
  return STATE_WRITERS.has(countryCode);
}

/** Whether `postcode` is valid in the country: five digits in France, four in Switzerland. */
export function isPostcode(postcode: string, countryCode: string): boolean {
  return (POSTCODES[countryCode] ?? /^[A-Z0-9][A-Z0-9 -]{1,9}$/i).test(postcode);
}

const MAIN_LANGUAGES: Readonly<Record<string, string>> = {
  AD: "ca",
  AT: "de",
  AU: "en",
  BR: "pt",
  CZ: "cs",
  DE: "de",
  DK: "da",
  ES: "es",
  FR: "fr",
  GB: "en",
  GF: "fr",
  GP: "fr",
  GR: "el",
  HR: "hr",
  HU: "hu",
  IE: "en",
  IT: "it",
  LI: "de",
  MC: "fr",
  MF: "fr",
  MQ: "fr",
  MX: "es",
  NC: "fr",
  NL: "nl",
  NO: "no",
  PF: "fr",
  PL: "pl",
  PM: "fr",
  PT: "pt",
  RE: "fr",
  RO: "ro",
  SE: "sv",
  SI: "sl",
  SK: "sk",
  SM: "it",
  US: "en",
  WF: "fr",
  YT: "fr",
};

const LOCALITY_LEVELS: Readonly<Record<string, readonly number[]>> = {
  AD: [7, 8],
  DE: [8, 6, 4],
  GB: [10, 8],
  JP: [7, 8],
  NL: [10, 8],
  PT: [7, 8],
  SM: [8, 6],
};

const CITY_STATES = new Set(["GI", "HK", "MC", "MO", "SG", "VA"]);
const STATE_WRITERS = new Set(["AU", "BR", "CA", "IN", "MX", "US"]);

const FIVE_DIGITS = /^\d{5}$/;
const FOUR_DIGITS = /^\d{4}$/;
const POSTCODES: Readonly<Record<string, RegExp>> = {
  AT: FOUR_DIGITS,
  BE: FOUR_DIGITS,
  CH: FOUR_DIGITS,
  DE: FIVE_DIGITS,
  DK: FOUR_DIGITS,
  ES: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  GF: FIVE_DIGITS,
  GP: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  LI: FOUR_DIGITS,
  LU: FOUR_DIGITS,
  MC: FIVE_DIGITS,
  MQ: FIVE_DIGITS,
  RE: FIVE_DIGITS,
  YT: FIVE_DIGITS,
};
