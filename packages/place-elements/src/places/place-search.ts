import type { PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import type { ErrorEndpoint } from "../core/errors.ts";
import { mapsError } from "../wire/maps-error.ts";
import { pageClient } from "../wire/page-client.ts";
import { type Place, placeFromWire } from "./place.ts";
import { wireFields } from "./place-fields.ts";
import {
  nearbySearchOnWire,
  type SearchByTextRequest,
  type SearchNearbyRequest,
  textSearchOnWire,
} from "./search-request.ts";

/** `Place.searchByText` without its class. */
export async function searchByText(request: SearchByTextRequest): Promise<{ places: Place[] }> {
  const wire = textSearchOnWire(request);
  return found(request, "PLACES_SEARCH_TEXT", async (fields) =>
    (await pageClient()).searchText(wire, fields),
  );
}

/** `Place.searchNearby` without its class. */
export async function searchNearby(request: SearchNearbyRequest): Promise<{ places: Place[] }> {
  const wire = nearbySearchOnWire(request);
  return found(request, "PLACES_NEARBY_SEARCH", async (fields) =>
    (await pageClient()).searchNearby(wire, fields),
  );
}

async function found(
  { fields: names, language, region }: SearchByTextRequest | SearchNearbyRequest,
  endpoint: ErrorEndpoint,
  search: (fields: readonly PlaceField[]) => Promise<{ places?: PlaceOnWire[] }>,
): Promise<{ places: Place[] }> {
  const fields = wireFields(names);
  const asked = fields.includes("*") ? fields : [...new Set(["id", ...fields])];
  try {
    // The protocol's names, and "*".
    const { places = [] } = await search(asked as PlaceField[]);
    const options = { requestedLanguage: language ?? null, requestedRegion: region ?? null };
    return { places: places.map((wire) => placeFromWire(wire, fields, options)) };
  } catch (error) {
    throw mapsError(error, endpoint);
  }
}
