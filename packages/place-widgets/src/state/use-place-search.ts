"use client";

import type { Place, PlaceField } from "@lieudit/place-model";
import { useEffect } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import {
  buildSearchKey,
  checkSearchRequest,
  NO_RESULTS,
  type PlaceSearchRequest,
  type SearchAnswer,
  searchPlaces,
} from "./search-request.ts";
import { type FurtherPages, useFurtherPages } from "./use-further-pages.ts";
import { type Load, useLoad } from "./use-load.ts";
import { usePreloaded } from "./use-preloaded.ts";

export interface UsePlaceSearchOptions {
  /** The fields of each place. */
  fields: readonly PlaceField[];
  /** Results of the page, used for the request that they were first rendered with. */
  places?: readonly Place[] | undefined;
}

export type PlaceSearch = Load<SearchAnswer> & Omit<FurtherPages, "answer">;

/**
 * Loads the results of `request`, and further pages of a text search. The search runs
 * again for a different request, not for an equal object.
 */
export function usePlaceSearch(
  request: PlaceSearchRequest | undefined,
  { fields, places: preloaded }: UsePlaceSearchOptions,
): PlaceSearch {
  const { client, language, region } = usePlaces();
  const key = request === undefined ? null : buildSearchKey(request, fields, { language, region });

  const places = usePreloaded(preloaded, key);

  const problem = request === undefined || places !== null ? null : checkSearchRequest(request);
  const warning = problem?.kind === "ignored" ? problem.message : null;
  useEffect(() => {
    if (warning !== null) console.warn(warning);
  }, [warning]);

  const search = async (signal: AbortSignal, pageToken?: string) =>
    request === undefined
      ? NO_RESULTS
      : searchPlaces(
          client,
          pageToken === undefined ? request : { ...request, pageToken },
          fields,
          { language, region },
          signal,
        );
  const load = useLoad<SearchAnswer>({
    key: warning === null ? key : null,
    source: client,
    code: "PLACES_SEARCH_TEXT",
    run: search,
    preloaded: places === null ? null : { ...NO_RESULTS, places },
  });
  const { answer, ...pages } = useFurtherPages(load.phase === "ready" ? load.value : NO_RESULTS, search);
  return { ...(load.phase === "ready" ? { ...load, value: answer } : load), ...pages };
}
