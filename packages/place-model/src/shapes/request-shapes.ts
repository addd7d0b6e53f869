import { circle, latLng, viewport } from "./common-shapes.ts";
import { CONTEXT_MAP_OPTIONS, TRAVEL_MODE } from "./context-shapes.ts";
import { EV_CONNECTOR_TYPE, PRICE_LEVEL } from "./place-shape.ts";
import { bool, double, int32, list, message, numbered, type Shape, text } from "./shape.ts";

const area = message({ rectangle: viewport, circle });

const routeModifiers = message({
  avoidTolls: bool,
  avoidHighways: bool,
  avoidFerries: bool,
  avoidIndoor: bool,
});

const routingParameters = message({
  origin: latLng,
  travelMode: TRAVEL_MODE,
  routeModifiers,
  routingPreference: numbered("ROUTING_PREFERENCE_UNSPECIFIED", [
    "TRAFFIC_UNAWARE",
    "TRAFFIC_AWARE",
    "TRAFFIC_AWARE_OPTIMAL",
  ]),
});

/** Request bodies of the protocol. */
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
  includedTypes: list(text),
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

const NOT_IN_CONTEXTS: readonly string[] = [
  "pageSize",
  "pageToken",
  "maxResultCount",
  "regionCode",
  "routingParameters",
  "searchAlongRouteParameters",
];

export const CREATE_CONTEXT_REQUEST = message({
  placeIds: list(text),
  searchText: message(createContextSearchShape(SEARCH_TEXT_REQUEST.fields, { without: NOT_IN_CONTEXTS })),
  searchNearby: message(
    createContextSearchShape(SEARCH_NEARBY_REQUEST.fields, { without: [...NOT_IN_CONTEXTS, "languageCode"] }),
  ),
  maxPlaceCount: int32,
  origin: latLng,
  travelMode: TRAVEL_MODE,
  routeModifiers,
  mapOptions: CONTEXT_MAP_OPTIONS,
  ttl: text,
});

/** Returns the fields of a context's search, without paging, routes and reader settings. */
function createContextSearchShape(
  fields: Readonly<Record<string, Shape>>,
  { without }: { without: readonly string[] },
): Record<string, Shape> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)));
}

/** Request shapes by call. */
export const REQUEST_SHAPES = {
  searchText: SEARCH_TEXT_REQUEST,
  searchNearby: SEARCH_NEARBY_REQUEST,
  autocomplete: AUTOCOMPLETE_REQUEST,
  reverseGeocode: REVERSE_GEOCODE_REQUEST,
  createContext: CREATE_CONTEXT_REQUEST,
} as const;
