/// <reference types="google.maps" />
import type { BasicPlaceAutocompleteElement, PlaceAutocompleteElement } from "./index.ts";

// Compiled with everything else and shipped nowhere: what pages are written against is what they get.

/** Whether one of our types is accepted where pages expect Google's. */
type Stands<Ours, Theirs> = Ours extends Theirs ? true : false;

export const STAND: [
  Stands<PlaceAutocompleteElement, google.maps.places.PlaceAutocompleteElement>,
  Stands<BasicPlaceAutocompleteElement, google.maps.places.BasicPlaceAutocompleteElement>,
] = [true, true];
