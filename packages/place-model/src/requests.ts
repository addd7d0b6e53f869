import type { Circle, LatLng, Place, Viewport } from "./place.ts";
import type { EvConnectorType, PriceLevel } from "./place-enums.ts";

/** A rectangle or a circle: one of the two is set. */
export interface LocationArea {
  rectangle?: Viewport;
  circle?: Circle;
}

export interface SearchTextRequest {
  textQuery: string;
  languageCode?: string;
  regionCode?: string;
  rankPreference?: "DISTANCE" | "RELEVANCE";
  includedType?: string;
  strictTypeFiltering?: boolean;
  openNow?: boolean;
  /** 0 to 5. */
  minRating?: number;
  priceLevels?: PriceLevel[];
  /** 1 to 20. */
  pageSize?: number;
  pageToken?: string;
  /** 1 to 20. */
  maxResultCount?: number;
  locationBias?: LocationArea;
  locationRestriction?: { rectangle: Viewport };
  evOptions?: { minimumChargingRateKw?: number; connectorTypes?: EvConnectorType[] };
  includePureServiceAreaBusinesses?: boolean;
  includeFutureOpeningBusinesses?: boolean;
  routingParameters?: RoutingParameters;
  searchAlongRouteParameters?: SearchAlongRouteParameters;
}

export interface SearchTextResponse {
  places?: Place[];
  /** As many as places, in their order. */
  routingSummaries?: RoutingSummary[];
  nextPageToken?: string;
  searchUri?: string;
}

export interface SearchNearbyRequest {
  locationRestriction: { circle: Circle };
  includedTypes?: string[];
  excludedTypes?: string[];
  includedPrimaryTypes?: string[];
  excludedPrimaryTypes?: string[];
  /** 1 to 20. */
  maxResultCount?: number;
  rankPreference?: "DISTANCE" | "POPULARITY";
  languageCode?: string;
  regionCode?: string;
  includeFutureOpeningBusinesses?: boolean;
  routingParameters?: RoutingParameters;
}

export interface SearchNearbyResponse {
  places?: Place[];
  /** As many as places, in their order. */
  routingSummaries?: RoutingSummary[];
}

export type TravelMode = "DRIVE" | "BICYCLE" | "WALK" | "TWO_WHEELER";

/** How one would get to the places of an answer. */
export interface RoutingParameters {
  /** Where ways start; a search along a route starts at that route's first point otherwise. */
  origin?: LatLng;
  /** Default DRIVE. */
  travelMode?: TravelMode;
  routeModifiers?: RouteModifiers;
  /** For DRIVE only. */
  routingPreference?: "TRAFFIC_UNAWARE" | "TRAFFIC_AWARE" | "TRAFFIC_AWARE_OPTIMAL";
}

export interface RouteModifiers {
  avoidTolls?: boolean;
  avoidHighways?: boolean;
  avoidFerries?: boolean;
  avoidIndoor?: boolean;
}

export interface SearchAlongRouteParameters {
  polyline: { encodedPolyline: string };
}

/** The way to one place; empty where there is none. */
export interface RoutingSummary {
  /** To the place; with a search along a route a second one, from there to the route's end. */
  legs?: {
    /** Seconds, "597s". */
    duration?: string;
    distanceMeters?: number;
  }[];
  directionsUri?: string;
}

export interface AutocompleteRequest {
  input: string;
  /** Unicode characters before the cursor. */
  inputOffset?: number;
  locationBias?: LocationArea;
  locationRestriction?: LocationArea;
  includedPrimaryTypes?: string[];
  includedRegionCodes?: string[];
  languageCode?: string;
  regionCode?: string;
  origin?: LatLng;
  sessionToken?: string;
  includeQueryPredictions?: boolean;
  includePureServiceAreaBusinesses?: boolean;
  includeFutureOpeningBusinesses?: boolean;
}

export interface AutocompleteResponse {
  suggestions?: Suggestion[];
}

export interface Suggestion {
  placePrediction?: PlacePrediction;
  queryPrediction?: { text: FormattableText; structuredFormat?: StructuredFormat };
}

export interface PlacePrediction {
  /** `places/{id}`. */
  place: string;
  placeId: string;
  text: FormattableText;
  structuredFormat?: StructuredFormat;
  types?: string[];
  /** Absent without an origin and for routes. */
  distanceMeters?: number;
}

export interface StructuredFormat {
  mainText: FormattableText;
  secondaryText?: FormattableText;
}

/** Offsets count Unicode characters, not UTF-16 units; a `startOffset` of 0 is left out on the wire. */
export interface FormattableText {
  text: string;
  matches?: { startOffset?: number; endOffset: number }[];
}

export interface GetPlaceRequest {
  placeId: string;
  languageCode?: string;
  regionCode?: string;
  sessionToken?: string;
}

/** Details of many places in one call: of our own, the protocol has none. */
export interface BatchGetPlacesRequest {
  /** 1 to 50. */
  placeIds: string[];
  languageCode?: string;
  regionCode?: string;
}

export interface BatchGetPlacesResponse {
  /** Those that were found, in the order of the ids. */
  places?: Place[];
  /** The ids that no place has. */
  missingIds?: string[];
}

export interface GetPhotoMediaRequest {
  /** `places/{placeId}/photos/{photoId}`. */
  name: string;
  /** 1 to 4800; one of the two is needed. */
  maxWidthPx?: number;
  maxHeightPx?: number;
}

export interface PhotoMedia {
  name: string;
  photoUri: string;
}

export interface ReverseGeocodeRequest {
  location: LatLng;
  types?: string[];
  languageCode?: string;
  regionCode?: string;
}

export interface ReverseGeocodeResponse {
  results?: { types: string[]; place: Place }[];
}
