import type { BoundsInput, LatLngBounds } from "../core/lat-lng-bounds.ts";
import { toLatLngBounds } from "../core/location-input.ts";
import { MVCObject } from "../core/mvc-object.ts";
import type { PlaceResult } from "./place-result.ts";
import { predictBelow } from "./predicted-input.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

export interface SearchBoxOptions {
  bounds?: BoundsInput | null;
}

/** Deprecated. Predicts places and texts to search for below an input of the page, and fires `places_changed`. */
export class SearchBox extends MVCObject {
  constructor(inputField: unknown, opts?: SearchBoxOptions | null) {
    super();
    warnDeprecated("SearchBox");
    this.setValues(opts);
    predictBelow(
      inputField,
      {
        isSearch: true,
        request: () => {
          const bounds = this.getBounds();
          return bounds === undefined ? {} : { locationBias: bounds };
        },
        fields: () => null,
        choose: (places) => this.set("places", places),
      },
      "SearchBox",
    );
  }

  getBounds(): LatLngBounds | undefined {
    return this.get("bounds") ?? undefined;
  }

  /** Returns the last results, or undefined. */
  getPlaces(): PlaceResult[] | undefined {
    return this.get("places");
  }

  setBounds(bounds: BoundsInput | null): void {
    this.set("bounds", bounds ? toLatLngBounds(bounds, "Bounds") : undefined);
  }
}
