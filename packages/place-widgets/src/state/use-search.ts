import type { Place, PlaceField } from "@lieudit/place-model";
import { useEffect, useReducer, useRef } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import { PlaceWidgetError, widgetError } from "./place-widget-error.ts";
import { nextSearchLoad, type SearchLoad } from "./search-load.ts";
import {
  isTextSearch,
  type PlaceSearchRequest,
  searchKey,
  searchPlaces,
  searchRequestFault,
} from "./search-request.ts";

/**
 * The answer to `request`. `given` is an answer that the page has already: no
 * search runs for the request that it came with. It runs again when what is
 * asked changes, not when an equal object comes.
 */
export function useSearch(
  request: PlaceSearchRequest | undefined,
  given: readonly Place[] | undefined,
  fields: readonly PlaceField[],
): SearchLoad {
  const { client, language, region } = usePlaces();
  const [state, dispatch] = useReducer(nextSearchLoad, { phase: "idle" });
  const wanted = request === undefined ? null : searchKey(request, fields, { language, region });

  // Given places answer the request that they were first seen with, and no later one.
  const answered = useRef({ given, wanted });
  if (answered.current.given !== given) answered.current = { given, wanted };
  const isGiven = given !== undefined && (wanted === null || answered.current.wanted === wanted);
  const key = isGiven ? null : wanted;

  const latest = useRef({ request, fields });
  latest.current = { request, fields };

  useEffect(() => {
    const { request, fields } = latest.current;
    if (key === null || request === undefined) {
      dispatch({ type: "cleared" });
      return;
    }
    const fault = searchRequestFault(request);
    if (fault?.kind === "ignored") {
      console.warn(fault.message);
      dispatch({ type: "cleared" });
      return;
    }
    dispatch({ type: "requested", key });
    if (fault !== null) {
      const code = isTextSearch(request) ? "PLACES_SEARCH_TEXT" : "PLACES_NEARBY_SEARCH";
      dispatch({ type: "failed", key, error: new PlaceWidgetError(code, fault.message) });
      return;
    }
    const abort = new AbortController();
    searchPlaces(client, request, fields, { language, region }, abort.signal).then(
      (places) => dispatch({ type: "arrived", key, places }),
      (thrown: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: "failed", key, error: widgetError("PLACES_SEARCH_TEXT", thrown) });
      },
    );
    return () => {
      abort.abort();
      dispatch({ type: "cleared" });
    };
  }, [key, client, language, region]);

  if (isGiven) return { phase: "ready", key: "given", places: given };
  if (key === null || request === undefined || searchRequestFault(request)?.kind === "ignored") {
    return { phase: "idle" };
  }
  return "key" in state && state.key === key ? state : { phase: "loading", key };
}
