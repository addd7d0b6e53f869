import { callService, loadAnswers } from "./call-service.ts";
import type {
  AutocompletePrediction,
  AutocompletionRequest,
  QueryAutocompletePrediction,
  QueryAutocompletionRequest,
} from "./legacy-predictions.ts";
import type { ServiceStatus } from "./service-status.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

export type PlaceCallback = (predictions: AutocompletePrediction[] | null, status: ServiceStatus) => void;
export type QueryCallback = (
  predictions: QueryAutocompletePrediction[] | null,
  status: ServiceStatus,
) => void;

/** Deprecated: `AutocompleteSuggestion` does the same. */
export class AutocompleteService {
  constructor() {
    warnDeprecated("AutocompleteService", "AutocompleteSuggestion");
  }

  /**
   * Predicts places for an input, for the callback if there is one, and as a promise.
   *
   * @throws {MapsNetworkError} a rejection, if the request fails.
   */
  getPlacePredictions(
    request: AutocompletionRequest,
    callback?: PlaceCallback | null,
  ): Promise<{ predictions: AutocompletePrediction[] }> {
    if (callback == null) return loadAnswers().then(({ promisePlaces }) => promisePlaces(request));
    const answer = callService("AutocompleteService.getPlacePredictions", request, callback);
    // The result of this method.
    return answer as Promise<{ predictions: AutocompletePrediction[] }>;
  }

  /** Predicts places and texts to search for. */
  getQueryPredictions(request: QueryAutocompletionRequest, callback: QueryCallback): void {
    void callService("AutocompleteService.getQueryPredictions", request, callback);
  }
}
