import type {
  SearchNearbyRequest as NearbyOnWire,
  SearchTextRequest as TextOnWire,
} from "@lieudit/place-model";
import type { Circle, CircleLiteral } from "../core/circle.ts";
import type { PointInput } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { toCircle, toLatLngBounds } from "../core/location-input.ts";
import { pageSettings } from "../page/page-settings.ts";
import { withoutUnset } from "../wire/without-unset.ts";
import {
  EVConnectorType,
  type NameOf,
  PriceLevel,
  SearchByTextRankPreference,
  SearchNearbyRankPreference,
} from "./enums.ts";
import { biasOnWire, circleOnWire, readBias, rectangleOnWire } from "./location-on-wire.ts";
import {
  flag,
  ignored,
  inside,
  numberFrom,
  oneOf,
  query,
  type RequestValues,
  readRequest,
  someOf,
  word,
  words,
} from "./request-values.ts";

/** Anything that a search may be drawn to; "IP_BIAS" is where the reader seems to be. */
export type LocationBias = PointInput | LatLngBounds | LatLngBoundsLiteral | Circle | CircleLiteral | string;

/** What a text search asks for, as pages and the request element give it. */
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

/** What a search around a point asks for, as pages and the request element give it. */
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

/** What the console says of a text search element that has nothing to search for. */
export const NO_TEXT_QUERY = "Ignoring <gmp-place-text-search-request> with no text query.";

/** What the console says of a nearby search element that does not say where. */
export const NO_LOCATION_RESTRICTION =
  "Ignoring <gmp-place-nearby-search-request> with no location restriction.";

const maxResultCount = numberFrom(1, 20, true);
const chargingRate = numberFrom(0, Number.POSITIVE_INFINITY);
const connectorTypes = someOf(EVConnectorType);

const TEXT_SEARCH = {
  textQuery: query,
  evConnectorTypes: connectorTypes,
  evMinimumChargingRateKw: chargingRate,
  evSearchOptions: inside({ connectorTypes, minimumChargingRateKw: chargingRate }),
  fields: ignored,
  futureOpeningBusinessesIncluded: flag,
  includedType: word,
  internalUsageAttributionIds: ignored,
  isOpenNow: flag,
  language: word,
  locationBias: readBias,
  locationRestriction: (given: unknown) => toLatLngBounds(given, "LocationRestriction"),
  maxResultCount,
  minRating: numberFrom(0, 5),
  priceLevels: someOf(PriceLevel),
  pureServiceAreaBusinessesIncluded: flag,
  rankPreference: oneOf(SearchByTextRankPreference),
  region: word,
  useStrictTypeFiltering: flag,
};

const NEARBY_SEARCH = {
  excludedPrimaryTypes: words,
  excludedTypes: words,
  fields: ignored,
  futureOpeningBusinessesIncluded: flag,
  includedPrimaryTypes: words,
  includedTypes: words,
  internalUsageAttributionIds: ignored,
  language: word,
  locationRestriction: (given: unknown) => toCircle(given, "LocationRestriction"),
  maxResultCount,
  rankPreference: oneOf(SearchNearbyRankPreference),
  region: word,
};

/**
 * A text search as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function textSearchOnWire(search: TextSearch | SearchByTextRequest): TextOnWire {
  const given = readTextSearch(search);
  if (given.textQuery === undefined) query(undefined, "textQuery");
  return textOnWire(given);
}

/**
 * A search around a point as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function nearbySearchOnWire(search: NearbySearch): NearbyOnWire {
  const given = readRequest(search, NEARBY_SEARCH);
  return nearbyOnWire({
    ...given,
    locationRestriction: given.locationRestriction ?? toCircle(undefined, "LocationRestriction"),
  });
}

/** Whether two text searches ask for the same in every field. */
export function isSameTextSearch(one: TextSearch, other: TextSearch): boolean {
  const form = (search: TextSearch) => {
    const given = readTextSearch(search);
    return JSON.stringify([textOnWire(given), given.locationBias === "IP_BIAS"]);
  };
  return form(one) === form(other);
}

/** Whether two searches around a point ask for the same in every field. */
export function isSameNearbySearch(one: NearbySearch, other: NearbySearch): boolean {
  const form = (search: NearbySearch) => JSON.stringify(nearbyOnWire(readRequest(search, NEARBY_SEARCH)));
  return form(one) === form(other);
}

function readTextSearch(search: TextSearch | SearchByTextRequest): RequestValues<typeof TEXT_SEARCH> {
  const given = readRequest(search, TEXT_SEARCH, { query: "textQuery", rankBy: "rankPreference" });
  if (given.locationBias !== undefined && given.locationRestriction !== undefined) {
    throw new TypeError("Cannot set both locationBias and locationRestriction.");
  }
  return given;
}

function textOnWire(given: RequestValues<typeof TEXT_SEARCH>): TextOnWire {
  const types = given.evSearchOptions?.connectorTypes ?? given.evConnectorTypes;
  const rate = given.evSearchOptions?.minimumChargingRateKw ?? given.evMinimumChargingRateKw;
  const evOptions = withoutUnset({
    connectorTypes: types?.map((type) => `EV_CONNECTOR_TYPE_${type}` as const),
    minimumChargingRateKw: rate,
  });
  const { locationRestriction, priceLevels } = given;
  return withoutUnset({
    ...languageAndRegion(given),
    textQuery: given.textQuery ?? "",
    includedType: given.includedType,
    strictTypeFiltering: given.useStrictTypeFiltering,
    openNow: given.isOpenNow,
    minRating: given.minRating,
    maxResultCount: given.maxResultCount,
    priceLevels: priceLevels?.map((level) => `PRICE_LEVEL_${level}` as const),
    rankPreference: given.rankPreference,
    locationBias: biasOnWire(given.locationBias),
    locationRestriction: locationRestriction && { rectangle: rectangleOnWire(locationRestriction) },
    evOptions: Object.keys(evOptions).length === 0 ? undefined : evOptions,
    includePureServiceAreaBusinesses: given.pureServiceAreaBusinessesIncluded,
    includeFutureOpeningBusinesses: given.futureOpeningBusinessesIncluded,
  });
}

function nearbyOnWire(given: RequestValues<typeof NEARBY_SEARCH>): NearbyOnWire {
  const { locationRestriction, futureOpeningBusinessesIncluded, ...rest } = given;
  const { excludedPrimaryTypes, excludedTypes, includedPrimaryTypes, includedTypes } = rest;
  return withoutUnset({
    ...languageAndRegion(given),
    // Two searches without one can be compared; none is sent.
    locationRestriction: { circle: locationRestriction && circleOnWire(locationRestriction) },
    excludedPrimaryTypes,
    excludedTypes,
    includedPrimaryTypes,
    includedTypes,
    maxResultCount: rest.maxResultCount,
    rankPreference: rest.rankPreference,
    includeFutureOpeningBusinesses: futureOpeningBusinessesIncluded,
  }) as NearbyOnWire;
}

function languageAndRegion({ language, region }: { language?: string; region?: string }) {
  const page = pageSettings();
  return { languageCode: language ?? page.language, regionCode: region ?? page.region ?? undefined };
}
