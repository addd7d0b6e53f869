import type { TextQuery } from "@lieudit/place-index";
import {
  type ContextSearchText,
  getInnerMask,
  isSelected,
  type PlaceRecord,
  parseRequiredFieldMask,
  parseSearchTextRequest,
  RESPONSE_SHAPES,
  readParameters,
  type SearchTextRequest,
  type SearchTextResponse,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import type { Connection } from "../access/connection.ts";
import { BIAS_HEADER, chooseBias } from "../geoip/caller-bias.ts";
import { toJsonResponse } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { createDeadline } from "../limits/limits.ts";
import { createPageToken, MAX_PAGED_RESULTS, readPageToken } from "../paging/page-token.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import { toPlaces } from "../place/places-from-records.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { findRoutingSummaries, readRouteLine } from "../routing/routing-summaries.ts";
import { searchAlongRoute } from "../routing/search-along-route.ts";
import { EXPLAIN_PARAMETERS, explainCall } from "../search/explain-call.ts";

const DEFAULT_PAGE_SIZE = 20;
const SHAPE = RESPONSE_SHAPES.searchText;

/** `POST /v1/places:searchText` */
export async function searchText(
  request: Request,
  deps: PlacesApiDeps,
  connection: Connection = {},
): Promise<Response> {
  const { system, query: parameters } = readParameters(request, EXPLAIN_PARAMETERS);
  const mask = parseRequiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName");
  const asked = parseSearchTextRequest(await readJsonBody(request, deps), KNOWN_TYPES);
  const { pageToken: token, pageSize, maxResultCount, ...query } = asked;
  const offset = readPageToken(token, query);
  const limit = Math.min(pageSize ?? maxResultCount ?? DEFAULT_PAGE_SIZE, MAX_PAGED_RESULTS - offset);
  const reader = createReader(asked, deps);

  const signal = createDeadline(request, deps);
  const bias = chooseBias(asked, request, connection, deps);
  const wanted = {
    ...toTextQuery(query, reader.languageCode, reader.now),
    ...(bias.area !== undefined && { bias: bias.area }),
    limit,
    offset,
  };
  const explanation = await explainCall(
    parameters,
    deps,
    () => ({ method: "searchText", query: wanted }),
    signal,
  );
  const found = await find(deps, asked, wanted, signal);

  const answer: SearchTextResponse = {};
  const placeMask = getInnerMask(mask, "places");
  const listed = found.places.filter((record) => isListedRecord(record, asked));
  if (listed.length > 0 && placeMask !== null) {
    answer.places = await toPlaces(listed, reader, placeMask, deps.places, signal);
  }
  if (isSelected(mask, "routingSummaries")) {
    const summaries = await findRoutingSummaries(asked, listed, deps, signal);
    if (summaries !== undefined && listed.length > 0) answer.routingSummaries = summaries;
  }
  // Counts unlisted places too, so that the next page starts where this one ends.
  const nextOffset = offset + found.places.length;
  if (found.hasMore && nextOffset < MAX_PAGED_RESULTS)
    answer.nextPageToken = createPageToken(nextOffset, query);
  if (isSelected(mask, "searchUri")) {
    answer.searchUri = `${deps.settings.publicUrl}/lieux?${new URLSearchParams({ q: query.textQuery })}`;
  }
  const headers = { [BIAS_HEADER]: bias.source };
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system, explanation, signal, headers });
}

/** Returns a page of results, along the route if the request has one. */
async function find(
  { places }: PlacesApiDeps,
  { searchAlongRouteParameters }: SearchTextRequest,
  { limit, offset = 0, ...query }: TextQuery,
  signal: AbortSignal,
): Promise<{ places: PlaceRecord[]; hasMore: boolean }> {
  const route = readRouteLine(searchAlongRouteParameters);
  if (route === undefined) return places.searchText({ ...query, limit, offset }, signal);
  const along = await searchAlongRoute(places, query, route, signal);
  return { places: along.slice(offset, offset + limit), hasMore: along.length > offset + limit };
}

/** Converts the request to a query of the index. */
export function toTextQuery(
  request: ContextSearchText,
  language: string,
  now: Date,
): Omit<TextQuery, "limit" | "offset"> {
  const { evOptions, locationBias, locationRestriction, priceLevels, rankPreference } = request;
  return {
    text: request.textQuery,
    language,
    now,
    ...(locationBias === undefined ? {} : { bias: locationBias }),
    ...(locationRestriction === undefined ? {} : { restriction: locationRestriction.rectangle }),
    ...(rankPreference === undefined ? {} : { rank: rankPreference }),
    ...(request.includedType === undefined ? {} : { type: request.includedType }),
    ...(request.strictTypeFiltering ? { isTypeStrict: true } : {}),
    ...(request.openNow ? { openAt: now } : {}),
    ...(request.minRating ? { minRating: request.minRating } : {}),
    ...(priceLevels?.length ? { priceLevels } : {}),
    ...(evOptions?.minimumChargingRateKw ? { minimumChargingRateKw: evOptions.minimumChargingRateKw } : {}),
    ...(evOptions?.connectorTypes?.length ? { connectorTypes: evOptions.connectorTypes } : {}),
  };
}
