import {
  getInnerMask,
  parseRequiredFieldMask,
  parseReverseGeocodeRequest,
  RESPONSE_SHAPES,
  type ReverseGeocodeResponse,
  readParameters,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import { toJsonResponse } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { createDeadline } from "../limits/limits.ts";
import { toPlace } from "../place/place-from-record.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const MAX_RESULTS = 10;
const SHAPE = RESPONSE_SHAPES.reverseGeocode;

/** `POST /v1/places:reverseGeocode` */
export async function reverseGeocode(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system } = readParameters(request);
  const mask = parseRequiredFieldMask(system.fieldMask, SHAPE, "results.types,results.place.id");
  const { location, types, ...asked } = parseReverseGeocodeRequest(
    await readJsonBody(request, deps),
    KNOWN_TYPES,
  );

  const signal = createDeadline(request, deps);
  const records = await deps.places.reverseGeocode(
    { location, limit: MAX_RESULTS, ...(types?.length ? { types } : {}) },
    signal,
  );

  const reader = createReader(asked, deps);
  const resultMask = getInnerMask(mask, "results") ?? new Map();
  const placeMask = getInnerMask(resultMask, "place") ?? new Map();
  const answer: ReverseGeocodeResponse =
    records.length === 0
      ? {}
      : {
          results: records.map((record) => ({
            types: record.types,
            place: toPlace(record, reader, placeMask),
          })),
        };
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system, signal });
}
