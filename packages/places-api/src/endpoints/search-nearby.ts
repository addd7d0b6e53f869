import type { NearbyQuery } from "@lieudit/place-index";
import {
  type ContextSearchNearby,
  innerMask,
  isWanted,
  parseSearchNearbyRequest,
  RESPONSE_SHAPES,
  readParameters,
  requiredFieldMask,
  type SearchNearbyResponse,
} from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { deadlineOf } from "../http/deadline.ts";
import { jsonAnswer } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import { placeFromRecord } from "../place/place-from-record.ts";
import { readerOf } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { routingSummaries } from "../routing/routing-summaries.ts";

const DEFAULT_RESULT_COUNT = 20;
const SHAPE = RESPONSE_SHAPES.searchNearby;

/** `POST /v1/places:searchNearby` */
export async function searchNearby(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system } = readParameters(request);
  const mask = requiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName");
  const asked = parseSearchNearbyRequest(await readJsonBody(request, deps), isPlaceType);

  const signal = deadlineOf(request, deps);
  const found = await deps.places.searchNearby(
    nearbyQuery(asked, asked.maxResultCount ?? DEFAULT_RESULT_COUNT),
    signal,
  );

  const records = found.filter((record) => isListedRecord(record, asked));
  const reader = readerOf(asked, deps);
  const placeMask = innerMask(mask, "places");
  const answer: SearchNearbyResponse =
    records.length === 0 || placeMask === null
      ? {}
      : { places: records.map((record) => placeFromRecord(record, reader, placeMask)) };
  if (isWanted(mask, "routingSummaries")) {
    const summaries = await routingSummaries(asked, records, deps, signal);
    if (summaries !== undefined && records.length > 0) answer.routingSummaries = summaries;
  }
  return jsonAnswer(request, answer, { shape: SHAPE, mask, system });
}

/** Converts the request to a query of the index. */
export function nearbyQuery(
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
