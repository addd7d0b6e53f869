import type { PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import type { ErrorEndpoint } from "../core/errors.ts";
import { mapsError } from "../wire/maps-error.ts";
import { pageClient } from "../wire/page-client.ts";
import { wireFields } from "./place-fields.ts";
import {
  nearbySearchOnWire,
  type SearchByTextRequest,
  type SearchNearbyRequest,
  textSearchOnWire,
} from "./search-request.ts";

/** Makes a result of the wire's place, the fields that it holds, and the language and region of the request. */
type MakePlace<Result> = (
  wire: PlaceOnWire,
  fields: readonly string[],
  options: { requestedLanguage: string | null; requestedRegion: string | null },
) => Result;

/** `Place.searchByText` without its class. */
export async function searchByText<Result>(
  request: SearchByTextRequest,
  makePlace: MakePlace<Result>,
): Promise<{ places: Result[] }> {
  const wire = textSearchOnWire(request);
  return findPlaces(request, makePlace, "PLACES_SEARCH_TEXT", async (fields) =>
    (await pageClient()).searchText(wire, fields),
  );
}

/** `Place.searchNearby` without its class. */
export async function searchNearby<Result>(
  request: SearchNearbyRequest,
  makePlace: MakePlace<Result>,
): Promise<{ places: Result[] }> {
  const wire = nearbySearchOnWire(request);
  return findPlaces(request, makePlace, "PLACES_NEARBY_SEARCH", async (fields) =>
    (await pageClient()).searchNearby(wire, fields),
  );
}

async function findPlaces<Result>(
  { fields: names, language, region }: SearchByTextRequest | SearchNearbyRequest,
  makePlace: MakePlace<Result>,
  endpoint: ErrorEndpoint,
  search: (fields: readonly PlaceField[]) => Promise<{ places?: PlaceOnWire[] }>,
): Promise<{ places: Result[] }> {
  const fields = wireFields(names);
  const mask = fields.includes("*") ? fields : [...new Set(["id", ...fields])];
  try {
    // The protocol's names, and "*".
    const { places = [] } = await search(mask as PlaceField[]);
    const options = { requestedLanguage: language ?? null, requestedRegion: region ?? null };
    return { places: places.map((wire) => makePlace(wire, fields, options)) };
  } catch (error) {
    throw mapsError(error, endpoint);
  }
}
