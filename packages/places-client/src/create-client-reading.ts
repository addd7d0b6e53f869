import type {
  AutocompleteResponse,
  BatchGetPlacesResponse,
  CreateContextResponse,
  GetContextResponse,
  MessageShape,
  PhotoMedia,
  Place,
  PlacesCall,
  ReverseGeocodeResponse,
  SearchNearbyRequest,
  SearchNearbyResponse,
  SearchTextRequest,
  SearchTextResponse,
} from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import { type Caller, createCaller } from "./call.ts";
import type { PlaceMask } from "./place-mask.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";
import { shareCalls } from "./share-calls.ts";

/**
 * Creates a client with custom response schemas.
 *
 * @param shapes the fields that each response is read by; others are dropped
 * @throws {PlacesError} INVALID_ARGUMENT when `baseUrl` is not an http(s) address.
 */
export function createClientReading(
  shapes: Readonly<Record<PlacesCall, MessageShape>>,
  options: PlacesClientOptions,
): PlacesClient {
  const { languageCode, regionCode } = options;
  const form = { ...(languageCode && { languageCode }), ...(regionCode && { regionCode }) };
  const client = createUnsharedClient(createCaller(shapes, options), form);
  const isInPage = options.fetch === undefined && typeof document !== "undefined";
  const shareMs = options.shareMs ?? (isInPage ? PAGE_SHARE_MS : 0);
  return shareMs > 0 ? shareCalls(client, shareMs, options.now ?? (() => performance.now())) : client;
}

/** How long the answers of a page are shared by default. */
const PAGE_SHARE_MS = 5 * 60_000;

/** @param form the language and region of requests that name none */
function createUnsharedClient(
  call: Caller<PlacesCall>,
  form: { languageCode?: string; regionCode?: string },
): PlacesClient {
  return {
    getPlace: async (request, fields, { signal } = {}) =>
      call<Place>("getPlace", {
        path: `places/${encodeURIComponent(nonEmpty(request.placeId, "placeId"))}`,
        query: {
          ...form,
          ...given(request, "languageCode", "regionCode"),
          sessionToken: request.sessionToken,
        },
        fieldMask: mask(fields, ""),
        signal,
      }),
    batchGetPlaces: async (request, fields, { signal } = {}) =>
      call<BatchGetPlacesResponse>("batchGetPlaces", {
        path: "places:batchGet",
        query: {
          ids: nonEmpty(request.placeIds.join(","), "placeIds"),
          ...form,
          ...given(request, "languageCode", "regionCode"),
        },
        // By its id each place is known again.
        fieldMask: `${mask(["id", ...fields], "places.")},missingIds`,
        signal,
      }),
    searchText: async (body, fields, { signal } = {}) =>
      call<SearchTextResponse>("searchText", {
        body: { ...form, ...body },
        fieldMask: `${mask(fields, "places.")},nextPageToken,searchUri${summariesMask(body)}`,
        signal,
      }),
    searchNearby: async (body, fields, { signal } = {}) =>
      call<SearchNearbyResponse>("searchNearby", {
        body: { ...form, ...body },
        fieldMask: mask(fields, "places.") + summariesMask(body),
        signal,
      }),
    autocomplete: async (body, { signal } = {}) =>
      call<AutocompleteResponse>("autocomplete", { body: { ...form, ...body }, signal }),
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
        body: { ...form, ...body },
        fieldMask: `results.types,${mask(fields, "results.place.")}`,
        signal,
      }),
    createContext: async (body, { signal } = {}) =>
      call<CreateContextResponse>("createContext", { path: "contexts", body, signal }),
    getContext: async ({ contextToken, pageSize, ...asked }, fields, { signal } = {}) =>
      call<GetContextResponse>("getContext", {
        path: `contexts/${encodeURIComponent(nonEmpty(contextToken, "contextToken"))}`,
        query: {
          ...form,
          ...given(asked, "languageCode", "regionCode"),
          pageSize: pageSize?.toString(),
          pageToken: asked.pageToken,
        },
        fieldMask: `${mask(fields, "places.")},routingSummaries,origin,travelMode,mapOptions,expireTime,nextPageToken`,
        signal,
      }),
  };
}

/** Returns the named values that are there. */
function given<Key extends string>(
  request: Partial<Record<Key, string>>,
  ...keys: Key[]
): Partial<Record<Key, string>> {
  const found = keys.filter((key) => request[key] !== undefined).map((key) => [key, request[key]]);
  // Each key is one of `keys`.
  return Object.fromEntries(found) as Partial<Record<Key, string>>;
}

function mask(fields: readonly PlaceMask[], prefix: string): string {
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
