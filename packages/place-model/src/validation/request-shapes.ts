import { EV_CONNECTOR_TYPE, latLng, PRICE_LEVEL, viewport } from "./place-shape.ts";
import { bool, double, int32, list, message, numbered, text } from "./shape.ts";

const circle = message({ center: latLng, radius: double });
const area = message({ rectangle: viewport, circle });

const routingParameters = message({
  origin: latLng,
  travelMode: numbered("TRAVEL_MODE_UNSPECIFIED", ["DRIVE", "BICYCLE", "WALK", "TWO_WHEELER"]),
  routeModifiers: message({ avoidTolls: bool, avoidHighways: bool, avoidFerries: bool, avoidIndoor: bool }),
  routingPreference: numbered("ROUTING_PREFERENCE_UNSPECIFIED", [
    "TRAFFIC_UNAWARE",
    "TRAFFIC_AWARE",
    "TRAFFIC_AWARE_OPTIMAL",
  ]),
});

/** The JSON bodies that the protocol takes. */
export const SEARCH_TEXT_REQUEST = message({
  textQuery: text,
  languageCode: text,
  regionCode: text,
  rankPreference: numbered("RANK_PREFERENCE_UNSPECIFIED", ["DISTANCE", "RELEVANCE"]),
  includedType: text,
  strictTypeFiltering: bool,
  openNow: bool,
  minRating: double,
  priceLevels: list(PRICE_LEVEL),
  pageSize: int32,
  pageToken: text,
  maxResultCount: int32,
  locationBias: area,
  locationRestriction: message({ rectangle: viewport }),
  evOptions: message({ minimumChargingRateKw: double, connectorTypes: list(EV_CONNECTOR_TYPE) }),
  includePureServiceAreaBusinesses: bool,
  includeFutureOpeningBusinesses: bool,
  routingParameters,
  searchAlongRouteParameters: message({ polyline: message({ encodedPolyline: text }) }),
});

export const SEARCH_NEARBY_REQUEST = message({
  locationRestriction: message({ circle }),
  includedTypes: list(text),
  excludedTypes: list(text),
  includedPrimaryTypes: list(text),
  excludedPrimaryTypes: list(text),
  maxResultCount: int32,
  rankPreference: numbered("RANK_PREFERENCE_UNSPECIFIED", ["DISTANCE", "POPULARITY"]),
  languageCode: text,
  regionCode: text,
  includeFutureOpeningBusinesses: bool,
  routingParameters,
});

export const AUTOCOMPLETE_REQUEST = message({
  input: text,
  inputOffset: int32,
  locationBias: area,
  locationRestriction: area,
  includedPrimaryTypes: list(text),
  includedRegionCodes: list(text),
  languageCode: text,
  regionCode: text,
  origin: latLng,
  sessionToken: text,
  includeQueryPredictions: bool,
  includePureServiceAreaBusinesses: bool,
  includeFutureOpeningBusinesses: bool,
});

export const REVERSE_GEOCODE_REQUEST = message({
  location: latLng,
  types: list(text),
  languageCode: text,
  regionCode: text,
});

/** The same by call, beside `RESPONSE_SHAPES`. */
export const REQUEST_SHAPES = {
  searchText: SEARCH_TEXT_REQUEST,
  searchNearby: SEARCH_NEARBY_REQUEST,
  autocomplete: AUTOCOMPLETE_REQUEST,
  reverseGeocode: REVERSE_GEOCODE_REQUEST,
} as const;
