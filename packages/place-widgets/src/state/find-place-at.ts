import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PlaceWidgetError, toWidgetError } from "./place-widget-error.ts";

/** A point, and the language of its place. */
export interface PointQuery {
  location: LatLng | undefined;
  languageCode: string;
  regionCode?: string;
}

/**
 * Finds the place at a point, preferably a point of interest.
 *
 * @throws {PlaceWidgetError} `GEOCODER_GEOCODE`; "No geocoding results" if there is no place
 */
export async function findPlaceAt(
  client: PlacesClient,
  { location, ...form }: PointQuery,
  fields: readonly PlaceField[],
  signal: AbortSignal,
): Promise<Place> {
  if (location === undefined) throw new TypeError("A place is asked for by a placeId or a location.");
  const { results = [] } = await client
    .reverseGeocode({ location, ...form }, fields, { signal })
    .catch((thrown: unknown) => {
      throw toWidgetError("GEOCODER_GEOCODE", thrown);
    });
  return pickResult(results).place;
}

/** Returns the first point of interest, else the first result. */
export function pickResult<Result extends { types: string[] }>(results: readonly Result[]): Result {
  const preferred =
    results.find((result) => result.types?.includes("point_of_interest") === true) ?? results[0];
  if (preferred === undefined) throw new PlaceWidgetError("GEOCODER_GEOCODE", "No geocoding results");
  return preferred;
}
