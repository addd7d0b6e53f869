import type {
  Place,
  PlaceField,
  RoutingSummary,
  SearchNearbyRequest,
  SearchTextRequest,
  SearchTextResponse,
} from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { type AnswerForm, toBareId } from "./place-query.ts";
import { getErrorMessage, PlaceWidgetError, toWidgetError } from "./place-widget-error.ts";

const MAX_RESULT_COUNT = { least: 1, most: 20 } as const;
const MIN_RATING = { least: 0, most: 5 } as const;

/** A text search (with `textQuery`), a nearby search, or a list of known places. */
export type PlaceSearchRequest = SearchTextRequest | SearchNearbyRequest | KnownPlacesRequest;

/** Places by id, in this order. */
export interface KnownPlacesRequest {
  placeIds: readonly string[];
}

/** The results of a search, with routes if the request has an origin. */
export interface SearchAnswer {
  /** The best first, or in the order of the requested ids. */
  places: readonly Place[];
  /** One for each place, in the same order; empty if none were requested. */
  routingSummaries: readonly RoutingSummary[];
  /** Requests the next page; null after the last one. */
  nextPageToken: string | null;
}

export const NO_RESULTS: SearchAnswer = { places: [], routingSummaries: [], nextPageToken: null };

function isTextSearch(request: PlaceSearchRequest): request is SearchTextRequest {
  return "textQuery" in request;
}

function isOfKnownPlaces(request: PlaceSearchRequest): request is KnownPlacesRequest {
  return "placeIds" in request;
}

/** Returns the key of a search: equal for equal requests, whatever the order of their fields. */
export function buildSearchKey(
  request: PlaceSearchRequest,
  fields: readonly PlaceField[],
  form: AnswerForm,
): string {
  return JSON.stringify([request, form.language, form.region ?? null, fields], (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Returns why `request` is ignored or invalid; null if it can be sent. */
export function checkSearchRequest(
  request: PlaceSearchRequest,
): { kind: "ignored" | "invalid"; message: string } | null {
  if (isOfKnownPlaces(request)) return null;
  if (isTextSearch(request)) {
    if (typeof request.textQuery !== "string" || request.textQuery.trim() === "") {
      return {
        kind: "ignored",
        message: "Ignoring <gmp-place-text-search-request> with no text query.",
      };
    }
    if (request.locationBias !== undefined && request.locationRestriction !== undefined) {
      return { kind: "invalid", message: "Cannot set both locationBias and locationRestriction." };
    }
    const { minRating } = request;
    if (minRating !== undefined && !isWithin(minRating, MIN_RATING)) {
      return {
        kind: "invalid",
        message: `minRating is ${minRating}, outside 0 to 5; send a number from 0 to 5.`,
      };
    }
  } else if (request.locationRestriction?.circle === undefined) {
    return {
      kind: "ignored",
      message: "Ignoring <gmp-place-nearby-search-request> with no location restriction.",
    };
  }
  const { maxResultCount } = request;
  if (maxResultCount !== undefined && !isWithin(maxResultCount, MAX_RESULT_COUNT)) {
    return {
      kind: "invalid",
      message: `maxResultCount is ${maxResultCount}, outside 1 to 20; send a number from 1 to 20.`,
    };
  }
  return null;
}

/**
 * @throws {PlaceWidgetError} `PLACES_SEARCH_TEXT` or `PLACES_NEARBY_SEARCH` for a failed call or
 *   an invalid request. `PLACES_GET_PLACE` if none of the known places could be loaded.
 */
export async function searchPlaces(
  client: PlacesClient,
  request: PlaceSearchRequest,
  fields: readonly PlaceField[],
  form: AnswerForm,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const language = { languageCode: form.language, ...(form.region && { regionCode: form.region }) };
  if (isOfKnownPlaces(request)) {
    const places = await loadKnownPlaces(client, request.placeIds, fields, language, signal);
    return { ...NO_RESULTS, places };
  }
  const code = isTextSearch(request) ? "PLACES_SEARCH_TEXT" : "PLACES_NEARBY_SEARCH";
  const fault = checkSearchRequest(request);
  if (fault !== null) throw new PlaceWidgetError(code, fault.message);
  try {
    const { places, routingSummaries, nextPageToken }: SearchTextResponse = isTextSearch(request)
      ? await client.searchText({ ...language, ...request }, fields, { signal })
      : await client.searchNearby({ ...language, ...request }, fields, { signal });
    // A response without results has no `places`; another server may send anything.
    const found = Array.isArray(places) ? places : [];
    // A route belongs to the place with the same index; if the counts differ, it is unknown.
    const isWhole = Array.isArray(routingSummaries) && routingSummaries.length === found.length;
    return {
      places: found,
      routingSummaries: isWhole ? routingSummaries : [],
      nextPageToken: nextPageToken || null,
    };
  } catch (thrown) {
    throw toWidgetError(code, thrown);
  }
}

/** Loads the known places. One that fails is omitted with a warning if there are others. */
async function loadKnownPlaces(
  client: PlacesClient,
  placeIds: readonly string[],
  fields: readonly PlaceField[],
  form: { languageCode: string; regionCode?: string },
  signal: AbortSignal,
): Promise<Place[]> {
  const answers = await Promise.allSettled(
    placeIds.map((placeId) => client.getPlace({ placeId: toBareId(placeId), ...form }, fields, { signal })),
  );
  const places = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed === undefined) return places;
  if (places.length === 0) throw toWidgetError("PLACES_GET_PLACE", failed.reason);
  if (!signal.aborted) console.warn(getErrorMessage(failed.reason));
  return places;
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return typeof value === "number" && value >= least && value <= most;
}
