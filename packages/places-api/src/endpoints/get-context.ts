import {
  GET_CONTEXT_PARAMETERS,
  type GetContextResponse,
  innerMask,
  isWanted,
  MAX_CONTEXT_PLACES,
  parseGetContextRequest,
  RESPONSE_SHAPES,
  readParameters,
  requiredFieldMask,
} from "@lieudit/place-model";
import { contextRecords } from "../contexts/context-records.ts";
import { contextSummary } from "../contexts/context-summary.ts";
import { expireTimeOf, readContextToken } from "../contexts/context-token.ts";
import { viewportAround } from "../contexts/context-viewport.ts";
import { deadlineOf } from "../http/deadline.ts";
import { jsonAnswer } from "../http/json-answer.ts";
import { pathSegment } from "../http/path-segment.ts";
import { pageOffset, pageToken } from "../paging/page-token.ts";
import { placeFromRecord } from "../place/place-from-record.ts";
import { readerOf } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { routingSummaries } from "../routing/routing-summaries.ts";

const SHAPE = RESPONSE_SHAPES.getContext;

/** `GET /v1/contexts/{contextToken}` */
export async function getContext(
  request: Request,
  deps: PlacesApiDeps,
  secret: () => Uint8Array,
): Promise<Response> {
  const { system, query } = readParameters(request, GET_CONTEXT_PARAMETERS);
  const asked = parseGetContextRequest(pathSegment(request, 3), query);
  const mask = requiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName,routingSummaries");
  const { contextToken, pageSize = MAX_CONTEXT_PLACES } = asked;
  const context = readContextToken(contextToken, secret(), deps.clock());
  const offset = pageOffset(asked.pageToken, { contextToken }, MAX_CONTEXT_PLACES);
  const reader = readerOf(asked, deps);

  const signal = deadlineOf(request, deps);
  const all = await contextRecords(context, reader, deps, signal);
  const records = all.slice(offset, offset + pageSize);

  const { origin, travelMode = "DRIVE", routeModifiers } = context;
  const answer: GetContextResponse = { travelMode, expireTime: expireTimeOf(context) };
  const placeMask = innerMask(mask, "places");
  if (records.length > 0 && placeMask !== null) {
    answer.places = records.map((record) => placeFromRecord(record, reader, placeMask));
  }
  if (origin !== undefined) {
    answer.origin = origin;
    if (records.length > 0 && isWanted(mask, "routingSummaries")) {
      const routingParameters = { origin, travelMode, ...(routeModifiers && { routeModifiers }) };
      const ways = await routingSummaries({ routingParameters }, records, deps, signal);
      answer.routingSummaries = ways?.map((way) => contextSummary(way, asked.regionCode)) ?? [];
    }
  }
  const points = [...all.map(({ location }) => location), ...(origin === undefined ? [] : [origin])];
  const viewport = context.mapOptions?.center === undefined ? viewportAround(points) : undefined;
  answer.mapOptions = { ...(viewport && { viewport }), ...context.mapOptions };
  const nextOffset = offset + records.length;
  if (nextOffset < all.length) answer.nextPageToken = pageToken(nextOffset, { contextToken });
  return jsonAnswer(request, answer, { shape: SHAPE, mask, system });
}
