import type { PlacePrediction as PredictionOnWire } from "@lieudit/place-model";
import { PlaceSelectEvent } from "../places/events.ts";
import type { PlaceOptions } from "../places/place.ts";
import { PlacePrediction } from "../places/place-prediction.ts";
import { AutocompleteElement } from "./autocomplete-element.ts";

/** `<gmp-basic-place-autocomplete>`: gives the page the place that was chosen, of which it knows the id. */
export class BasicPlaceAutocompleteElement extends AutocompleteElement {
  protected override tellChoice(prediction: PredictionOnWire, session: Omit<PlaceOptions, "id">): void {
    const place = new PlacePrediction(prediction, session).toPlace();
    this.dispatchEvent(new PlaceSelectEvent("gmp-select", { place }));
  }
}
