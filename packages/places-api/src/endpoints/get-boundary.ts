import {
  createBoundary,
  GET_BOUNDARY_PARAMETERS,
  PlacesError,
  parseGetPlaceRequest,
  readParameters,
} from "@lieudit/place-model";
import { toTaggedResponse } from "../http/json-answer.ts";
import { getPathSegment } from "../http/path-segment.ts";
import { getDisplayName } from "../place/place-names.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { describeUnknownId } from "./get-place.ts";

/** `GET /v1/places/{placeId}/boundary`: the outline of an area as GeoJSON. */
export async function getBoundary(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system, query } = readParameters(request, GET_BOUNDARY_PARAMETERS);
  const asked = parseGetPlaceRequest(getPathSegment(request, 3), query);

  const record = await deps.places.getPlace(asked.placeId);
  if (record === null) throw new PlacesError("NOT_FOUND", describeUnknownId(asked.placeId));
  const geometry = await deps.places.getBoundary(record.id);

  const name = getDisplayName(record, createReader(asked, deps).languageCode).text;
  const providers = record.attributions.map(({ provider }) => provider);
  const feature = createBoundary({ id: record.id, name, providers }, geometry);
  return toTaggedResponse(request, JSON.stringify(feature, null, system.isPretty ? 2 : undefined), {
    "content-type": "application/geo+json",
    vary: "X-Goog-Api-Key",
  });
}
