import type {
  AutocompleteResponse,
  BatchGetPlacesResponse,
  CreateContextResponse,
  GetContextResponse,
  MessageShape,
  PhotoMedia,
  Place,
  PlaceField,
  PlacesCall,
  ReverseGeocodeResponse,
  SearchNearbyRequest,
  SearchNearbyResponse,
  SearchTextRequest,
  SearchTextResponse,
} from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import { createCaller } from "./call.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";

/**
 * As `createPlacesClient`, for who knows by other tables what answers are made of.
 *
 * @param shapes what each answer is read by: the rest is omitted
 * @throws {PlacesError} INVALID_ARGUMENT when `baseUrl` is not an http(s) address.
 */
export function createClientReading(
  shapes: Readonly<Record<PlacesCall, MessageShape>>,
  options: PlacesClientOptions,
): PlacesClient {
  const call = createCaller(shapes, options);
  return {
    getPlace: async (request, fields, { signal } = {}) =>
      call<Place>("getPlace", {
        path: `places/${encodeURIComponent(nonEmpty(request.placeId, "placeId"))}`,
        query: {
          languageCode: request.languageCode,
          regionCode: request.regionCode,
          sessionToken: request.sessionToken,
        },
        fieldMask: mask(fields, ""),
        signal,
      }),
    batchGetPlaces: async ({ placeIds, languageCode, regionCode }, fields, { signal } = {}) =>
      call<BatchGetPlacesResponse>("batchGetPlaces", {
        path: "places:batchGet",
        query: { ids: nonEmpty(placeIds.join(","), "placeIds"), languageCode, regionCode },
        // By its id each place is known again.
        fieldMask: `${mask(["id", ...fields], "places.")},missingIds`,
        signal,
      }),
    searchText: async (body, fields, { signal } = {}) =>
      call<SearchTextResponse>("searchText", {
        body,
        fieldMask: `${mask(fields, "places.")},nextPageToken,searchUri${summariesMask(body)}`,
        signal,
      }),
    searchNearby: async (body, fields, { signal } = {}) =>
      call<SearchNearbyResponse>("searchNearby", {
        body,
        fieldMask: mask(fields, "places.") + summariesMask(body),
        signal,
      }),
    autocomplete: async (body, { signal } = {}) =>
      call<AutocompleteResponse>("autocomplete", { body, signal }),
    getPhotoMedia: async (request, { signal } = {}) =>
      call<PhotoMedia>("getPhotoMedia", {
        path: `${photoName(request.name)}/media`,
        query: {
          maxWidthPx: request.maxWidthPx?.toString(),
          maxHeightPx: request.maxHeightPx?.toString(),
          skipHttpRedirect: "true",
        },
        signal,
      }),
    reverseGeocode: async (body, fields, { signal } = {}) =>
      call<ReverseGeocodeResponse>("reverseGeocode", {
        body,
        fieldMask: `results.types,${mask(fields, "results.place.")}`,
        signal,
      }),
    createContext: async (body, { signal } = {}) =>
      call<CreateContextResponse>("createContext", { path: "contexts", body, signal }),
    getContext: async ({ contextToken, pageSize, ...asked }, fields, { signal } = {}) =>
      call<GetContextResponse>("getContext", {
        path: `contexts/${encodeURIComponent(nonEmpty(contextToken, "contextToken"))}`,
        query: {
          languageCode: asked.languageCode,
          regionCode: asked.regionCode,
          pageSize: pageSize?.toString(),
          pageToken: asked.pageToken,
        },
        fieldMask: `${mask(fields, "places.")},routingSummaries,origin,travelMode,mapOptions,expireTime,nextPageToken`,
        signal,
      }),
  };
}

function mask(fields: readonly PlaceField[], prefix: string): string {
  if (fields.length === 0) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      "The list of place fields is empty, and the server answers only what is asked; name at least one field.",
    );
  }
  return [...new Set(fields)].map((field) => prefix + field).join(",");
}

/** Ways are looked for when the request says where they start; they cost the server time. */
function summariesMask(request: SearchTextRequest | SearchNearbyRequest): string {
  const hasStart =
    request.routingParameters !== undefined ||
    ("searchAlongRouteParameters" in request && request.searchAlongRouteParameters !== undefined);
  return hasStart ? ",routingSummaries" : "";
}

function nonEmpty(value: string, name: string): string {
  if (value !== "") return value;
  throw new PlacesError("INVALID_ARGUMENT", `${name} is empty; give the one that the server wrote.`);
}

/** A name comes from an answer, so it may be hostile: it must not leave `/v1/places/`. */
function photoName(name: string): string {
  if (/^places\/[\w-]+\/photos\/[\w-]+$/.test(name)) return name;
  throw new PlacesError(
    "INVALID_ARGUMENT",
    "The photo's name is not of the form places/{placeId}/photos/{photoId}; pass it on as the server wrote it.",
  );
}
