import type { BasicPlaceAutocompleteElement, PlaceAutocompleteElement } from "./autocomplete/index.ts";
import type {
  PlaceContextualElement,
  PlaceContextualListConfigElement,
} from "./contextual/place-contextual-element.ts";
import type {
  AdvancedPlaceDetailsCompactElement,
  AdvancedPlaceDetailsElement,
  AdvancedPlaceItemElement,
  AdvancedPlaceListElement,
  AdvancedPlaceSearchElement,
  MarkerElements,
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
} from "./elements/index.ts";
import type { MapElement } from "./map/map-element.ts";
import type { AdvancedMarkerElement } from "./marker/advanced-marker-element.ts";
import type { PinElement } from "./marker/pin-element.ts";

/** Every element of the kit by its tag, for the types of pages: see `page-types/`. */
export interface KitElements extends MarkerElements {
  "gmp-advanced-marker": AdvancedMarkerElement;
  "gmp-advanced-place-details": AdvancedPlaceDetailsElement;
  "gmp-advanced-place-details-compact": AdvancedPlaceDetailsCompactElement;
  "gmp-advanced-place-item": AdvancedPlaceItemElement;
  "gmp-advanced-place-list": AdvancedPlaceListElement;
  "gmp-advanced-place-search": AdvancedPlaceSearchElement;
  "gmp-basic-place-autocomplete": BasicPlaceAutocompleteElement;
  "gmp-map": MapElement;
  "gmp-pin": PinElement;
  "gmp-place-attribution": PlaceAttributionElement;
  "gmp-place-autocomplete": PlaceAutocompleteElement;
  "gmp-place-button": PlaceButtonElement;
  "gmp-place-contextual": PlaceContextualElement;
  "gmp-place-contextual-list-config": PlaceContextualListConfigElement;
  "gmp-place-details": PlaceDetailsElement;
  "gmp-place-details-compact": PlaceDetailsCompactElement;
  "gmp-place-details-location-request": PlaceDetailsLocationRequestElement;
  "gmp-place-details-place-request": PlaceDetailsPlaceRequestElement;
  "gmp-place-item": PlaceItemElement;
  "gmp-place-link": PlaceLinkElement;
  "gmp-place-media": PlaceMediaElement;
  "gmp-place-nearby-search-request": PlaceNearbySearchRequestElement;
  "gmp-place-pin": PlacePinElement;
  "gmp-place-search": PlaceSearchElement;
  "gmp-place-text-search-request": PlaceTextSearchRequestElement;
}
