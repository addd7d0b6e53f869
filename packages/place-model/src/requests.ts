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
  /** One for each place, in their order. */
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
  /** One for each place, in their order. */
  routingSummaries?: RoutingSummary[];
}

export type TravelMode = "DRIVE" | "BICYCLE" | "WALK" | "TWO_WHEELER";

/** Parameters of the routes to the places of a response. */
export interface RoutingParameters {
  /** Origin of the routes. A search along a route defaults to the route's first point. */
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

/** The route to one place; empty if there is no route. */
export interface RoutingSummary {
  /** The leg to the place; in a search along a route, also the leg from there to the route's end. */
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
  /**
   * Our extension, instead of `includedPrimaryTypes`: one of them must be among all types of a
   * place, as the older services have it. May contain the same sets of types.
   */
  includedTypes?: string[];
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

/** Offsets count Unicode characters, not UTF-16 units. A `startOffset` of 0 is omitted on the wire. */
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

/** Details of many places in one call. Our extension of the protocol. */
export interface BatchGetPlacesRequest {
  /** 1 to 50. */
  placeIds: string[];
  languageCode?: string;
  regionCode?: string;
}

export interface BatchGetPlacesResponse {
  /** Known places in the order of the ids. */
  places?: Place[];
  /** Unknown ids. */
  missingIds?: string[];
}

export interface GetPhotoMediaRequest {
  /** `places/{placeId}/photos/{photoId}`. */
  name: string;
  /** 1 to 4800. At least one of the two is required. */
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
