import {
  innerMask,
  parseReverseGeocodeRequest,
  RESPONSE_SHAPES,
  type ReverseGeocodeResponse,
  readParameters,
  requiredFieldMask,
} from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { deadlineOf } from "../http/deadline.ts";
import { jsonAnswer } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import { placeFromRecord } from "../place/place-from-record.ts";
import { readerOf } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const MAX_RESULTS = 10;
const SHAPE = RESPONSE_SHAPES.reverseGeocode;

/** `POST /v1/places:reverseGeocode` */
export async function reverseGeocode(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system } = readParameters(request);
  const mask = requiredFieldMask(system.fieldMask, SHAPE, "results.types,results.place.id");
  const { location, types, ...asked } = parseReverseGeocodeRequest(
    await readJsonBody(request, deps),
    isPlaceType,
  );

  const records = await deps.places.reverseGeocode(
    { location, limit: MAX_RESULTS, ...(types?.length ? { types } : {}) },
    deadlineOf(request, deps),
  );

  const reader = readerOf(asked, deps);
  const resultMask = innerMask(mask, "results") ?? new Map();
  const placeMask = innerMask(resultMask, "place") ?? new Map();
  const answer: ReverseGeocodeResponse =
    records.length === 0
      ? {}
      : {
          results: records.map((record) => ({
            types: record.types,
            place: placeFromRecord(record, reader, placeMask),
          })),
        };
  return jsonAnswer(request, answer, { shape: SHAPE, mask, system });
}
