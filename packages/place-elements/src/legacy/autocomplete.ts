import type { BoundsInput, LatLngBounds } from "../core/lat-lng-bounds.ts";
import { toLatLngBounds } from "../core/location-input.ts";
import { MVCObject } from "../core/mvc-object.ts";
import type { ComponentRestrictions } from "./legacy-predictions.ts";
import type { PlaceResult } from "./place-result.ts";
import { predictBelow } from "./predicted-input.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

export interface AutocompleteOptions {
  bounds?: BoundsInput | null;
  componentRestrictions?: ComponentRestrictions | null;
  fields?: string[] | null;
  /** Fetches only the id, name and types of the place. */
  placeIdOnly?: boolean | null;
  /** Restricts predictions to the bounds. */
  strictBounds?: boolean | null;
  types?: string[] | null;
}

/** Deprecated: `PlaceAutocompleteElement` does the same. Predicts places below an input of the page, and fires `place_changed`. */
export class Autocomplete extends MVCObject {
  constructor(inputField: unknown, opts?: AutocompleteOptions | null) {
    super();
    warnDeprecated("Autocomplete", "PlaceAutocompleteElement");
    this.setOptions(opts ?? null);
    predictBelow(
      inputField,
      {
        isSearch: false,
        request: () => {
          const bounds = this.getBounds();
          return {
            types: this.get("types"),
            componentRestrictions: this.get("componentRestrictions"),
            ...(bounds && { [this.get("strictBounds") ? "locationRestriction" : "locationBias"]: bounds }),
          };
        },
        fields: () => (this.get("placeIdOnly") ? ["place_id", "name", "types"] : this.getFields()),
        // For a text that is not a place, the place has only a name.
        choose: ([place], text) => this.set("place", place ?? { name: text }),
      },
      "Autocomplete",
    );
  }

  getBounds(): LatLngBounds | undefined {
    return this.get("bounds") ?? undefined;
  }

  getFields(): string[] | undefined {
    return this.get("fields") ?? undefined;
  }

  /** Returns the last chosen place; for a text that is not a place, only its `name`. */
  getPlace(): PlaceResult {
    return this.get("place");
  }

  setBounds(bounds: BoundsInput | null | undefined): void {
    this.set("bounds", bounds ? toLatLngBounds(bounds, "Bounds") : undefined);
  }

  setComponentRestrictions(restrictions: ComponentRestrictions | null): void {
    this.set("componentRestrictions", restrictions);
  }

  setFields(fields: string[] | null | undefined): void {
    this.set("fields", fields ?? undefined);
  }

  setOptions(options: AutocompleteOptions | null): void {
    this.setValues(options);
  }

  setTypes(types: string[] | null): void {
    this.set("types", types);
  }
}
