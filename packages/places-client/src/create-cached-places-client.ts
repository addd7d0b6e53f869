import {
  type AutocompleteRequest,
  type AutocompleteResponse,
  type LatLng,
  type LocationArea,
  RESPONSE_SHAPES,
} from "@lieudit/place-model";
import { createCaller } from "./call.ts";
import { createPlacesClient } from "./create-places-client.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";

/** Decimals of a bias in degrees: a hundredth is a kilometre or less, and a bias reaches farther. */
const BIAS_DECIMALS = 2;

/**
 * Creates a client of a `places-server` behind a cache, such as a CDN. Autocompletes are sent by GET
 * without their session, in small letters and biased to about a kilometre, so that most equal those
 * of other visitors. One with an `origin` or an `inputOffset` is sent as usual.
 *
 * Only this project's servers know that call. They allow caching with `API_ACCESS=open`, without a key.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if `baseUrl` is not an http(s) URL
 */
export function createCachedPlacesClient(options: PlacesClientOptions): PlacesClient {
  const client = createPlacesClient(options);
  const call = createCaller(RESPONSE_SHAPES, options);
  const { languageCode, regionCode } = options;
  const form = { ...(languageCode && { languageCode }), ...(regionCode && { regionCode }) };
  return {
    ...client,
    autocomplete: async (request, { signal } = {}) => {
      const isOfOneCaller = request.origin !== undefined || request.inputOffset !== undefined;
      if (isOfOneCaller) return client.autocomplete(request, signal && { signal });
      const query = { request: JSON.stringify(toSharedRequest({ ...form, ...request })) };
      return call<AutocompleteResponse>("autocomplete", { query, signal });
    },
  };
}

/** Returns the request that equals those of others who type the same nearby. Search ignores case. */
function toSharedRequest({ sessionToken: _, ...request }: AutocompleteRequest): AutocompleteRequest {
  const { input, locationBias } = request;
  return {
    ...request,
    input: input.trimStart().toLowerCase(),
    ...(locationBias && { locationBias: roundArea(locationBias) }),
  };
}

function roundArea({ circle, rectangle }: LocationArea): LocationArea {
  return {
    ...(circle && { circle: { ...circle, center: roundPoint(circle.center) } }),
    ...(rectangle && { rectangle: { low: roundPoint(rectangle.low), high: roundPoint(rectangle.high) } }),
  };
}

function roundPoint({ latitude, longitude }: LatLng): LatLng {
  return {
    latitude: Number(latitude.toFixed(BIAS_DECIMALS)),
    longitude: Number(longitude.toFixed(BIAS_DECIMALS)),
  };
}
