import { loadPart } from "../core/load-part.ts";
import type { AutocompleteRequest } from "./autocomplete-request.ts";
import { defineMembers, hide } from "./members.ts";
import { PlacePrediction } from "./place-prediction.ts";

const PREDICTION = Symbol("prediction");

/** A suggestion for an input. */
export class AutocompleteSuggestion {
  /** Null for a suggestion that is not a place; this service returns places only. */
  declare readonly placePrediction: PlacePrediction | null;

  constructor(placePrediction: PlacePrediction | null) {
    hide(this, PREDICTION, placePrediction);
  }

  /** Returns up to five places that match the input. */
  static async fetchAutocompleteSuggestions(
    request: AutocompleteRequest,
  ): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    const { fetchSuggestions } = await loadPart("suggestions", () => import("./requests.ts"));
    const predictions = await fetchSuggestions(request);
    const options = {
      sessionToken: request.sessionToken ?? null,
      requestedLanguage: request.language ?? null,
      requestedRegion: request.region ?? null,
    };
    return {
      suggestions: predictions.map(
        (wire) => new AutocompleteSuggestion(wire === undefined ? null : new PlacePrediction(wire, options)),
      ),
    };
  }

  toJSON(): object {
    return { placePrediction: this.placePrediction?.toJSON() ?? null };
  }
}
defineMembers(AutocompleteSuggestion.prototype, ["placePrediction"], (it) => Reflect.get(it, PREDICTION));
