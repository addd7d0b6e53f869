import { UnitSystem, type UnitSystemValue } from "../core/enums.ts";
import { BOUNDS, LOCATION_BIAS, POINT } from "../elements/location-kinds.ts";
import { FLAG, number, type PropertyKind, TRI_STATE, text, WORDS } from "../elements/property-kinds.ts";

/** The service takes no more of each. */
const MAX_PRIMARY_TYPES = 5;
const MAX_REGION_CODES = 15;

/** The properties that both autocomplete elements have. */
export const AUTOCOMPLETE_PROPERTIES = {
  description: text(null),
  disabled: FLAG,
  /** Ours: pages for Google have no such attribute. */
  fillsAddress: FLAG,
  futureOpeningBusinessesIncluded: TRI_STATE,
  includedPrimaryTypes: wordsUpTo(MAX_PRIMARY_TYPES),
  includedRegionCodes: wordsUpTo(MAX_REGION_CODES),
  internalUsageAttributionIds: WORDS,
  locationBias: { ...LOCATION_BIAS, isReflected: false },
  locationRestriction: { ...BOUNDS, isReflected: false },
  maxlength: number(null, { least: 0, most: Number.MAX_SAFE_INTEGER }),
  name: text(null),
  noClearButton: FLAG,
  noInputIcon: FLAG,
  origin: POINT,
  placeholder: text(null),
  pureServiceAreaBusinessesIncluded: TRI_STATE,
  readonly: FLAG,
  requestedLanguage: text(null),
  requestedRegion: text(null),
  unitSystem: unitSystem(),
};

function wordsUpTo(most: number): PropertyKind<string[] | null> {
  const checked = (words: string[] | null, name: string) => {
    if (words === null || words.length <= most) return words;
    throw new RangeError(
      `${name} holds ${words.length} values, above the limit of ${most}; give at most ${most}.`,
    );
  };
  return {
    ...WORDS,
    take: (given, name) => checked(WORDS.take(given, name), name),
    parse: (words, name) => checked(WORDS.parse(words, name), name),
  };
}

/** Returns a number of `UnitSystem`; in the attribute its name, in any case. */
function unitSystem(): PropertyKind<UnitSystemValue | null> {
  const take = (given: unknown, property: string) => {
    const match = Object.entries(UnitSystem).find(
      ([name, value]) => value === given || name === String(given).toUpperCase(),
    );
    if (match !== undefined) return match[1];
    throw new TypeError(
      `${property} is ${String(given)}, which is no unit system; give UnitSystem.METRIC or UnitSystem.IMPERIAL.`,
    );
  };
  return {
    initial: null,
    take,
    parse: take,
    write: (value) => (value === null ? null : value === UnitSystem.METRIC ? "metric" : "imperial"),
  };
}
