"use client";

import type { Place, PlaceField } from "@lieudit/place-model";
import { usePlaces } from "../provider/places-provider.tsx";
import { buildPlaceKey, loadPlace, type PlaceQuery, toBareId } from "./place-query.ts";
import { type Load, useLoad } from "./use-load.ts";

/** A place that the page already has. */
export interface PreloadedPlace {
  place: Place | undefined;
  /** The fields that it was requested with. Default: all that the widget needs. */
  placeFields: readonly PlaceField[] | undefined;
}

export interface UsePlaceOptions<Field extends PlaceField> extends PlaceQuery, Partial<PreloadedPlace> {
  /** The fields to request; fields that no code reads cost the server time. */
  fields: readonly Field[];
}

/** Loads a place by its id or at a point, unless `place` has all `fields`. The last request wins. */
export function usePlace<Field extends PlaceField>({
  place,
  placeFields,
  fields,
  ...query
}: UsePlaceOptions<Field>): Load<Pick<Place, Field>> {
  const places = usePlaces();
  const usable = getUsablePlace(query, { place, placeFields }, fields);
  // A preloaded place that lacks fields is fetched again by its id.
  const request = {
    ...query,
    placeId: query.placeId ?? (query.location === undefined ? place?.id : undefined),
  };
  return useLoad<Pick<Place, Field>>({
    key: usable === null ? buildPlaceKey(request, fields, places) : null,
    source: places.client,
    code: "PLACES_GET_PLACE",
    run: (signal) => loadPlace(places.client, request, fields, places, signal),
    preloaded: usable,
  });
}

/** Returns the preloaded place if it is the requested one and has all fields; else null. */
export function getUsablePlace(
  { placeId }: PlaceQuery,
  { place, placeFields = EVERY_FIELD }: PreloadedPlace,
  fields: readonly PlaceField[],
): Place | null {
  const isUsable =
    place !== undefined &&
    (placeId === undefined || place.id === undefined || place.id === toBareId(placeId)) &&
    (placeFields === EVERY_FIELD ||
      fields.every((field) => placeFields.includes(field) || place[field] !== undefined));
  return isUsable ? place : null;
}

const EVERY_FIELD: readonly PlaceField[] = [];
