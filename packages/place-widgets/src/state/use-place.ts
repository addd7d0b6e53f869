import type { Place, PlaceField } from "@lieudit/place-model";
import { usePlaces } from "../provider/places-provider.tsx";
import type { Load } from "./load.ts";
import { bareId, loadPlace, type PlaceQuery, placeQueryKey } from "./place-query.ts";
import { useLoad } from "./use-load.ts";

/** A place that the page already has. */
export interface GivenPlace {
  place: Place | undefined;
  /** The fields that it was asked with. Default: all that the widget needs. */
  placeFields: readonly PlaceField[] | undefined;
}

/** The place of `query`, from `given` where that holds every one of `fields`, else fetched. The last request wins. */
export function usePlace(query: PlaceQuery, given: GivenPlace, fields: readonly PlaceField[]): Load<Place> {
  const { client, language, region } = usePlaces();
  const usable = usableGiven(query, given, fields);
  // A place without all its fields is fetched again under its own id.
  const asked: PlaceQuery =
    query.placeId === undefined && query.location === undefined && given.place?.id !== undefined
      ? { ...query, placeId: given.place.id }
      : query;
  const load = useLoad({
    key: usable === null ? placeQueryKey(asked, fields, { language, region }) : null,
    source: client,
    code: "PLACES_GET_PLACE",
    ask: (signal) => loadPlace(client, asked, fields, { language, region }, signal),
  });
  return usable === null ? load : { phase: "ready", key: "given", answer: usable };
}

/** The given place where it is the one asked for and needs no fetch; else null. */
export function usableGiven(
  query: PlaceQuery,
  { place, placeFields }: GivenPlace,
  fields: readonly PlaceField[],
): Place | null {
  if (place === undefined) return null;
  if (query.placeId !== undefined && place.id !== undefined && place.id !== bareId(query.placeId))
    return null;
  if (placeFields === undefined || placeFields === fields) return place;
  return fields.every((field) => placeFields.includes(field) || place[field] !== undefined) ? place : null;
}
