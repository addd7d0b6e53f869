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
 * Loads the results of `request`. `preloaded` are results of the page, used for the
 * request that they were first rendered with. The search runs again for a different
 * request, not for an equal object.
 */
export function useSearch(
  request: PlaceSearchRequest | undefined,
  preloaded: readonly Place[] | undefined,
  fields: readonly PlaceField[],
): LoadState<SearchAnswer> {
  const { client, language, region } = usePlaces();
  const key = request === undefined ? null : buildSearchKey(request, fields, { language, region });

  const places = usePreloaded(preloaded, key);

  const problem = request === undefined || places !== null ? null : checkSearchRequest(request);
  const warning = problem?.kind === "ignored" ? problem.message : null;
  useEffect(() => {
    if (warning !== null) console.warn(warning);
  }, [warning]);

  return useLoad<SearchAnswer>({
    key: warning === null ? key : null,
    source: client,
    code: "PLACES_SEARCH_TEXT",
    run: (signal) =>
      request === undefined
        ? Promise.resolve({ places: [], routingSummaries: [] })
        : searchPlaces(client, request, fields, { language, region }, signal),
    preloaded: places === null ? null : { places, routingSummaries: [] },
  });
}
