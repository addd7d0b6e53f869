import type { SearchTextRequest } from "@lieudit/place-model";
import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { toLatLng, toLatLngBounds } from "../core/location-input.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";
import { pageClient } from "../wire/page-client.ts";
import { type ComponentRestrictions, fulfils } from "./component-restrictions.ts";
import { type GeocoderResult, geocoderResult, RESULT_FIELDS } from "./geocoder-result.ts";
import { asGeocoderError, type GeocoderStatusString, geocoderError } from "./geocoder-status.ts";

/** Exactly one of address, location and placeId is required. */
export interface GeocoderRequest {
  address?: string | null;
  location?: LatLng | LatLngLiteral | null;
  /** Legacy name of `location`. */
  latLng?: LatLng | LatLngLiteral | null;
  placeId?: string | null;
  /** Results within come first. */
  bounds?: LatLngBounds | LatLngBoundsLiteral | null;
  componentRestrictions?: ComponentRestrictions | null;
  language?: string | null;
  region?: string | null;
  /** Resolves without results instead of rejecting. */
  fulfillOnZeroResults?: boolean | null;
  /** Accepted and ignored: responses have no landmarks. */
  extraComputations?: string[];
}

export interface GeocoderResponse {
  results: GeocoderResult[];
}

export type GeocoderCallback = (results: GeocoderResult[] | null, status: GeocoderStatusString) => void;

/** Finds addresses and places for a text, a point or an id. */
export class Geocoder {
  /**
   * @returns the response; `callback` receives it too.
   * @throws {MapsRequestError | MapsServerError} a rejection, with a name of
   *   `GeocoderStatus` as its code: also for no result at all.
   */
  geocode(request: GeocoderRequest, callback?: GeocoderCallback | null): Promise<GeocoderResponse> {
    const answer = geocode(request).catch((error: unknown) => {
      throw asGeocoderError(error);
    });
    if (callback != null) {
      answer.then(
        ({ results }) => callback(results, results.length === 0 ? "ZERO_RESULTS" : "OK"),
        ({ code }: { code: GeocoderStatusString }) => callback(code === "ZERO_RESULTS" ? [] : null, code),
      );
    }
    return answer;
  }
}

async function geocode(asked: GeocoderRequest): Promise<GeocoderResponse> {
  const request = { ...asked, location: asked?.location ?? asked?.latLng ?? null };
  const { address, location, placeId, componentRestrictions } = request;
  const parameters = [address, location, placeId].filter(Boolean);
  if (parameters.length > 1 || (parameters.length === 0 && !componentRestrictions)) {
    throw new TypeError("give exactly one of address, location and placeId.");
  }
  const converted = await toResults(request);
  const fitting = converted.filter((result) => fulfils(result, componentRestrictions ?? {}));
  const [first] = fitting;
  // A town or an address does not stand for a shop there, nor for another house number.
  const isNamed = location == null && first?.types.includes("establishment") === false;
  const results = isNamed ? fitting.filter((result) => whatIsNamed(result) === whatIsNamed(first)) : fitting;
  if (results.length === 0 && request.fulfillOnZeroResults !== true) {
    throw geocoderError("ZERO_RESULTS", "The geocoder found nothing.");
  }
  return { results };
}

function whatIsNamed({ types, address_components: [part] }: GeocoderResult): string {
  return types[0] + (part?.long_name ?? "");
}

async function toResults(request: GeocoderRequest): Promise<GeocoderResult[]> {
  const client = await pageClient();
  const words = readLanguageAndRegion(request);
  if (request.placeId) {
    const place = await client.getPlace({ placeId: request.placeId, ...words }, RESULT_FIELDS);
    return [geocoderResult(place)];
  }
  if (request.location != null) {
    const { lat, lng } = toLatLng(request.location, "location").toJSON();
    const { results = [] } = await client.reverseGeocode(
      { location: { latitude: lat, longitude: lng }, ...words },
      RESULT_FIELDS,
    );
    return results.map(({ place, types }) => geocoderResult(place, types));
  }
  const { places = [] } = await client.searchText({ ...textSearch(request), ...words }, RESULT_FIELDS);
  return places.map((place) => geocoderResult(place));
}

function textSearch({ address, bounds, componentRestrictions }: GeocoderRequest): SearchTextRequest {
  const { route, postalCode, locality, administrativeArea, country } = componentRestrictions ?? {};
  const textQuery =
    [address || route, postalCode, locality].filter(Boolean).join(", ") ||
    // Next to a street or a town, these components are not searched.
    administrativeArea ||
    country ||
    "";
  if (bounds == null) return { textQuery };
  const { south, west, north, east } = toLatLngBounds(bounds, "bounds").toJSON();
  const rectangle = {
    low: { latitude: south, longitude: west },
    high: { latitude: north, longitude: east },
  };
  return { textQuery, locationBias: { rectangle } };
}
