import type { AutocompleteResponse, PlacePrediction } from "@lieudit/place-model";

/**
 * Returns the place predictions of an untrusted response, each place once. Invalid
 * predictions are omitted.
 */
export function readPredictions(answer: AutocompleteResponse): PlacePrediction[] {
  const suggestions: unknown = answer?.suggestions;
  const byId = new Map<string, PlacePrediction>();
  for (const suggestion of Array.isArray(suggestions) ? suggestions : []) {
    const prediction: unknown = suggestion?.placePrediction;
    if (isPlacePrediction(prediction) && !byId.has(prediction.placeId)) {
      byId.set(prediction.placeId, prediction);
    }
  }
  return [...byId.values()];
}

function isPlacePrediction(value: unknown): value is PlacePrediction {
  if (typeof value !== "object" || value === null) return false;
  const { placeId, text } = value as Partial<PlacePrediction>;
  return typeof placeId === "string" && typeof text?.text === "string";
}
