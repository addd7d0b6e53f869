import {
  AdvancedPlaceDetailsCompactElement,
  AdvancedPlaceDetailsElement,
  AdvancedPlaceItemElement,
  AdvancedPlaceListElement,
  AdvancedPlaceSearchElement,
} from "./advanced-place-elements.ts";
import { MARKERS, PlaceAttributionElement, PlaceMediaElement } from "./content-elements.ts";
import { PlaceButtonElement, PlaceLinkElement } from "./place-action-elements.ts";
import { PlaceDetailsCompactElement, PlaceDetailsElement } from "./place-details-elements.ts";
import { PlacePinElement } from "./place-pin-element.ts";
import {
  PlaceDetailsLocationRequestElement,
  PlaceDetailsPlaceRequestElement,
} from "./place-request-elements.ts";
import { PlaceItemElement, PlaceSearchElement } from "./place-search-elements.ts";
import { PlaceNearbySearchRequestElement, PlaceTextSearchRequestElement } from "./search-request-elements.ts";

export type { MarkerElements } from "./content-elements.ts";
export {
  AdvancedPlaceDetailsCompactElement,
  AdvancedPlaceDetailsElement,
  AdvancedPlaceItemElement,
  AdvancedPlaceListElement,
  AdvancedPlaceSearchElement,
  PlaceAttributionElement,
  PlaceButtonElement,
  PlaceDetailsCompactElement,
  PlaceDetailsElement,
  PlaceDetailsLocationRequestElement,
  PlaceDetailsPlaceRequestElement,
  PlaceItemElement,
  PlaceLinkElement,
  PlaceMediaElement,
  PlaceNearbySearchRequestElement,
  PlacePinElement,
  PlaceSearchElement,
  PlaceTextSearchRequestElement,
};

/**
 * The elements that show places, by tag. Child elements come first, so that an
 * upgraded element finds its children upgraded.
 */
export const TAGS: readonly (readonly [tag: string, Element: CustomElementConstructor])[] = [
  ...MARKERS,
  ["gmp-place-attribution", PlaceAttributionElement],
  ["gmp-place-button", PlaceButtonElement],
  ["gmp-place-link", PlaceLinkElement],
  ["gmp-place-media", PlaceMediaElement],
  ["gmp-place-details-location-request", PlaceDetailsLocationRequestElement],
  ["gmp-place-details-place-request", PlaceDetailsPlaceRequestElement],
  ["gmp-place-nearby-search-request", PlaceNearbySearchRequestElement],
  ["gmp-place-text-search-request", PlaceTextSearchRequestElement],
  ["gmp-place-details", PlaceDetailsElement],
  ["gmp-place-details-compact", PlaceDetailsCompactElement],
  ["gmp-place-item", PlaceItemElement],
  ["gmp-place-pin", PlacePinElement],
  ["gmp-place-search", PlaceSearchElement],
  ["gmp-advanced-place-details", AdvancedPlaceDetailsElement],
  ["gmp-advanced-place-details-compact", AdvancedPlaceDetailsCompactElement],
  ["gmp-advanced-place-item", AdvancedPlaceItemElement],
  ["gmp-advanced-place-list", AdvancedPlaceListElement],
  ["gmp-advanced-place-search", AdvancedPlaceSearchElement],
];
