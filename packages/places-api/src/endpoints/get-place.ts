import {
  GET_PLACE_PARAMETERS,
  PLACE_SHAPE,
  PlacesError,
  parseGetPlaceRequest,
  parseRequiredFieldMask,
  readParameters,
} from "@lieudit/place-model";
import { toJsonResponse } from "../http/json-answer.ts";
import { getPathSegment } from "../http/path-segment.ts";
import { createDeadline } from "../limits/limits.ts";
import { toPlaceDetails } from "../place/places-from-records.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** How place ids of Google begin. */
const GOOGLE_ID = /^(?:ChIJ|GhIJ|E[a-z]|Ih|Ei)[\w-]{10,}$/;

/** `GET /v1/places/{placeId}` */
export async function getPlace(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system, query } = readParameters(request, GET_PLACE_PARAMETERS);
  const asked = parseGetPlaceRequest(getPathSegment(request, 3), query);
  const mask = parseRequiredFieldMask(system.fieldMask, PLACE_SHAPE, "id,displayName");

  const record = await deps.places.getPlace(asked.placeId);
  if (record === null) {
    throw new PlacesError("NOT_FOUND", describeUnknownId(asked.placeId));
  }

  const signal = createDeadline(request, deps);
  const place = await toPlaceDetails(record, createReader(asked, deps), mask, deps.places, signal);
  return toJsonResponse(request, place, { shape: PLACE_SHAPE, mask, system, signal });
}

/** Returns the message of the error for an id that no place has. */
export function describeUnknownId(placeId: string): string {
  return GOOGLE_ID.test(placeId)
    ? `No place has the id ${placeId}, which is an id of Google; npm run ids finds the places of such ids, and PLACE_ALIASES names its table (docs/moving.md).`
    : `No place has the id ${placeId}; it may have been removed, so search for it again.`;
}
