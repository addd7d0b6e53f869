import type { Place, PlaceField } from "@lieudit/place-model";
import { useEffect, useReducer, useRef } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import { nextPlaceLoad, type PlaceLoad } from "./place-load.ts";
import { bareId, loadPlace, type PlaceQuery, placeQueryKey } from "./place-query.ts";
import { widgetError } from "./place-widget-error.ts";

/** A place that the page already has. */
export interface GivenPlace {
  place: Place | undefined;
  /** The fields that it was asked with. Default: all that the widget needs. */
  placeFields: readonly PlaceField[] | undefined;
}

/** The place of `query`, from `given` where that holds every one of `fields`, else fetched. The last request wins. */
export function usePlace(query: PlaceQuery, given: GivenPlace, fields: readonly PlaceField[]): PlaceLoad {
  const { client, language, region } = usePlaces();
  const [state, dispatch] = useReducer(nextPlaceLoad, { phase: "idle" });
  const given_ = usableGiven(query, given, fields);
  // A place without all its fields is fetched again under its own id.
  const asked: PlaceQuery =
    query.placeId === undefined && query.location === undefined && given.place?.id !== undefined
      ? { ...query, placeId: given.place.id }
      : query;
  const key = given_ === null ? placeQueryKey(asked, fields, { language, region }) : null;

  // The key says everything about the request; its parts may be new objects in every render.
  const request = useRef({ asked, fields });
  request.current = { asked, fields };

  useEffect(() => {
    if (key === null) {
      dispatch({ type: "cleared" });
      return;
    }
    const abort = new AbortController();
    const { asked, fields } = request.current;
    dispatch({ type: "requested", key });
    loadPlace(client, asked, fields, { language, region }, abort.signal).then(
      (place) => dispatch({ type: "arrived", key, place }),
      (thrown: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: "failed", key, error: widgetError("PLACES_GET_PLACE", thrown) });
      },
    );
    return () => {
      abort.abort();
      // What this request may still answer belongs to nobody.
      dispatch({ type: "cleared" });
    };
  }, [key, client, language, region]);

  if (given_ !== null) return { phase: "ready", key: "given", place: given_ };
  if (key === null) return { phase: "idle" };
  return "key" in state && state.key === key ? state : { phase: "loading", key };
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
