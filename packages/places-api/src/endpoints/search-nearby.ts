import type { NearbyQuery } from "@lieudit/place-index";
import {
  type ContextSearchNearby,
  getInnerMask,
  isSelected,
  parseRequiredFieldMask,
  parseSearchNearbyRequest,
  RESPONSE_SHAPES,
  readParameters,
  type SearchNearbyResponse,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import { toJsonResponse } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { createDeadline } from "../limits/limits.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import { toPlaces } from "../place/places-from-records.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { findRoutingSummaries } from "../routing/routing-summaries.ts";

const DEFAULT_RESULT_COUNT = 20;
const SHAPE = RESPONSE_SHAPES.searchNearby;

/** `POST /v1/places:searchNearby` */
export async function searchNearby(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system } = readParameters(request);
  const mask = parseRequiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName");
  const params = parseSearchNearbyRequest(await readJsonBody(request, deps), KNOWN_TYPES);

  const signal = createDeadline(request, deps);
  const result = await deps.places.searchNearby(
    toNearbyQuery(params, params.maxResultCount ?? DEFAULT_RESULT_COUNT),
    signal,
  );

  const records = result.filter((record) => isListedRecord(record, params));
  const reader = createReader(params, deps);
  const placeMask = getInnerMask(mask, "places");
  const answer: SearchNearbyResponse =
    records.length === 0 || placeMask === null
      ? {}
      : { places: await toPlaces(records, reader, placeMask, deps.places, signal) };
  if (isSelected(mask, "routingSummaries")) {
    const summaries = await findRoutingSummaries(params, records, deps, signal);
    if (summaries !== undefined && records.length > 0) answer.routingSummaries = summaries;
  }
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system, signal });
}

/** Converts the request to a query of the index. */
export function toNearbyQuery(
  {
    locationRestriction: { circle },
    rankPreference = "POPULARITY",
    includedTypes,
    excludedTypes,
    includedPrimaryTypes,
    excludedPrimaryTypes,
  }: ContextSearchNearby,
  limit: number,
): NearbyQuery {
  return {
    center: circle.center,
    // An unset number is 0 on the wire.
    radiusMetres: circle.radius ?? 0,
    limit,
    rank: rankPreference,
    ...(includedTypes?.length ? { includedTypes } : {}),
    ...(excludedTypes?.length ? { excludedTypes } : {}),
    ...(includedPrimaryTypes?.length ? { includedPrimaryTypes } : {}),
    ...(excludedPrimaryTypes?.length ? { excludedPrimaryTypes } : {}),
  };
}
