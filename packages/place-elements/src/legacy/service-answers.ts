import type { Attribution } from "@lieudit/place-model";
import { mapsError } from "../wire/maps-error.ts";
import { answerCallback } from "./answer-callback.ts";
import {
  type AutocompletePrediction,
  type AutocompletionRequest,
  predictPlaces,
  predictQueries,
  type QueryAutocompletionRequest,
} from "./legacy-predictions.ts";
import {
  type PlaceDetailsRequest,
  type PlaceSearchPagination,
  type PlaceSearchRequest,
  placeDetails,
  type SearchPage,
  searchByText,
  searchNearby,
  type TextSearchRequest,
} from "./legacy-searches.ts";
import type { ServiceStatus } from "./service-status.ts";
import { showSources } from "./show-sources.ts";

/** What a method of an older service was called with. */
interface ServiceCall {
  request: object;
  callback: (...args: unknown[]) => void;
  /** Where the sources of places are shown. */
  container: unknown;
}

/** Each method, by what it is called in messages. */
const ANSWERS = {
  "PlacesService.getDetails": (method: string, call: ServiceCall) =>
    answerCallback(method, call.callback, async () => {
      const { results, sources } = await placeDetails(call.request as PlaceDetailsRequest);
      attribute(call, sources);
      return [results[0] ?? null, "OK"];
    }),
  "PlacesService.nearbySearch": (method: string, call: ServiceCall) =>
    answerSearch(method, call, () => searchNearby(call.request as PlaceSearchRequest)),
  "PlacesService.textSearch": (method: string, call: ServiceCall) =>
    answerSearch(method, call, async () => searchByText(call.request as TextSearchRequest)),
  // It was turned off.
  "PlacesService.radarSearch": (method: string, { callback }: ServiceCall) =>
    answerCallback(method, callback, async () => [[], "REQUEST_DENIED", null]),
  "AutocompleteService.getPlacePredictions": (method: string, { request, callback }: ServiceCall) =>
    promisePlaces(request as AutocompletionRequest, (found) => answerCallback(method, callback, found)),
  "AutocompleteService.getQueryPredictions": (method: string, { request, callback }: ServiceCall) =>
    answerCallback(method, callback, async () =>
      withStatus(await predictQueries(request as QueryAutocompletionRequest)),
    ),
};

export type ServiceMethod = keyof typeof ANSWERS;

/** Answers a call of `method`; what pages give it is looked at there. */
export function answerService(method: ServiceMethod, call: ServiceCall): Promise<unknown> {
  return ANSWERS[method](method, call);
}

/**
 * `AutocompleteService.getPlacePredictions`: to the callback, where there is one, and then as a promise.
 *
 * @throws {MapsNetworkError} a rejection, when the service refuses or fails.
 */
export async function promisePlaces(
  request: AutocompletionRequest,
  tell?: (found: () => Promise<unknown[]>) => Promise<void>,
): Promise<{ predictions: AutocompletePrediction[] }> {
  const answer = predictPlaces(request);
  // The callback comes first, as it did before there were promises.
  const told = tell?.(async () => withStatus(await answer));
  try {
    return { predictions: await answer };
  } catch (error) {
    throw mapsError(error, "PLACES_AUTOCOMPLETE");
  } finally {
    await told;
  }
}

function answerSearch(method: string, call: ServiceCall, load: () => Promise<SearchPage>): Promise<void> {
  const found = async () => {
    const { results, sources, next } = await load();
    attribute(call, sources);
    const pagination: PlaceSearchPagination = {
      hasNextPage: next !== null,
      nextPage: () => void (next && answerSearch(method, call, next)),
    };
    return [...withStatus(results), pagination];
  };
  return answerCallback(method, call.callback, found, null);
}

function withStatus<Found>(found: Found[]): [Found[], ServiceStatus] {
  return [found, found.length === 0 ? "ZERO_RESULTS" : "OK"];
}

function attribute({ container }: ServiceCall, sources: readonly Attribution[]): void {
  if (container instanceof HTMLElement) showSources(container, sources);
}
