import { answerCallback } from "./answer-callback.ts";
import type {
  AutocompletePrediction,
  AutocompletionRequest,
  QueryAutocompletePrediction,
  QueryAutocompletionRequest,
} from "./legacy-predictions.ts";
import type { ServiceStatus } from "./service-status.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

type PlaceCallback = (predictions: AutocompletePrediction[] | null, status: ServiceStatus) => void;
type QueryCallback = (predictions: QueryAutocompletePrediction[] | null, status: ServiceStatus) => void;

/** Deprecated: `AutocompleteSuggestion` does the same. */
export class AutocompleteService {
  constructor() {
    warnDeprecated("AutocompleteService", "AutocompleteSuggestion");
  }

  /**
   * Predicts places for what was typed: to the callback, where there is one, and as a promise.
   *
   * @throws {MapsNetworkError} a rejection, when the service refuses or fails.
   */
  getPlacePredictions(
    request: AutocompletionRequest,
    callback?: PlaceCallback | null,
  ): Promise<{ predictions: AutocompletePrediction[] }> {
    const answer = predictPlaces(request);
    // The callback comes first, as it did before there were promises.
    const told =
      callback == null
        ? Promise.resolve()
        : answerCallback<Parameters<PlaceCallback>>("AutocompleteService.getPlacePredictions", callback, {
            found: async () => statusOf(await answer),
            failed: (status) => [null, status],
          });
    const promise = promised(answer, told);
    // Whoever has a callback need not look at the promise.
    if (callback != null) promise.catch(() => {});
    return promise;
  }

  /** Predicts places and words to search for. */
  getQueryPredictions(request: QueryAutocompletionRequest, callback: QueryCallback): void {
    void answerCallback<Parameters<QueryCallback>>("AutocompleteService.getQueryPredictions", callback, {
      found: async () => {
        const { predictQueries } = await import("./legacy-predictions.ts");
        return statusOf(await predictQueries(request));
      },
      failed: (status) => [null, status],
    });
  }
}

async function predictPlaces(request: AutocompletionRequest): Promise<AutocompletePrediction[]> {
  const { predictPlaces } = await import("./legacy-predictions.ts");
  return predictPlaces(request);
}

async function promised(
  answer: Promise<AutocompletePrediction[]>,
  told: Promise<void>,
): Promise<{ predictions: AutocompletePrediction[] }> {
  try {
    return { predictions: await answer };
  } catch (error) {
    const { mapsError } = await import("../wire/maps-error.ts");
    throw mapsError(error, "PLACES_AUTOCOMPLETE");
  } finally {
    await told;
  }
}

function statusOf<Prediction>(predictions: Prediction[]): [Prediction[], ServiceStatus] {
  return [predictions, predictions.length === 0 ? "ZERO_RESULTS" : "OK"];
}
