import type { Place, PlaceField } from "@lieudit/place-model";
import { useEffect } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import type { LoadState } from "./load-state.ts";
import {
  buildSearchKey,
  checkSearchRequest,
  type PlaceSearchRequest,
  type SearchAnswer,
  searchPlaces,
} from "./search-request.ts";
import { useLoad } from "./use-load.ts";
import { usePreloaded } from "./use-preloaded.ts";

/**
 * The answer to `request`. `given` is an answer that the page has already: no
 * search runs for the request that it came with. It runs again when what is
 * asked changes, not when an equal object comes.
 */
export function useSearch(
  request: PlaceSearchRequest | undefined,
  given: readonly Place[] | undefined,
  fields: readonly PlaceField[],
): LoadState<SearchAnswer> {
  const { client, language, region } = usePlaces();
  const wanted = request === undefined ? null : buildSearchKey(request, fields, { language, region });

  const places = usePreloaded(given, wanted);

  const fault = request === undefined || places !== null ? null : checkSearchRequest(request);
  const warning = fault?.kind === "ignored" ? fault.message : null;
  useEffect(() => {
    if (warning !== null) console.warn(warning);
  }, [warning]);

  return useLoad<SearchAnswer>({
    key: warning === null ? wanted : null,
    source: client,
    code: "PLACES_SEARCH_TEXT",
    run: (signal) =>
      request === undefined
        ? Promise.resolve({ places: [], routingSummaries: [] })
        : searchPlaces(client, request, fields, { language, region }, signal),
    preloaded: places === null ? null : { places, routingSummaries: [] },
  });
}
