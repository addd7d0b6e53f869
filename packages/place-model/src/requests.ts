import type { Circle, LatLng, Place, Viewport } from "./place.ts";
import type { EvConnectorType, PriceLevel } from "./place-enums.ts";

/** A rectangle or a circle: one of the two is set. */
export interface LocationArea {
  /** From its southwest corner to its northeast one. */
  rectangle?: Viewport;
  /** At most 50 km in radius. */
  circle?: Circle;
}

export interface SearchTextRequest {
  /** A name, an address, a kind of place or coordinates, also with "near", "in" or "open now". */
  textQuery: string;
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
  regionCode?: string;
  /** Default RELEVANCE. */
  rankPreference?: "DISTANCE" | "RELEVANCE";
  /** Places of this type rank higher. */
  includedType?: string;
  /** Only places of `includedType`. */
  strictTypeFiltering?: boolean;
  /** Only places that are known to be open now. */
  openNow?: boolean;
  /** 0 to 5. */
  minRating?: number;
  /** Only places with one of these price levels. */
  priceLevels?: PriceLevel[];
  /** 1 to 20. */
  pageSize?: number;
  /** `nextPageToken` of the previous page of the same search. */
  pageToken?: string;
  /** 1 to 20. */
  maxResultCount?: number;
  /** Places inside rank higher. Not with `locationRestriction`. */
  locationBias?: LocationArea;
  /** Only places inside. Not with `locationBias`. */
  locationRestriction?: { rectangle: Viewport };
  /** Only charging stations with such connectors; the rate is in kilowatts. */
  evOptions?: { minimumChargingRateKw?: number; connectorTypes?: EvConnectorType[] };
  /** Also businesses that come to their customers and have no door of their own. */
  includePureServiceAreaBusinesses?: boolean;
  /** Also places that are not open yet. */
  includeFutureOpeningBusinesses?: boolean;
  /** Adds the routes to the places. */
  routingParameters?: RoutingParameters;
  /** Only places along this route. */
  searchAlongRouteParameters?: SearchAlongRouteParameters;
}

export interface SearchTextResponse {
  /** One page of places, the best first. */
  places?: Place[];
  /** One for each place, in their order. */
  routingSummaries?: RoutingSummary[];
  /** Absent on the last page. */
  nextPageToken?: string;
  /** A page that shows this search. */
  searchUri?: string;
}

export interface SearchNearbyRequest {
  /** The circle that is searched. */
  locationRestriction: { circle: Circle };
  /** Places have one of these types. */
  includedTypes?: string[];
  /** Places have none of these types. */
  excludedTypes?: string[];
  /** The primary type is one of these. */
  includedPrimaryTypes?: string[];
  /** The primary type is not one of these. */
  excludedPrimaryTypes?: string[];
  /** 1 to 20. */
  maxResultCount?: number;
  /** Default POPULARITY. */
  rankPreference?: "DISTANCE" | "POPULARITY";
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
  regionCode?: string;
  /** Also places that are not open yet. */
  includeFutureOpeningBusinesses?: boolean;
  /** Adds the routes to the places. */
  routingParameters?: RoutingParameters;
}

export interface SearchNearbyResponse {
  /** At most `maxResultCount` places. */
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
  /** What the routes avoid if possible. */
  routeModifiers?: RouteModifiers;
  /** For DRIVE only. */
  routingPreference?: "TRAFFIC_UNAWARE" | "TRAFFIC_AWARE" | "TRAFFIC_AWARE_OPTIMAL";
}

export interface RouteModifiers {
  /** Avoids toll roads if possible. */
  avoidTolls?: boolean;
  /** Avoids motorways if possible. */
  avoidHighways?: boolean;
  /** Routes never take ferries. */
  avoidFerries?: boolean;
  /** Avoids ways inside of buildings if possible. */
  avoidIndoor?: boolean;
}

export interface SearchAlongRouteParameters {
  /** The route: at least two points, encoded with five digits. */
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
  /** A page that shows the route. */
  directionsUri?: string;
}

export interface AutocompleteRequest {
  /** What was typed; coordinates and plus codes are places at that point. */
  input: string;
  /** Unicode characters before the cursor. */
  inputOffset?: number;
  /** Places inside rank higher. Not with `locationRestriction`. */
  locationBias?: LocationArea;
  /** Only places inside. Not with `locationBias`. */
  locationRestriction?: LocationArea;
  /** At most five types, or `(regions)` or `(cities)` alone. */
  includedPrimaryTypes?: string[];
  /**
   * Our extension, instead of `includedPrimaryTypes`: one of them must be among all types of a
   * place, as the older services have it. May contain the same sets of types.
   */
  includedTypes?: string[];
  /** Countries, by two letters; at most 15. */
  includedRegionCodes?: string[];
  /** BCP 47: language of the predictions, where it is known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
  regionCode?: string;
  /** Predictions have their distance from it. */
  origin?: LatLng;
  /** Groups the requests of one search; URL-safe, such as a UUID. */
  sessionToken?: string;
  /** Suggests texts to search for, too. */
  includeQueryPredictions?: boolean;
  /** Also businesses that come to their customers and have no door of their own. */
  includePureServiceAreaBusinesses?: boolean;
  /** Also places that are not open yet. */
  includeFutureOpeningBusinesses?: boolean;
}

export interface AutocompleteResponse {
  /** The best first; absent without a match. */
  suggestions?: Suggestion[];
}

export interface Suggestion {
  /** A place. A suggestion has one of the two. */
  placePrediction?: PlacePrediction;
  /** A text to search for. */
  queryPrediction?: { text: FormattableText; structuredFormat?: StructuredFormat };
}

export interface PlacePrediction {
  /** `places/{id}`. */
  place: string;
  /** Id of the place. */
  placeId: string;
  /** Name and address in one line. */
  text: FormattableText;
  /** The same in two lines. */
  structuredFormat?: StructuredFormat;
  /** Types of the place, the primary one first. */
  types?: string[];
  /** Absent without an origin and for routes. */
  distanceMeters?: number;
}

export interface StructuredFormat {
  /** The name. */
  mainText: FormattableText;
  /** The address, or the area around it. */
  secondaryText?: FormattableText;
}

/** Offsets count Unicode characters, not UTF-16 units. A `startOffset` of 0 is omitted on the wire. */
export interface FormattableText {
  /** The whole text. */
  text: string;
  /** Ranges of `text` that match the input. */
  matches?: { startOffset?: number; endOffset: number }[];
}

export interface GetPlaceRequest {
  /** Id of the place, such as `osm-n-911200141293`. */
  placeId: string;
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
  regionCode?: string;
  /** The token of the autocomplete session that ends with this request. */
  sessionToken?: string;
}

/** Details of many places in one call. Our extension of the protocol. */
export interface BatchGetPlacesRequest {
  /** 1 to 50. */
  placeIds: string[];
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
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
  /** 1 to 4800. */
  maxHeightPx?: number;
}

export interface PhotoMedia {
  /** Resource name of the photo. */
  name: string;
  /** Address of the photo in the requested size. */
  photoUri: string;
}

export interface ReverseGeocodeRequest {
  /** Point whose address is wanted. */
  location: LatLng;
  /** Results have one of these types. */
  types?: string[];
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Two letters: addresses omit the name of this country. */
  regionCode?: string;
}

export interface ReverseGeocodeResponse {
  /** From the most precise to the widest. */
  results?: { types: string[]; place: Place }[];
}
