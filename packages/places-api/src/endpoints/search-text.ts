import type { TextQuery } from "@lieudit/place-index";
import {
  type ContextSearchText,
  innerMask,
  isWanted,
  type PlaceRecord,
  parseSearchTextRequest,
  RESPONSE_SHAPES,
  readParameters,
  requiredFieldMask,
  type SearchTextRequest,
  type SearchTextResponse,
} from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { deadlineOf } from "../http/deadline.ts";
import { jsonAnswer } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { MAX_PAGED_RESULTS, pageOffset, pageToken } from "../paging/page-token.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import { placeFromRecord } from "../place/place-from-record.ts";
import { readerOf } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { routeLine, routingSummaries } from "../routing/routing-summaries.ts";
import { searchAlongRoute } from "../routing/search-along-route.ts";
import { EXPLAIN_PARAMETERS, explainCall } from "../search/explain-call.ts";

const DEFAULT_PAGE_SIZE = 20;
const SHAPE = RESPONSE_SHAPES.searchText;

/** `POST /v1/places:searchText` */
export async function searchText(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system, query: parameters } = readParameters(request, EXPLAIN_PARAMETERS);
  const mask = requiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName");
  const asked = parseSearchTextRequest(await readJsonBody(request, deps), isPlaceType);
  const { pageToken: token, pageSize, maxResultCount, ...query } = asked;
  const offset = pageOffset(token, query);
  const limit = Math.min(pageSize ?? maxResultCount ?? DEFAULT_PAGE_SIZE, MAX_PAGED_RESULTS - offset);
  const reader = readerOf(asked, deps);

  const signal = deadlineOf(request, deps);
  const wanted = { ...textQuery(query, reader.languageCode, reader.now), limit, offset };
  const explanation = await explainCall(
    parameters,
    deps,
    () => ({ method: "searchText", query: wanted }),
    signal,
  );
  const found = await find(deps, asked, wanted, signal);

  const answer: SearchTextResponse = {};
  const placeMask = innerMask(mask, "places");
  const listed = found.places.filter((record) => isListedRecord(record, asked));
  if (listed.length > 0 && placeMask !== null) {
    answer.places = listed.map((record) => placeFromRecord(record, reader, placeMask));
  }
  if (isWanted(mask, "routingSummaries")) {
    const summaries = await routingSummaries(asked, listed, deps, signal);
    if (summaries !== undefined && listed.length > 0) answer.routingSummaries = summaries;
  }
  // Counts unlisted places too, so that the next page starts where this one ends.
  const nextOffset = offset + found.places.length;
  if (found.hasMore && nextOffset < MAX_PAGED_RESULTS) answer.nextPageToken = pageToken(nextOffset, query);
  if (isWanted(mask, "searchUri")) {
    answer.searchUri = `${deps.settings.publicUrl}/lieux?${new URLSearchParams({ q: query.textQuery })}`;
  }
  return jsonAnswer(request, answer, { shape: SHAPE, mask, system, explanation });
}

/** Returns a page of results, along the route if the request has one. */
async function find(
  { places }: PlacesApiDeps,
  { searchAlongRouteParameters }: SearchTextRequest,
  { limit, offset = 0, ...query }: TextQuery,
  signal: AbortSignal,
): Promise<{ places: PlaceRecord[]; hasMore: boolean }> {
  const route = routeLine(searchAlongRouteParameters);
  if (route === undefined) return places.searchText({ ...query, limit, offset }, signal);
  const along = await searchAlongRoute(places, query, route, signal);
  return { places: along.slice(offset, offset + limit), hasMore: along.length > offset + limit };
}

/** Converts the request to a query of the index. */
export function textQuery(
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
