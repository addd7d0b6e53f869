import type { PlacePrediction as PredictionOnWire } from "@lieudit/place-model";
import { PlacePredictionSelectEvent } from "../places/events.ts";
import type { PlaceOptions } from "../places/place.ts";
import { PlacePrediction } from "../places/place-prediction.ts";
import { AutocompleteElement } from "./autocomplete-element.ts";

/** `<gmp-place-autocomplete>`: gives the page the prediction that was chosen, whose place it may ask for fields. */
export class PlaceAutocompleteElement extends AutocompleteElement {
  constructor(options?: object | null) {
    const { value, ...others } = (options ?? {}) as { value?: string | null };
    super(others);
    const early = Object.getOwnPropertyDescriptor(this, "value");
    // Set before this class was there, it would hide the property.
    if (early !== undefined) Reflect.deleteProperty(this, "value");
    const text = value ?? (early?.value as unknown);
    if (text != null) this.value = String(text);
  }

  get value(): string {
    return this.text;
  }

  set value(text: string | null) {
    this.takeText(text === null || text === undefined ? "" : String(text));
  }

  protected override tellChoice(prediction: PredictionOnWire, session: Omit<PlaceOptions, "id">): void {
    const placePrediction = new PlacePrediction(prediction, session);
    this.dispatchEvent(new PlacePredictionSelectEvent("gmp-select", { placePrediction }));
  }
}
