import { mapsError } from "../wire/maps-error.ts";
import { answerCallback } from "./answer-callback.ts";
import type { PlaceCallback, QueryCallback } from "./autocomplete-service.ts";
import {
  type AutocompletePrediction,
  type AutocompletionRequest,
  predictPlaces,
  predictQueries,
  type QueryAutocompletionRequest,
} from "./legacy-predictions.ts";
import type { ServiceStatus } from "./service-status.ts";

/**
 * `AutocompleteService.getPlacePredictions`: to the callback, where there is one, and then as a promise.
 *
 * @throws {MapsNetworkError} a rejection, when the service refuses or fails.
 */
export async function promisePlaces(
  request: AutocompletionRequest,
  callback: PlaceCallback | null,
): Promise<{ predictions: AutocompletePrediction[] }> {
  const answer = predictPlaces(request);
  // The callback comes first, as it did before there were promises.
  const told =
    callback === null
      ? Promise.resolve()
      : answerCallback<Parameters<PlaceCallback>>("AutocompleteService.getPlacePredictions", callback, {
          found: async () => statusOf(await answer),
          failed: (status) => [null, status],
        });
  try {
    return { predictions: await answer };
  } catch (error) {
    throw mapsError(error, "PLACES_AUTOCOMPLETE");
  } finally {
    await told;
  }
}

/** `AutocompleteService.getQueryPredictions` */
export function answerQueries(request: QueryAutocompletionRequest, callback: QueryCallback): Promise<void> {
  return answerCallback<Parameters<QueryCallback>>("AutocompleteService.getQueryPredictions", callback, {
    found: async () => statusOf(await predictQueries(request)),
    failed: (status) => [null, status],
  });
}

function statusOf<Prediction>(predictions: Prediction[]): [Prediction[], ServiceStatus] {
  return [predictions, predictions.length === 0 ? "ZERO_RESULTS" : "OK"];
}
