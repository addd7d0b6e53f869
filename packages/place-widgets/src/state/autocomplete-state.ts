import type { PlacePrediction } from "@lieudit/place-model";
import type { LoadPhase } from "./load-state.ts";

/** The highlight if no prediction is highlighted: before the first and after the last. */
export const NO_HIGHLIGHT = -1;

/** The state of an autocomplete. */
export interface AutocompleteState {
  /** Text of the input. */
  input: string;
  /** The text as the visitor typed it, also after a selection has replaced it. */
  typed: string;
  /** Number of the newest request; a response with another number is stale. 0 before the first. */
  requestNumber: number;
  /** `ready` once the newest request has succeeded or failed; `hasFailed` tells which. */
  phase: Exclude<LoadPhase, "failed">;
  /** Places that match `input`. */
  predictions: readonly PlacePrediction[];
  /** Whether the last request failed. Stays true until the next response, so that the message does not flicker. */
  hasFailed: boolean;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Index of the highlighted prediction, or `NO_HIGHLIGHT`. */
  highlight: number;
  /** The selected prediction, until the input is edited. */
  chosen: PlacePrediction | null;
}

export type AutocompleteEvent =
  /** Fewer than `minLength` characters, 1 by default, request nothing. */
  | { type: "typed"; input: string; minLength?: number | undefined }
  | { type: "arrived"; requestNumber: number; predictions: readonly PlacePrediction[] }
  | { type: "failed"; requestNumber: number }
  | { type: "arrow"; direction: "down" | "up" }
  | { type: "pointed"; index: number }
  | { type: "reopened" }
  /** The predictions of the same text are requested again. */
  | { type: "retried" }
  /** Escape, a press outside or a loss of focus. */
  | { type: "left" }
  | { type: "chose"; prediction: PlacePrediction }
  /** The page, a form reset or the clear button sets the text: no predictions are requested. */
  | { type: "set"; input: string; keepsChoice?: boolean };

/** Creates the first state of an autocomplete with the text `input`. */
export function createAutocompleteState(input: string): AutocompleteState {
  return {
    input,
    typed: input,
    requestNumber: 0,
    phase: "idle",
    predictions: [],
    hasFailed: false,
    isOpen: false,
    highlight: NO_HIGHLIGHT,
    chosen: null,
  };
}

/** Returns the next state of an autocomplete. A request is due if it is `loading` with a new `requestNumber`. */
export function nextAutocompleteState(state: AutocompleteState, event: AutocompleteEvent): AutocompleteState {
  switch (event.type) {
    case "typed": {
      // Blanks around a text do not change what it asks for.
      const isSame = event.input.trim() === state.input.trim() && state.chosen === null;
      if (isSame && state.phase !== "idle") return { ...state, input: event.input, typed: event.input };
      const requestNumber = state.requestNumber + 1;
      const typed = { ...createAutocompleteState(event.input), requestNumber };
      if (event.input.trim().length < (event.minLength ?? 1)) return typed;
      // The old predictions stay until the new ones arrive, so that the list does not flicker.
      const { predictions, hasFailed } = state;
      return { ...typed, predictions, hasFailed, phase: "loading", isOpen: true };
    }
    case "arrived":
    case "failed": {
      if (event.requestNumber !== state.requestNumber || state.phase !== "loading") return state;
      const hasFailed = event.type === "failed";
      const predictions = hasFailed ? [] : event.predictions;
      // A place that was highlighted in the old list stays highlighted.
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
    case "retried":
      if (state.input.trim() === "") return state;
      return { ...state, requestNumber: state.requestNumber + 1, phase: "loading", isOpen: true };
    case "reopened":
      return { ...state, isOpen: (state.predictions.length > 0 || state.hasFailed) && state.chosen === null };
    case "left":
      return { ...state, isOpen: false, highlight: NO_HIGHLIGHT };
    case "chose":
      return {
        ...createAutocompleteState(event.prediction.text.text),
        typed: state.typed,
        requestNumber: state.requestNumber + 1,
        chosen: event.prediction,
      };
    case "set":
      return {
        ...createAutocompleteState(event.input),
        ...(event.keepsChoice === true && { typed: state.typed }),
        requestNumber: state.requestNumber + 1,
        chosen: event.keepsChoice === true ? state.chosen : null,
      };
  }
}

/** Returns whether the list is visible. */
export function showsPredictions(state: AutocompleteState): boolean {
  return state.isOpen && state.predictions.length > 0;
}

/** Returns whether a notice replaces the list: no predictions, or an error if `hasFailed`. */
export function showsNotice({ isOpen, predictions, phase, hasFailed }: AutocompleteState): boolean {
  return isOpen && predictions.length === 0 && (hasFailed || phase === "ready");
}

/** Returns the prediction that Enter selects, or null. */
export function highlightedPrediction(state: AutocompleteState): PlacePrediction | null {
  return showsPredictions(state) ? (state.predictions[state.highlight] ?? null) : null;
}

// Positions are -1, 0 ... count - 1 and wrap.
function moved({ highlight, predictions }: AutocompleteState, by: 1 | -1): number {
  const positions = predictions.length + 1;
  return ((highlight + 1 + by + positions) % positions) - 1;
}
