import {
  GET_CONTEXT_PARAMETERS,
  type GetContextResponse,
  getInnerMask,
  isSelected,
  MAX_CONTEXT_PLACES,
  parseGetContextRequest,
  parseRequiredFieldMask,
  RESPONSE_SHAPES,
  readParameters,
} from "@lieudit/place-model";
import { findContextRecords } from "../contexts/context-records.ts";
import { toContextSummary } from "../contexts/context-summary.ts";
import { formatExpireTime, readContextToken } from "../contexts/context-token.ts";
import { viewportAround } from "../contexts/context-viewport.ts";
import { toJsonResponse } from "../http/json-answer.ts";
import { getPathSegment } from "../http/path-segment.ts";
import { createDeadline } from "../limits/limits.ts";
import { createPageToken, readPageToken } from "../paging/page-token.ts";
import { toPlace } from "../place/place-from-record.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { findRoutingSummaries } from "../routing/routing-summaries.ts";

const SHAPE = RESPONSE_SHAPES.getContext;

/** `GET /v1/contexts/{contextToken}` */
export async function getContext(
  request: Request,
  deps: PlacesApiDeps,
  secret: NonNullable<PlacesApiDeps["contextSecret"]>,
): Promise<Response> {
  const { system, query } = readParameters(request, GET_CONTEXT_PARAMETERS);
  const params = parseGetContextRequest(getPathSegment(request, 3), query);
  const mask = parseRequiredFieldMask(
    system.fieldMask,
    SHAPE,
    "places.id,places.displayName,routingSummaries",
  );
  const { contextToken, pageSize = MAX_CONTEXT_PLACES } = params;
  const context = readContextToken(contextToken, await secret(), deps.clock());
  const offset = readPageToken(params.pageToken, { contextToken }, MAX_CONTEXT_PLACES);
  const reader = createReader(params, deps);

  const signal = createDeadline(request, deps);
  const all = await findContextRecords(context, reader, deps, signal);
  const records = all.slice(offset, offset + pageSize);

  const { origin, travelMode = "DRIVE", routeModifiers } = context;
  const answer: GetContextResponse = { travelMode, expireTime: formatExpireTime(context) };
  const placeMask = getInnerMask(mask, "places");
  if (records.length > 0 && placeMask !== null) {
    answer.places = records.map((record) => toPlace(record, reader, placeMask));
  }
  if (origin !== undefined) {
    answer.origin = origin;
    if (records.length > 0 && isSelected(mask, "routingSummaries")) {
      const routingParameters = { origin, travelMode, ...(routeModifiers && { routeModifiers }) };
      const ways = await findRoutingSummaries({ routingParameters }, records, deps, signal);
      answer.routingSummaries = ways?.map((way) => toContextSummary(way, params.regionCode)) ?? [];
    }
  }
  const points = [...all.map(({ location }) => location), ...(origin === undefined ? [] : [origin])];
  const viewport = context.mapOptions?.center === undefined ? viewportAround(points) : undefined;
  answer.mapOptions = { ...(viewport && { viewport }), ...context.mapOptions };
  const nextOffset = offset + records.length;
  if (nextOffset < all.length) answer.nextPageToken = createPageToken(nextOffset, { contextToken });
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system, signal });
}
