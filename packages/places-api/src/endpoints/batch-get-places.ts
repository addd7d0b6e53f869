import {
  BATCH_GET_PLACES_PARAMETERS,
  type BatchGetPlacesResponse,
  getInnerMask,
  parseBatchGetPlacesRequest,
  parseRequiredFieldMask,
  RESPONSE_SHAPES,
  readParameters,
} from "@lieudit/place-model";
import { toJsonResponse } from "../http/json-answer.ts";
import { toPlace } from "../place/place-from-record.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const SHAPE = RESPONSE_SHAPES.batchGetPlaces;

/** `GET /v1/places:batchGet` */
export async function batchGetPlaces(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system, query } = readParameters(request, BATCH_GET_PLACES_PARAMETERS);
  const { placeIds, ...asked } = parseBatchGetPlacesRequest(query);
  const mask = parseRequiredFieldMask(system.fieldMask, SHAPE, "places.id,places.displayName,missingIds");

  const records = await deps.places.getPlaces(placeIds);

  const reader = createReader(asked, deps);
  const placeMask = getInnerMask(mask, "places") ?? new Map();
  const foundIds = new Set(records.map(({ id, movedFrom }) => movedFrom ?? id));
  const missingIds = placeIds.filter((id) => !foundIds.has(id));
  const answer: BatchGetPlacesResponse = {
    ...(records.length === 0 ? {} : { places: records.map((record) => toPlace(record, reader, placeMask)) }),
    ...(missingIds.length === 0 ? {} : { missingIds }),
  };
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system });
}
