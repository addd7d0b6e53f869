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

/** The call of a method of a legacy service. */
interface ServiceCall {
  request: object;
  callback: (...args: unknown[]) => void;
  /** Shows the sources of places. */
  container: unknown;
}

/** The methods by their names in messages. */
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
    promisePlaces(request as AutocompletionRequest, (getArguments) =>
      answerCallback(method, callback, getArguments),
    ),
  "AutocompleteService.getQueryPredictions": (method: string, { request, callback }: ServiceCall) =>
    answerCallback(method, callback, async () =>
      withStatus(await predictQueries(request as QueryAutocompletionRequest)),
    ),
};

export type ServiceMethod = keyof typeof ANSWERS;

/** Runs `method`, which checks the values of the page. */
export function answerService(method: ServiceMethod, call: ServiceCall): Promise<unknown> {
  return ANSWERS[method](method, call);
}

/**
 * `AutocompleteService.getPlacePredictions`: calls back if there is a callback, then resolves.
 *
 * @throws {MapsNetworkError} a rejection, if the request fails.
 */
export async function promisePlaces(
  request: AutocompletionRequest,
  callBack?: (getArguments: () => Promise<unknown[]>) => Promise<void>,
): Promise<{ predictions: AutocompletePrediction[] }> {
  const answer = predictPlaces(request);
  // The callback runs before the promise resolves.
  const calledBack = callBack?.(async () => withStatus(await answer));
  try {
    return { predictions: await answer };
  } catch (error) {
    throw mapsError(error, "PLACES_AUTOCOMPLETE");
  } finally {
    await calledBack;
  }
}

function answerSearch(method: string, call: ServiceCall, load: () => Promise<SearchPage>): Promise<void> {
  const getArguments = async () => {
    const { results, sources, next } = await load();
    attribute(call, sources);
    const pagination: PlaceSearchPagination = {
      hasNextPage: next !== null,
      nextPage: () => void (next && answerSearch(method, call, next)),
    };
    return [...withStatus(results), pagination];
  };
  return answerCallback(method, call.callback, getArguments, null);
}

function withStatus<Result>(results: Result[]): [Result[], ServiceStatus] {
  return [results, results.length === 0 ? "ZERO_RESULTS" : "OK"];
}

function attribute({ container }: ServiceCall, sources: readonly Attribution[]): void {
  if (container instanceof HTMLElement) showSources(container, sources);
}
