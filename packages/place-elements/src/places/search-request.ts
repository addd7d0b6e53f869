import type {
  SearchNearbyRequest as NearbyOnWire,
  SearchTextRequest as TextOnWire,
} from "@lieudit/place-model";
import type { Circle, CircleLiteral } from "../core/circle.ts";
import type { PointInput } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { toCircle } from "../core/location-input.ts";
import {
  EVConnectorType,
  type NameOf,
  PriceLevel,
  SearchByTextRankPreference,
  SearchNearbyRankPreference,
} from "./enums.ts";
import { circleOnWire } from "./location-on-wire.ts";
import { RENAMED_IN_NEARBY_SEARCH, RENAMED_IN_TEXT_SEARCH } from "./renamed-properties.ts";
import {
  allowOne,
  allowSome,
  bias,
  box,
  flag,
  ignored,
  inside,
  numberFrom,
  query,
  requestOnWire,
  word,
  words,
} from "./request-values.ts";

/** Anything that a search may be drawn to; "IP_BIAS" is where the reader seems to be. */
export type LocationBias = PointInput | LatLngBounds | LatLngBoundsLiteral | Circle | CircleLiteral | string;

/** A text search of a page or of the request element. */
export interface TextSearch {
  textQuery?: string | null;
  evConnectorTypes?: Iterable<NameOf<typeof EVConnectorType>> | null;
  evMinimumChargingRateKw?: number | null;
  futureOpeningBusinessesIncluded?: boolean | null;
  includedType?: string | null;
  isOpenNow?: boolean | null;
  language?: string | null;
  locationBias?: LocationBias | null;
  locationRestriction?: LatLngBounds | LatLngBoundsLiteral | null;
  /** 1 to 20. */
  maxResultCount?: number | null;
  /** 0 to 5. */
  minRating?: number | null;
  priceLevels?: Iterable<NameOf<typeof PriceLevel>> | null;
  pureServiceAreaBusinessesIncluded?: boolean | null;
  rankPreference?: NameOf<typeof SearchByTextRankPreference> | null;
  region?: string | null;
  useStrictTypeFiltering?: boolean | null;
}

/** A nearby search of a page or of the request element. */
export interface NearbySearch {
  excludedPrimaryTypes?: Iterable<string> | null;
  excludedTypes?: Iterable<string> | null;
  futureOpeningBusinessesIncluded?: boolean | null;
  includedPrimaryTypes?: Iterable<string> | null;
  includedTypes?: Iterable<string> | null;
  language?: string | null;
  locationRestriction?: Circle | CircleLiteral | null;
  /** 1 to 20. */
  maxResultCount?: number | null;
  rankPreference?: NameOf<typeof SearchNearbyRankPreference> | null;
  region?: string | null;
}

/** `Place.searchByText` takes this. */
export interface SearchByTextRequest
  extends Omit<TextSearch, "evConnectorTypes" | "evMinimumChargingRateKw"> {
  /** Names of fields of a place, "*" for all. */
  fields: Iterable<string>;
  evSearchOptions?: {
    connectorTypes?: Iterable<NameOf<typeof EVConnectorType>> | null;
    minimumChargingRateKw?: number | null;
  } | null;
  internalUsageAttributionIds?: Iterable<string> | null;
}

/** `Place.searchNearby` takes this. */
export interface SearchNearbyRequest extends NearbySearch {
  /** Names of fields of a place, "*" for all. */
  fields: Iterable<string>;
  internalUsageAttributionIds?: Iterable<string> | null;
}

const maxResultCount = numberFrom(1, 20, true);
const minimumChargingRateKw = numberFrom(0, Number.POSITIVE_INFINITY);
const connectorTypes = allowSome(EVConnectorType, "EV_CONNECTOR_TYPE_");

const TEXT_SEARCH = {
  textQuery: query,
  evConnectorTypes: connectorTypes,
  evMinimumChargingRateKw: minimumChargingRateKw,
  evSearchOptions: inside({ connectorTypes, minimumChargingRateKw }),
  fields: ignored,
  futureOpeningBusinessesIncluded: flag,
  includedType: word,
  internalUsageAttributionIds: ignored,
  isOpenNow: flag,
  language: word,
  locationBias: bias,
  locationRestriction: box,
  maxResultCount,
  minRating: numberFrom(0, 5),
  priceLevels: allowSome(PriceLevel, "PRICE_LEVEL_"),
  pureServiceAreaBusinessesIncluded: flag,
  rankPreference: allowOne(SearchByTextRankPreference),
  region: word,
  useStrictTypeFiltering: flag,
};

const circle = (given: unknown) => ({ circle: circleOnWire(toCircle(given, "LocationRestriction")) });

const NEARBY_SEARCH = {
  excludedPrimaryTypes: words,
  excludedTypes: words,
  fields: ignored,
  futureOpeningBusinessesIncluded: flag,
  includedPrimaryTypes: words,
  includedTypes: words,
  internalUsageAttributionIds: ignored,
  language: word,
  locationRestriction: circle,
  maxResultCount,
  rankPreference: allowOne(SearchNearbyRankPreference),
  region: word,
};

/**
 * Returns a text search as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function textSearchOnWire(search: TextSearch | SearchByTextRequest): TextOnWire {
  const {
    evConnectorTypes: types,
    evMinimumChargingRateKw: rate,
    evSearchOptions,
    ...wireRequest
  } = requestOnWire(search, TEXT_SEARCH, RENAMED_IN_TEXT_SEARCH);
  const evOptions = {
    ...(types && { connectorTypes: types }),
    ...(rate !== undefined && { minimumChargingRateKw: rate }),
    ...evSearchOptions,
  };
  return {
    ...wireRequest,
    textQuery: wireRequest.textQuery ?? query(undefined, "textQuery"),
    ...(Object.keys(evOptions).length > 0 && { evOptions }),
  };
}

/**
 * Returns a search around a point as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function nearbySearchOnWire(search: NearbySearch): NearbyOnWire {
  const wireRequest = requestOnWire(search, NEARBY_SEARCH, RENAMED_IN_NEARBY_SEARCH);
  return { ...wireRequest, locationRestriction: wireRequest.locationRestriction ?? circle(undefined) };
}
