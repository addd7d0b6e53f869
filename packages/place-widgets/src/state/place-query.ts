import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PlaceWidgetError } from "./place-widget-error.ts";

/** The place of a widget: by its id, or at a point. The id takes precedence. */
export interface PlaceQuery {
  /** An id, or its resource name `places/{id}`. */
  placeId?: string | undefined;
  location?: LatLng | undefined;
  /** Ends the session of an autocomplete. */
  sessionToken?: string | undefined;
}

export interface AnswerForm {
  language: string;
  region?: string | undefined;
}

/** Returns the key that identifies a request; null if there is nothing to load. */
export function buildPlaceKey(
  { placeId, location }: PlaceQuery,
  fields: readonly PlaceField[],
  { language, region }: AnswerForm,
): string | null {
  if (placeId === undefined && location === undefined) return null;
  const key = placeId === undefined ? [location?.latitude, location?.longitude] : toBareId(placeId);
  return JSON.stringify([key, language, region, fields]);
}

/**
 * Loads the place of `query`.
 *
 * @throws {PlaceWidgetError} if the response has no place, and the errors of the client and of `findPlaceAt`
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

/** Returns `abc` for `places/abc`, the resource name of the same place. */
export function toBareId(placeId: string): string {
  return placeId.replace(/^places\//, "");
}
