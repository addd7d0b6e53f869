import {
  EVConnectorType,
  PriceLevel,
  SearchByTextRankPreference,
  SearchNearbyRankPreference,
} from "../places/enums.ts";
import {
  RENAMED_IN_NEARBY_SEARCH,
  RENAMED_IN_TEXT_SEARCH,
  refuseRenamed,
} from "../places/renamed-properties.ts";
import { elementWith } from "./base-element.ts";
import { BOUNDS, CIRCLE, LOCATION_BIAS } from "./location-kinds.ts";
import { allowOne, allowSome, number, TRI_STATE, text, WORDS } from "./property-kinds.ts";

const RESULT_COUNT = number(null, { least: 1, most: 20, isWhole: true });

export const TEXT_SEARCH_PROPERTIES = {
  evConnectorTypes: allowSome(EVConnectorType),
  evMinimumChargingRateKw: number(null),
  futureOpeningBusinessesIncluded: TRI_STATE,
  includedType: text(null),
  isOpenNow: TRI_STATE,
  locationBias: LOCATION_BIAS,
  locationRestriction: BOUNDS,
  maxResultCount: RESULT_COUNT,
  minRating: number(null, { least: 0, most: 5 }),
  priceLevels: allowSome(PriceLevel),
  rankPreference: allowOne(SearchByTextRankPreference, null),
  textQuery: text(null),
  useStrictTypeFiltering: TRI_STATE,
};

/** A text search within a search element. */
export class PlaceTextSearchRequestElement extends elementWith(TEXT_SEARCH_PROPERTIES) {
  /** @throws {TypeError} for names that older pages know a property by */
  protected override refuseOption(name: string): void {
    refuseRenamed(name, RENAMED_IN_TEXT_SEARCH);
    super.refuseOption(name);
  }
}

export const NEARBY_SEARCH_PROPERTIES = {
  excludedPrimaryTypes: WORDS,
  excludedTypes: WORDS,
  futureOpeningBusinessesIncluded: TRI_STATE,
  includedPrimaryTypes: WORDS,
  includedTypes: WORDS,
  locationRestriction: CIRCLE,
  maxResultCount: RESULT_COUNT,
  rankPreference: allowOne(SearchNearbyRankPreference, null),
};

/** A nearby search within a search element. */
export class PlaceNearbySearchRequestElement extends elementWith(NEARBY_SEARCH_PROPERTIES) {
  /** @throws {TypeError} for names that older pages know a property by */
  protected override refuseOption(name: string): void {
    refuseRenamed(name, RENAMED_IN_NEARBY_SEARCH);
    super.refuseOption(name);
  }
}
