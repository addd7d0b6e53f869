import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PlaceWidgetError, widgetError } from "./place-widget-error.ts";

/** Which place a widget shows: by its id, or the one at a point. The id wins. */
export interface PlaceQuery {
  /** An id, or its resource name `places/{id}`. */
  placeId?: string | undefined;
  location?: LatLng | undefined;
  /** Carries the session of an autocomplete to its end. */
  sessionToken?: string | undefined;
}

export interface AnswerForm {
  language: string;
  region?: string | undefined;
}

/** What one request is told apart by; null where there is nothing to ask. */
export function placeQueryKey(
  query: PlaceQuery,
  fields: readonly PlaceField[],
  form: AnswerForm,
): string | null {
  const { placeId, location } = query;
  if (placeId === undefined && location === undefined) return null;
  const asked = placeId === undefined ? [location?.latitude, location?.longitude] : bareId(placeId);
  return JSON.stringify([asked, form.language, form.region ?? null, fields]);
}

/**
 * The place that `query` names.
 *
 * @throws {PlaceWidgetError} `PLACES_GET_PLACE` or `GEOCODER_GEOCODE`; "No geocoding results" where nothing is at the point.
 */
export async function loadPlace(
  client: PlacesClient,
  query: PlaceQuery,
  fields: readonly PlaceField[],
  form: AnswerForm,
  signal: AbortSignal,
): Promise<Place> {
  const language = { languageCode: form.language, ...(form.region && { regionCode: form.region }) };
  if (query.placeId !== undefined) {
    const session = query.sessionToken === undefined ? {} : { sessionToken: query.sessionToken };
    return client
      .getPlace({ placeId: bareId(query.placeId), ...language, ...session }, fields, { signal })
      .then(checkedPlace)
      .catch((thrown: unknown) => {
        throw widgetError("PLACES_GET_PLACE", thrown);
      });
  }
  if (query.location === undefined) throw new TypeError("loadPlace needs a placeId or a location.");
  const { location } = query;
  const { results = [] } = await client
    .reverseGeocode({ location, ...language }, fields, { signal })
    .catch((thrown: unknown) => {
      throw widgetError("GEOCODER_GEOCODE", thrown);
    });
  return checkedPlace(preferredResult(results).place);
}

/** A point of interest before anything else, else the first result. */
export function preferredResult<Result extends { types: string[] }>(results: readonly Result[]): Result {
  const preferred =
    results.find((result) => result.types?.includes("point_of_interest") === true) ?? results[0];
  if (preferred === undefined) throw new PlaceWidgetError("GEOCODER_GEOCODE", "No geocoding results");
  return preferred;
}

function checkedPlace(place: Place): Place {
  if (typeof place === "object" && place !== null) return place;
  throw new PlaceWidgetError("PLACES_GET_PLACE", "The server's answer holds no place; ask again.");
}

/** `places/abc` and `abc` name the same place. */
export function bareId(placeId: string): string {
  return placeId.startsWith("places/") ? placeId.slice("places/".length) : placeId;
}
