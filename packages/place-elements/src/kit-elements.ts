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
  PlaceAccessibleEntranceIconElement,
  PlaceAddressElement,
  PlaceAllContentElement,
  PlaceAttributionElement,
  PlaceButtonElement,
  PlaceContentConfigElement,
  PlaceDetailsCompactElement,
  PlaceDetailsElement,
  PlaceDetailsLocationRequestElement,
  PlaceDetailsPlaceRequestElement,
  PlaceFeatureListElement,
  PlaceItemElement,
  PlaceLinkElement,
  PlaceMediaElement,
  PlaceNameElement,
  PlaceNearbySearchRequestElement,
  PlaceOpeningHoursElement,
  PlaceOpenNowStatusElement,
  PlacePhoneNumberElement,
  PlacePinElement,
  PlacePlusCodeElement,
  PlacePriceElement,
  PlaceRatingElement,
  PlaceReviewSummaryElement,
  PlaceReviewsElement,
  PlaceSearchElement,
  PlaceStandardContentElement,
  PlaceSummaryElement,
  PlaceTextSearchRequestElement,
  PlaceTypeElement,
  PlaceTypeSpecificHighlightsElement,
  PlaceWebsiteElement,
} from "./elements/index.ts";
import type { MapElement } from "./map/map-element.ts";
import type { AdvancedMarkerElement } from "./marker/advanced-marker-element.ts";
import type { PinElement } from "./marker/pin-element.ts";

/** Every element of the kit by its tag, for the types of pages: see `page-types/`. */
export interface KitElements {
  "gmp-advanced-marker": AdvancedMarkerElement;
  "gmp-advanced-place-details": AdvancedPlaceDetailsElement;
  "gmp-advanced-place-details-compact": AdvancedPlaceDetailsCompactElement;
  "gmp-advanced-place-item": AdvancedPlaceItemElement;
  "gmp-advanced-place-list": AdvancedPlaceListElement;
  "gmp-advanced-place-search": AdvancedPlaceSearchElement;
  "gmp-basic-place-autocomplete": BasicPlaceAutocompleteElement;
  "gmp-map": MapElement;
  "gmp-pin": PinElement;
  "gmp-place-accessible-entrance-icon": PlaceAccessibleEntranceIconElement;
  "gmp-place-address": PlaceAddressElement;
  "gmp-place-all-content": PlaceAllContentElement;
  "gmp-place-attribution": PlaceAttributionElement;
  "gmp-place-autocomplete": PlaceAutocompleteElement;
  "gmp-place-button": PlaceButtonElement;
  "gmp-place-content-config": PlaceContentConfigElement;
  "gmp-place-contextual": PlaceContextualElement;
  "gmp-place-contextual-list-config": PlaceContextualListConfigElement;
  "gmp-place-details": PlaceDetailsElement;
  "gmp-place-details-compact": PlaceDetailsCompactElement;
  "gmp-place-details-location-request": PlaceDetailsLocationRequestElement;
  "gmp-place-details-place-request": PlaceDetailsPlaceRequestElement;
  "gmp-place-feature-list": PlaceFeatureListElement;
  "gmp-place-item": PlaceItemElement;
  "gmp-place-link": PlaceLinkElement;
  "gmp-place-media": PlaceMediaElement;
  "gmp-place-name": PlaceNameElement;
  "gmp-place-nearby-search-request": PlaceNearbySearchRequestElement;
  "gmp-place-open-now-status": PlaceOpenNowStatusElement;
  "gmp-place-opening-hours": PlaceOpeningHoursElement;
  "gmp-place-phone-number": PlacePhoneNumberElement;
  "gmp-place-pin": PlacePinElement;
  "gmp-place-plus-code": PlacePlusCodeElement;
  "gmp-place-price": PlacePriceElement;
  "gmp-place-rating": PlaceRatingElement;
  "gmp-place-review-summary": PlaceReviewSummaryElement;
  "gmp-place-reviews": PlaceReviewsElement;
  "gmp-place-search": PlaceSearchElement;
  "gmp-place-standard-content": PlaceStandardContentElement;
  "gmp-place-summary": PlaceSummaryElement;
  "gmp-place-text-search-request": PlaceTextSearchRequestElement;
  "gmp-place-type": PlaceTypeElement;
  "gmp-place-type-specific-highlights": PlaceTypeSpecificHighlightsElement;
  "gmp-place-website": PlaceWebsiteElement;
}
