import type { AutocompleteRequest } from "./autocomplete-request.ts";
import { loadRequests } from "./load-requests.ts";
import { defineMembers, hide } from "./members.ts";
import type { PlacePrediction } from "./place-prediction.ts";

const PREDICTION = Symbol("prediction");

/** One line below what was typed. */
export class AutocompleteSuggestion {
  /** Null for a suggestion of another kind than a place; this service makes none. */
  declare readonly placePrediction: PlacePrediction | null;

  constructor(placePrediction: PlacePrediction | null) {
    hide(this, PREDICTION, placePrediction);
  }

  /** Finds up to five places that fit what was typed. */
  static async fetchAutocompleteSuggestions(
    request: AutocompleteRequest,
  ): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    const { fetchSuggestions } = await loadRequests("suggestions");
    return { suggestions: await fetchSuggestions(request) };
  }

  toJSON(): object {
    return { placePrediction: this.placePrediction?.toJSON() ?? null };
  }
}
defineMembers(AutocompleteSuggestion.prototype, ["placePrediction"], (it) => Reflect.get(it, PREDICTION));
