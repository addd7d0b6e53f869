import type { PlacePrediction } from "@lieudit/place-model";
import type { LoadPhase } from "./load-state.ts";

/** No prediction is highlighted: the place of the highlight before the first and after the last. */
export const NO_HIGHLIGHT = -1;

/** An autocomplete between two keys. */
export interface AutocompleteState {
  input: string;
  /** Number of the newest request; an answer with another number is stale. 0 before the first. */
  asked: number;
  /** `ready` once the newest request has succeeded or failed; `hasFailed` tells which. */
  phase: Exclude<LoadPhase, "failed">;
  predictions: readonly PlacePrediction[];
  /** The newest answer was a failure: true until another answer comes, so that the message stays while one types on. */
  hasFailed: boolean;
  isOpen: boolean;
  /** Index of the highlighted prediction, or `NO_HIGHLIGHT`. */
  highlight: number;
  /** The prediction that the input shows, until it is edited. */
  chosen: PlacePrediction | null;
}

export type AutocompleteEvent =
  | { type: "typed"; input: string }
  | { type: "arrived"; asked: number; predictions: readonly PlacePrediction[] }
  | { type: "failed"; asked: number }
  | { type: "arrow"; direction: "down" | "up" }
  | { type: "pointed"; index: number }
  | { type: "reopened" }
  /** By Escape, or with the focus. */
  | { type: "left" }
  | { type: "chose"; prediction: PlacePrediction }
  /** The page, the reset of its form or the clear button puts a text in: nothing is asked for it. */
  | { type: "set"; input: string; keepsChoice?: boolean };

/** An autocomplete that nobody has used yet, with `input` in it. */
export function createAutocompleteState(input: string): AutocompleteState {
  return {
    input,
    asked: 0,
    phase: "idle",
    predictions: [],
    hasFailed: false,
    isOpen: false,
    highlight: NO_HIGHLIGHT,
    chosen: null,
  };
}

/** The next state of an autocomplete. A request is due after each step that leaves `phase: "loading"` with a new `asked`. */
export function nextAutocompleteState(state: AutocompleteState, event: AutocompleteEvent): AutocompleteState {
  switch (event.type) {
    case "typed": {
      const asked = state.asked + 1;
      const typed = { ...createAutocompleteState(event.input), asked };
      if (event.input.trim() === "") return typed;
      // The old predictions stay until the new ones come, so that the list does not flicker.
      const { predictions, hasFailed } = state;
      return { ...typed, predictions, hasFailed, phase: "loading", isOpen: true };
    }
    case "arrived":
    case "failed": {
      if (event.asked !== state.asked || state.phase !== "loading") return state;
      const hasFailed = event.type === "failed";
      const predictions = hasFailed ? [] : event.predictions;
      // Who has gone to a place in the old list, which stayed while this answer was on its way, stays on it.
      const kept = highlightedPrediction(state)?.placeId;
      const highlight = predictions.findIndex(({ placeId }) => placeId === kept);
      return { ...state, phase: "ready", predictions, hasFailed, highlight };
    }
    case "arrow":
      if (state.predictions.length === 0) return state;
      if (!state.isOpen) return { ...state, isOpen: true, highlight: NO_HIGHLIGHT };
      return { ...state, highlight: moved(state, event.direction === "down" ? 1 : -1) };
    case "pointed":
      return { ...state, highlight: event.index };
    case "reopened":
      return { ...state, isOpen: (state.predictions.length > 0 || state.hasFailed) && state.chosen === null };
    case "left":
      return { ...state, isOpen: false, highlight: NO_HIGHLIGHT };
    case "chose":
      return {
        ...createAutocompleteState(event.prediction.text.text),
        asked: state.asked + 1,
        chosen: event.prediction,
      };
    case "set":
      return {
        ...createAutocompleteState(event.input),
        asked: state.asked + 1,
        chosen: event.keepsChoice === true ? state.chosen : null,
      };
  }
}

/** Whether there is a list to show. */
export function showsPredictions(state: AutocompleteState): boolean {
  return state.isOpen && state.predictions.length > 0;
}

/** Whether words stand in place of the list: that there is nothing to choose, or with `hasFailed` that it could not be fetched. */
export function showsNotice({ isOpen, predictions, phase, hasFailed }: AutocompleteState): boolean {
  return isOpen && predictions.length === 0 && (hasFailed || phase === "ready");
}

/** The prediction that Enter selects, or null. */
export function highlightedPrediction(state: AutocompleteState): PlacePrediction | null {
  return showsPredictions(state) ? (state.predictions[state.highlight] ?? null) : null;
}

// Positions run -1, 0 ... count - 1 and around.
function moved({ highlight, predictions }: AutocompleteState, by: 1 | -1): number {
  const positions = predictions.length + 1;
  return ((highlight + 1 + by + positions) % positions) - 1;
}
