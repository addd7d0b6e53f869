import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PlaceWidgetError } from "./place-widget-error.ts";

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
export function buildPlaceKey(
  { placeId, location }: PlaceQuery,
  fields: readonly PlaceField[],
  { language, region }: AnswerForm,
): string | null {
  if (placeId === undefined && location === undefined) return null;
  const asked = placeId === undefined ? [location?.latitude, location?.longitude] : toBareId(placeId);
  return JSON.stringify([asked, language, region, fields]);
}

/**
 * The place that `query` names.
 *
 * @throws {PlaceWidgetError} where the answer holds no place; what the client throws; what `findPlaceAt` throws for a point.
 */
export async function loadPlace(
  client: PlacesClient,
  { placeId, location, sessionToken }: PlaceQuery,
  fields: readonly PlaceField[],
  { language, region }: AnswerForm,
  signal: AbortSignal,
): Promise<Place> {
  const form = { languageCode: language, ...(region && { regionCode: region }) };
  const place =
    placeId === undefined
      ? // Most pages know the ids of their places.
        await (await import("./find-place-at.ts")).findPlaceAt(client, { location, ...form }, fields, signal)
      : await client.getPlace(
          { placeId: toBareId(placeId), ...form, ...(sessionToken !== undefined && { sessionToken }) },
          fields,
          { signal },
        );
  if (typeof place === "object" && place !== null) return place;
  throw new PlaceWidgetError("PLACES_GET_PLACE", "The server's answer holds no place; ask again.");
}

/** `places/abc` and `abc` name the same place. */
export function toBareId(placeId: string): string {
  return placeId.replace(/^places\//, "");
}
