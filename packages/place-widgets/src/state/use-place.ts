import type { Place, PlaceField } from "@lieudit/place-model";
import { usePlaces } from "../provider/places-provider.tsx";
import type { LoadState } from "./load-state.ts";
import { buildPlaceKey, loadPlace, type PlaceQuery, toBareId } from "./place-query.ts";
import { useLoad } from "./use-load.ts";

/** A place that the page already has. */
export interface PreloadedPlace {
  place: Place | undefined;
  /** The fields that it was asked with. Default: all that the widget needs. */
  placeFields: readonly PlaceField[] | undefined;
}

/** The place of `query`, from `given` where that holds every one of `fields`, else fetched. The last request wins. */
export function usePlace(
  query: PlaceQuery,
  given: PreloadedPlace,
  fields: readonly PlaceField[],
): LoadState<Place> {
  const places = usePlaces();
  const usable = getUsablePlace(query, given, fields);
  // A place without all its fields is fetched again under its own id.
  const asked = {
    ...query,
    placeId: query.placeId ?? (query.location === undefined ? given.place?.id : undefined),
  };
  return useLoad({
    key: usable === null ? buildPlaceKey(asked, fields, places) : null,
    source: places.client,
    code: "PLACES_GET_PLACE",
    run: (signal) => loadPlace(places.client, asked, fields, places, signal),
    preloaded: usable,
  });
}

/** The given place where it is the one asked for and needs no fetch; else null. */
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
