import {
  type ContextMapOptions,
  type ContextSearchNearby,
  type ContextSearchText,
  type CreateContextRequest,
  type GetContextRequest,
  MAX_CONTEXT_PLACES,
} from "../contexts.ts";
import { PlacesError } from "../places-error.ts";
import { CREATE_CONTEXT_REQUEST } from "../shapes/request-shapes.ts";
import { checkLanguage, checkLatLng, checkRectangle, type KnownTypes, parseRegion } from "./check-common.ts";
import { checkRouting } from "./check-routing.ts";
import { isPlaceId, type Query } from "./parse-get-requests.ts";
import { parseSearchNearbyRequest } from "./parse-search-nearby.ts";
import { parseSearchTextRequest } from "./parse-search-text.ts";
import { readRequest } from "./read-request.ts";
import { shown, Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

export const GET_CONTEXT_PARAMETERS = ["languageCode", "regionCode", "pageSize", "pageToken"] as const;

/** Shortest and longest life of a context's token, in seconds, and the one that it has unasked. */
export const CONTEXT_TTL_SECONDS = { least: 60, most: 30 * 86_400, usual: 86_400 } as const;

/** Closest zoom of a map. */
const MAX_ZOOM = 22;

const SUBJECTS = ["placeIds", "searchText", "searchNearby"] as const;

/**
 * Parses the request. `pageSize` is at most 20, `minRating` rounded up to the next half, the
 * region in capitals.
 *
 * @throws {PlacesError} INVALID_ARGUMENT with every violation.
 */
export function parseCreateContextRequest(json: unknown, knownTypes: KnownTypes): CreateContextRequest {
  const violations = new Violations();
  const read = readRequest(CREATE_CONTEXT_REQUEST, json, violations);
  violations.throwIfAny();

  // The shape has checked the types; the rest checks values.
  const request = withoutUnset(read) as unknown as CreateContextRequest;
  const { searchText, searchNearby, maxPlaceCount, origin, travelMode, ttl } = request;
  checkSubject(request, violations);
  const placeIds = checkIds(read.placeIds as readonly (string | undefined)[] | undefined, violations);
  if (maxPlaceCount !== undefined && (maxPlaceCount < 1 || maxPlaceCount > MAX_CONTEXT_PLACES)) {
    violations.add(
      "maxPlaceCount",
      `maxPlaceCount is ${maxPlaceCount}, outside 1 to ${MAX_CONTEXT_PLACES}; send a number in that range.`,
    );
  }
  if (origin !== undefined) checkLatLng("origin", origin, violations);
  checkRouting(travelMode === undefined ? {} : { travelMode }, violations, { hasRoute: true, path: "" });
  checkMapOptions(request.mapOptions, violations);
  if (ttl !== undefined) parseTtl(ttl, violations);
  violations.throwIfAny();

  return withoutUnset({
    ...request,
    placeIds,
    // Both parse their part again with all their rules.
    searchText: searchText && inside("searchText", () => parseSearchTextRequest(searchText, knownTypes)),
    searchNearby:
      searchNearby && inside("searchNearby", () => parseSearchNearbyRequest(searchNearby, knownTypes)),
  }) as unknown as CreateContextRequest & {
    searchText?: ContextSearchText;
    searchNearby?: ContextSearchNearby;
  };
}

/** Returns the seconds of a valid `ttl` such as "3600s", or the default. */
export function parseTtl(ttl: string | undefined, violations?: Violations): number {
  const { least, most, usual } = CONTEXT_TTL_SECONDS;
  if (ttl === undefined) return usual;
  const seconds = /^\d{1,9}(?:\.\d{1,9})?s$/.test(ttl) ? Number(ttl.slice(0, -1)) : Number.NaN;
  if (seconds >= least && seconds <= most) return seconds;
  violations?.add(
    "ttl",
    `ttl is ${shown(ttl)}, which is not a duration from ${least} s to ${most} s; send one such as "3600s".`,
  );
  return usual;
}

/**
 * Parses the request. `pageSize` is at most 500, the region in capitals. The server decodes the
 * token.
 *
 * @throws {PlacesError} INVALID_ARGUMENT with every violation.
 */
export function parseGetContextRequest(contextToken: string, query: Query): GetContextRequest {
  const violations = new Violations();
  const languageCode = query.languageCode || undefined;
  checkLanguage(languageCode, violations);
  const regionCode = parseRegion(query.regionCode || undefined, violations);
  const pageSize = checkPageSize(query.pageSize || undefined, violations);
  violations.throwIfAny();
  return withoutUnset({
    contextToken,
    languageCode,
    regionCode,
    pageSize,
    pageToken: query.pageToken || undefined,
  }) as unknown as GetContextRequest;
}

function checkPageSize(text: string | undefined, violations: Violations): number | undefined {
  if (text === undefined) return undefined;
  const size = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (size > 0) return Math.min(size, MAX_CONTEXT_PLACES);
  // 0 is unset, as in a body.
  if (size === 0) return undefined;
  violations.add("pageSize", `pageSize is ${shown(text)}, which is not a whole number from 1 to 500.`);
  return undefined;
}

function checkSubject(request: CreateContextRequest, violations: Violations): void {
  const [first, second] = SUBJECTS.filter((name) =>
    name === "placeIds" ? request.placeIds?.length : request[name] !== undefined,
  );
  if (first === undefined) {
    violations.add(
      "placeIds",
      "placeIds, searchText and searchNearby are all missing; send one of them: the places that the context is about.",
    );
  } else if (second !== undefined) {
    violations.add(second, `${second} is there beside ${first}; send one of the two.`);
  }
  if (request.maxPlaceCount !== undefined && first === "placeIds") {
    violations.add("maxPlaceCount", "maxPlaceCount is for a search; leave it out beside placeIds.");
  }
}

/** Removes repeated ids. */
function checkIds(
  ids: readonly (string | undefined)[] | undefined,
  violations: Violations,
): string[] | undefined {
  if (ids === undefined || ids.length === 0) return undefined;
  if (ids.length > MAX_CONTEXT_PLACES) {
    violations.add(
      "placeIds",
      `placeIds holds ${ids.length} ids, above the limit of ${MAX_CONTEXT_PLACES}; send fewer, or make several contexts.`,
    );
    return undefined;
  }
  for (const [index, id = ""] of ids.entries()) {
    if (isPlaceId(id)) continue;
    violations.add(
      `placeIds[${index}]`,
      `placeIds[${index}] is ${shown(id)}, which is no place id; ids have 10 or more letters, digits, hyphens or underscores.`,
    );
  }
  return [...new Set(ids as string[])];
}

function checkMapOptions(options: ContextMapOptions | undefined, violations: Violations): void {
  if (options === undefined) return;
  const { viewport, center, zoom } = options;
  if (viewport !== undefined) checkRectangle("mapOptions.viewport", viewport, violations);
  if (center !== undefined) checkLatLng("mapOptions.center", center, violations);
  if (zoom !== undefined && (zoom < 0 || zoom > MAX_ZOOM)) {
    violations.add("mapOptions.zoom", `mapOptions.zoom is ${zoom}, outside 0 to ${MAX_ZOOM}.`);
  }
  if (viewport !== undefined && (center !== undefined || zoom !== undefined)) {
    violations.add(
      "mapOptions.viewport",
      "mapOptions.viewport is there beside a center or a zoom; send the viewport alone, or the other two.",
    );
  } else if ((center === undefined) !== (zoom === undefined)) {
    violations.add("mapOptions", "mapOptions has a center without a zoom, or the reverse; send both.");
  }
}

/** Adds the violations inside a field. */
function inside<Value>(field: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof PlacesError)) throw error;
    throw new PlacesError(error.status, `In ${field}: ${error.message}`, {
      cause: error,
      fieldViolations: error.fieldViolations.map((violation) => ({
        field: `${field}.${violation.field}`,
        description: `In ${field}: ${violation.description}`,
      })),
    });
  }
}
