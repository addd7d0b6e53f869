import { namesAsValues } from "./enums.ts";

/** The call that failed. */
export const MapsNetworkErrorEndpoint = namesAsValues(
  "DIRECTIONS_ROUTE",
  "DISTANCE_MATRIX",
  "ELEVATION_ALONG_PATH",
  "ELEVATION_LOCATIONS",
  "FLEET_ENGINE_GET_DELIVERY_VEHICLE",
  "FLEET_ENGINE_GET_TRIP",
  "FLEET_ENGINE_GET_VEHICLE",
  "FLEET_ENGINE_LIST_DELIVERY_VEHICLES",
  "FLEET_ENGINE_LIST_TASKS",
  "FLEET_ENGINE_LIST_VEHICLES",
  "FLEET_ENGINE_SEARCH_TASKS",
  "GEOCODER_GEOCODE",
  "MAPS_MAX_ZOOM",
  "PLACES_AUTOCOMPLETE",
  "PLACES_DETAILS",
  "PLACES_FIND_PLACE_FROM_PHONE_NUMBER",
  "PLACES_FIND_PLACE_FROM_QUERY",
  "PLACES_GATEWAY",
  "PLACES_GET_PLACE",
  "PLACES_LOCAL_CONTEXT_SEARCH",
  "PLACES_NEARBY_SEARCH",
  "PLACES_SEARCH_TEXT",
  "STREETVIEW_GET_PANORAMA",
);

/** The endpoints of the table, and the one of photos. */
export type ErrorEndpoint = keyof typeof MapsNetworkErrorEndpoint | "PLACES_GET_PHOTO_MEDIA";

export interface MapsErrorOptions extends ErrorOptions {
  /** A name of `RPCStatus`, of `PlacesServiceStatus` or of `GeocoderStatus`. */
  code: string;
  endpoint: ErrorEndpoint;
}

/** A failed call to the service, with its `code` and `endpoint`. */
export class MapsNetworkError extends Error {
  readonly code: string;
  readonly endpoint: ErrorEndpoint;
  override name = "MapsNetworkError";

  constructor(message: string, options: MapsErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
    this.endpoint = options.endpoint;
  }
}

/** The request was invalid. */
export class MapsRequestError extends MapsNetworkError {
  override name = "MapsRequestError";
}

/** The server failed or was unreachable. */
export class MapsServerError extends MapsNetworkError {
  override name = "MapsServerError";
}
