import {
  applyFieldMask,
  BATCH_GET_PLACES_PARAMETERS,
  createBoundary,
  createErrorEnvelope,
  type FieldMask,
  fitSize,
  GET_BOUNDARY_PARAMETERS,
  GET_CONTEXT_PARAMETERS,
  GET_PHOTO_MEDIA_PARAMETERS,
  GET_PLACE_PARAMETERS,
  type MessageShape,
  PlacesError,
  parseAutocompleteRequest,
  parseBatchGetPlacesRequest,
  parseCreateContextRequest,
  parseFieldMask,
  parseGetContextRequest,
  parseGetPhotoMediaRequest,
  parseGetPlaceRequest,
  parseRequiredFieldMask,
  parseReverseGeocodeRequest,
  parseSearchNearbyRequest,
  parseSearchTextRequest,
  RESPONSE_SHAPES,
  readParameters,
  type SystemParameters,
  withEnumNumbers,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import { type FakeCall, jsonBody } from "./fake-call.ts";
import { fakeCreateContext, fakeGetContext } from "./fake-contexts.ts";
import { fakeRoutingSummaries, isAlongRoute } from "./fake-routing.ts";
import { fakeAutocomplete, fakeReverseGeocode, fakeSearchNearby, fakeSearchText } from "./fake-search.ts";
import { type FakePlacesServerOptions, getNow, getPlaces, getPublicUrl } from "./server-options.ts";

/** Returns the response to `call`, which was read from `request`. */
export async function respond(
  request: Request,
  call: FakeCall,
  options: FakePlacesServerOptions,
): Promise<Response> {
  try {
    assertKey(request, options.key);
    const url = new URL(request.url);
    const path = url.pathname.replaceAll(UNRESERVED, decodeURIComponent);
    const route = `${request.method === "HEAD" ? "GET" : request.method} ${path}`;
    if (url.pathname.startsWith("/v1/media/") || url.pathname.startsWith("/v1/icons/"))
      return createPicture();
    for (const [pattern, answer] of ROUTES) {
      const match = pattern.exec(route);
      if (match !== null) return await answer({ request, call, options, ids: match.slice(1) });
    }
    throw new PlacesError(
      "NOT_FOUND",
      "The places API has nothing at this address; check the path and the method.",
    );
  } catch (error) {
    if (!(error instanceof PlacesError)) throw error;
    return createJsonResponse(createErrorEnvelope(error), { status: error.httpStatus });
  }
}

/** Escapes of characters that need none, and of the colon: the same address without them. */
const UNRESERVED = /%(?:2d|3[\da]|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

interface RoutedCall {
  request: Request;
  call: FakeCall;
  options: FakePlacesServerOptions;
  /** Captured groups of the route's pattern. */
  ids: string[];
}

const ROUTES: readonly (readonly [RegExp, (routed: RoutedCall) => Response | Promise<Response>])[] = [
  [/^POST \/v1\/places:searchText$/, searchText],
  [/^POST \/v1\/places:searchNearby$/, searchNearby],
  [/^POST \/v1\/places:autocomplete$/, autocomplete],
  [/^POST \/v1\/places:reverseGeocode$/, reverseGeocode],
  [/^POST \/v1\/contexts$/, createContext],
  [/^GET \/v1\/contexts\/([^/]+)$/, getContext],
  [/^GET \/v1\/places:batchGet$/, batchGetPlaces],
  [/^GET \/v1\/places\/([^/]+)$/, getPlace],
  [/^GET \/v1\/places\/([^/]+)\/boundary$/, getBoundary],
  [/^GET \/v1\/places\/([^/]+)\/photos\/([^/]+)\/media$/, getPhotoMedia],
];

function searchText({ request, call, options }: RoutedCall): Response {
  const { system } = readParameters(request);
  const mask = parseRequiredFieldMask(
    system.fieldMask,
    RESPONSE_SHAPES.searchText,
    "places.id,places.displayName",
  );
  const { pageToken, pageSize, maxResultCount, ...query } = parseSearchTextRequest(
    jsonBody(request, call),
    KNOWN_TYPES,
  );
  const bound = JSON.stringify(query);
  const offset = pageToken === undefined ? 0 : readOffset(pageToken, bound);
  const limit = Math.min(pageSize ?? maxResultCount ?? 20, 60 - offset);
  const found = fakeSearchText(getPlaces(options, query), query).filter((place) =>
    isAlongRoute(place, query),
  );
  const places = found.slice(offset, offset + limit);
  const next = offset + places.length;
  const hasMore = next < Math.min(found.length, 60);
  return applyMask(
    {
      ...(places.length === 0 ? {} : { places }),
      ...fakeRoutingSummaries(query, places, options.ways),
      ...(hasMore ? { nextPageToken: btoa(encodeURIComponent(`${next} ${bound}`)) } : {}),
      searchUri: `${getPublicUrl(options)}/lieux?${new URLSearchParams({ q: query.textQuery })}`,
    },
    { shape: RESPONSE_SHAPES.searchText, mask, system },
  );
}

function readOffset(token: string, bound: string): number {
  try {
    const [, offset, query] = /^(\d+) (.*)$/s.exec(decodeURIComponent(atob(token))) ?? [];
    if (query === bound) return Number(offset);
  } catch {
    // Unknown tokens are rejected below, like those of another query.
  }
  throw new PlacesError(
    "INVALID_ARGUMENT",
    "pageToken does not belong to this query; send the one of the page before with the same fields.",
  );
}

function searchNearby({ request, call, options }: RoutedCall): Response {
  const { system } = readParameters(request);
  const mask = parseRequiredFieldMask(
    system.fieldMask,
    RESPONSE_SHAPES.searchNearby,
    "places.id,places.displayName",
  );
  const asked = parseSearchNearbyRequest(jsonBody(request, call), KNOWN_TYPES);
  const places = fakeSearchNearby(getPlaces(options, asked), asked).slice(0, asked.maxResultCount ?? 20);
  const answer = places.length === 0 ? {} : { places, ...fakeRoutingSummaries(asked, places, options.ways) };
  return applyMask(answer, { shape: RESPONSE_SHAPES.searchNearby, mask, system });
}

function autocomplete({ request, call, options }: RoutedCall): Response {
  const { system } = readParameters(request);
  const shape = RESPONSE_SHAPES.autocomplete;
  const mask = system.fieldMask ? parseFieldMask(system.fieldMask, shape) : "all";
  const asked = parseAutocompleteRequest(jsonBody(request, call), KNOWN_TYPES);
  const suggestions = fakeAutocomplete(getPlaces(options, asked), asked);
  return applyMask(suggestions.length === 0 ? {} : { suggestions }, { shape, mask, system });
}

function reverseGeocode({ request, call, options }: RoutedCall): Response {
  const { system } = readParameters(request);
  const shape = RESPONSE_SHAPES.reverseGeocode;
  const mask = parseRequiredFieldMask(system.fieldMask, shape, "results.types,results.place.id");
  const asked = parseReverseGeocodeRequest(jsonBody(request, call), KNOWN_TYPES);
  const places = fakeReverseGeocode(getPlaces(options, asked), asked);
  const results = places.map((place) => ({ types: place.types ?? [], place }));
  return applyMask(results.length === 0 ? {} : { results }, { shape, mask, system });
}

function createContext({ request, call, options }: RoutedCall): Response {
  const { system } = readParameters(request);
  const shape = RESPONSE_SHAPES.createContext;
  const mask = system.fieldMask ? parseFieldMask(system.fieldMask, shape) : "all";
  const asked = parseCreateContextRequest(jsonBody(request, call), KNOWN_TYPES);
  return applyMask(fakeCreateContext(asked, getPlaces(options, {}), getNow(options)), {
    shape,
    mask,
    system,
  });
}

function getContext({ request, options, ids }: RoutedCall): Response {
  const { system, query } = readParameters(request, GET_CONTEXT_PARAMETERS);
  const asked = parseGetContextRequest(ids[0] ?? "", query);
  const shape = RESPONSE_SHAPES.getContext;
  const mask = parseRequiredFieldMask(
    system.fieldMask,
    shape,
    "places.id,places.displayName,routingSummaries",
  );
  const answer = fakeGetContext(asked, getPlaces(options, asked), options.ways, getNow(options));
  return applyMask(answer, { shape, mask, system });
}

function getPlace({ request, options, ids }: RoutedCall): Response {
  const { system, query } = readParameters(request, GET_PLACE_PARAMETERS);
  const asked = parseGetPlaceRequest(ids[0] ?? "", query);
  const mask = parseRequiredFieldMask(system.fieldMask, RESPONSE_SHAPES.getPlace, "id,displayName");
  const place = getPlaces(options, asked).find(({ id }) => id === asked.placeId);
  if (place === undefined) throw new PlacesError("NOT_FOUND", `No place has the id ${asked.placeId}.`);
  return applyMask(place, { shape: RESPONSE_SHAPES.getPlace, mask, system });
}

function getBoundary({ request, options, ids }: RoutedCall): Response {
  const { query } = readParameters(request, GET_BOUNDARY_PARAMETERS);
  const asked = parseGetPlaceRequest(ids[0] ?? "", query);
  const place = getPlaces(options, asked).find(({ id }) => id === asked.placeId);
  if (place === undefined) throw new PlacesError("NOT_FOUND", `No place has the id ${asked.placeId}.`);
  const { placeId } = asked;
  const providers = (place.attributions ?? []).flatMap(({ provider }) => provider ?? []);
  const boundary = createBoundary(
    { id: placeId, name: place.displayName?.text ?? "", providers },
    options.boundaries?.[placeId] ?? null,
  );
  return new Response(JSON.stringify(boundary), { headers: { "content-type": "application/geo+json" } });
}

function batchGetPlaces({ request, options }: RoutedCall): Response {
  const { system, query } = readParameters(request, BATCH_GET_PLACES_PARAMETERS);
  const { placeIds, ...asked } = parseBatchGetPlacesRequest(query);
  const shape = RESPONSE_SHAPES.batchGetPlaces;
  const mask = parseRequiredFieldMask(system.fieldMask, shape, "places.id,places.displayName,missingIds");
  const known = getPlaces(options, asked);
  const places = placeIds.flatMap((id) => known.find((place) => place.id === id) ?? []);
  const missingIds = placeIds.filter((id) => !places.some((place) => place.id === id));
  const answer = {
    ...(places.length === 0 ? {} : { places }),
    ...(missingIds.length === 0 ? {} : { missingIds }),
  };
  return applyMask(answer, { shape, mask, system });
}

function getPhotoMedia({ request, options, ids }: RoutedCall): Response {
  const { system, query } = readParameters(request, GET_PHOTO_MEDIA_PARAMETERS);
  const asked = parseGetPhotoMediaRequest(ids[0] ?? "", ids[1] ?? "", query);
  const place = getPlaces(options, {}).find(({ id }) => id === asked.placeId);
  const photo = place?.photos?.find(({ name }) => name === asked.name);
  if (photo === undefined) throw new PlacesError("NOT_FOUND", "The place has no such photo.");
  const { widthPx, heightPx } = fitSize(photo, asked);
  const path = `/v1/media/${asked.photoId}/${widthPx}x${heightPx}`;
  if (!asked.skipHttpRedirect) return new Response(null, { status: 302, headers: { location: path } });
  const answer = { name: `${asked.name}/media`, photoUri: getPublicUrl(options) + path };
  return applyMask(answer, { shape: RESPONSE_SHAPES.getPhotoMedia, mask: "all", system });
}

function assertKey(request: Request, key: string | undefined): void {
  if (key === undefined) return;
  const given = request.headers.get("x-goog-api-key") || new URL(request.url).searchParams.get("key") || "";
  if (given === "")
    throw new PlacesError("PERMISSION_DENIED", "The call has no key.", { reason: "API_KEY_MISSING" });
  if (given !== key) {
    throw new PlacesError("INVALID_ARGUMENT", "The key is not valid.", { reason: "API_KEY_INVALID" });
  }
}

function applyMask(
  answer: object,
  { shape, mask, system }: { shape: MessageShape; mask: FieldMask; system: SystemParameters },
): Response {
  const kept = applyFieldMask(answer, mask);
  return createJsonResponse(system.hasEnumNumbers ? withEnumNumbers(shape, kept) : kept, {});
}

function createJsonResponse(value: unknown, init: ResponseInit): Response {
  return new Response(JSON.stringify(value), {
    ...init,
    headers: { "content-type": "application/json; charset=UTF-8" },
  });
}

/** A grey square for `<img>`. */
function createPicture(): Response {
  return new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="24" height="24"><rect width="1" height="1" fill="#888"/></svg>',
    { headers: { "content-type": "image/svg+xml" } },
  );
}
