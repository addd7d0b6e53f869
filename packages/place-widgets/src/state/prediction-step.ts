import type { PlacePrediction } from "@lieudit/place-model";
import {
  type AutocompleteEvent,
  type AutocompleteState,
  highlightedPrediction,
  showsPredictions,
} from "./autocomplete-state.ts";

export type PredictionStep = AutocompleteEvent | { type: "choose"; prediction: PlacePrediction };

/**
 * Returns the effect of a key in the input of an autocomplete; null if it stays the
 * browser's. Enter without a highlight submits the page's form; while an input
 * method composes a word, every key is its own.
 */
export function getPredictionStep(
  key: string,
  state: AutocompleteState,
  isComposing: boolean,
): PredictionStep | null {
  if (isComposing) return null;
  switch (key) {
    case "ArrowDown":
    case "ArrowUp":
      if (state.predictions.length === 0) return null;
      return { type: "arrow", direction: key === "ArrowDown" ? "down" : "up" };
    case "Escape":
      return showsPredictions(state) ? { type: "left" } : null;
    case "Enter": {
      const prediction = highlightedPrediction(state);
      return prediction === null ? null : { type: "choose", prediction };
    }
    default:
      return null;
  }
}
