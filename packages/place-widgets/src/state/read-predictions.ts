import type { AutocompleteResponse, PlacePrediction } from "@lieudit/place-model";

/**
 * The places that an answer predicts, each once: the id is what tells rows
 * apart. What is no prediction of a place is left out, for the answer may come
 * from any server.
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
