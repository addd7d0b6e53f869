import { BasicPlaceAutocompleteElement } from "./basic-place-autocomplete-element.ts";
import { PlaceAutocompleteElement } from "./place-autocomplete-element.ts";

export { BasicPlaceAutocompleteElement, PlaceAutocompleteElement };

/** The elements of this folder by their tags. */
export const TAGS: readonly (readonly [tag: string, Class: CustomElementConstructor])[] = [
  ["gmp-basic-place-autocomplete", BasicPlaceAutocompleteElement],
  ["gmp-place-autocomplete", PlaceAutocompleteElement],
];
