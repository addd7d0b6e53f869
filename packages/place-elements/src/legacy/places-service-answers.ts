import type { Attribution } from "@lieudit/place-model";
import { answerCallback } from "./answer-callback.ts";
import {
  type PlaceDetailsRequest,
  type PlaceSearchRequest,
  placeDetails,
  type SearchPage,
  searchByText,
  searchNearby,
  type TextSearchRequest,
} from "./legacy-searches.ts";
import type { DetailsCallback, PlaceSearchPagination, SearchCallback } from "./places-service.ts";
import { showSources } from "./show-sources.ts";

/** `PlacesService.getDetails`; `container` shows where the place comes from. */
export function answerDetails(
  request: PlaceDetailsRequest,
  callback: DetailsCallback,
  container: unknown,
): Promise<void> {
  return answerCallback<Parameters<DetailsCallback>>("PlacesService.getDetails", callback, {
    found: async () => {
      const { results, sources } = await placeDetails(request);
      attribute(container, sources);
      return [results[0] ?? null, "OK"];
    },
    failed: (status) => [null, status],
  });
}

/** `PlacesService.nearbySearch` */
export function answerNearbySearch(
  request: PlaceSearchRequest,
  callback: SearchCallback,
  container: unknown,
): Promise<void> {
  return answerSearch("nearbySearch", callback, container, () => searchNearby(request));
}

/** `PlacesService.textSearch` */
export function answerTextSearch(
  request: TextSearchRequest,
  callback: SearchCallback,
  container: unknown,
): Promise<void> {
  return answerSearch("textSearch", callback, container, async () => searchByText(request));
}

/** `PlacesService.radarSearch`, which was turned off. */
export function answerRadarSearch(callback: SearchCallback): Promise<void> {
  return answerCallback<Parameters<SearchCallback>>("PlacesService.radarSearch", callback, {
    found: async () => [[], "REQUEST_DENIED", null],
    failed: (status) => [null, status, null],
  });
}

function answerSearch(
  method: string,
  callback: SearchCallback,
  container: unknown,
  load: () => Promise<SearchPage>,
): Promise<void> {
  return answerCallback<Parameters<SearchCallback>>(`PlacesService.${method}`, callback, {
    found: async () => {
      const { results, sources, next } = await load();
      attribute(container, sources);
      const pagination: PlaceSearchPagination = {
        hasNextPage: next !== null,
        nextPage: () => void (next !== null && answerSearch(method, callback, container, next)),
      };
      return [results, results.length === 0 ? "ZERO_RESULTS" : "OK", pagination];
    },
    failed: (status) => [null, status, null],
  });
}

function attribute(container: unknown, sources: readonly Attribution[]): void {
  if (container instanceof HTMLElement) showSources(container, sources);
}
