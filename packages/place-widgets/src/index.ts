export { type Place, type PlaceField, type PlacePrediction, PlacesError } from "@lieudit/place-model";
export { getCompactFields } from "./content/card-fields.ts";
export { getContextualFields } from "./content/contextual-fields.ts";
export { getDetailsFields } from "./content/details-fields.ts";
export { OPENING_FIELDS } from "./content/part-fields.ts";
export { getPinFields } from "./content/pin-fields.ts";
export {
  type AttributionColor,
  type AttributionOptions,
  getContent,
  type MediaOptions,
  type MediaSize,
  type PlaceContent,
  type PlaceContentChoice,
} from "./content/place-content.ts";
export { getSearchFields } from "./content/search-fields.ts";
export {
  getSectionPreset,
  PLACE_SECTIONS,
  type PlaceSection,
  type SectionPreset,
  type SectionWidget,
} from "./content/sections.ts";
export type { UnitSystem } from "./format/distance-format.ts";
export {
  formatDistance,
  formatPredictionDistance,
  formatTravelTime,
  getUnits,
} from "./format/distance-format.ts";
export { splitMatches, type TextPiece } from "./format/match-ranges.ts";
export { formatNumber } from "./format/number-format.ts";
export { phoneUrl, safeImageUrl, safeUrl } from "./format/safe-url.ts";
export {
  type Load,
  type PlaceAutocompleteHook,
  type PlacePhotos,
  type PlaceSearch,
  type UsePhotosOptions,
  type UsePlaceAutocompleteOptions,
  type UsePlaceOptions,
  type UsePlaceSearchOptions,
  useOpeningStatus,
  usePhotos,
  usePlace,
  usePlaceAutocomplete,
  usePlaceSearch,
} from "./hooks.ts";
export { BusinessConductNote } from "./parts/business-conduct-note.tsx";
export { Carousel, type CarouselProps } from "./parts/carousel.tsx";
export { DisclosureNote, type DisclosureNoteProps } from "./parts/disclosure-note.tsx";
export { DRAWINGS } from "./parts/drawings.ts";
export { getOpeningPeriods, getPlaceZone } from "./parts/opening-state.ts";
export { PlaceAccessibleEntranceIcon } from "./parts/place-accessible-entrance-icon.tsx";
export { type ActionsOfPlace, getActionFields, type PlaceAction } from "./parts/place-action.ts";
export { PlaceActions, type PlaceActionsProps } from "./parts/place-actions.tsx";
export { PlaceAddress } from "./parts/place-address.tsx";
export { PlaceAttribution } from "./parts/place-attribution.tsx";
export { PlaceConsumerAlert } from "./parts/place-consumer-alert.tsx";
export { PlaceEvChargeOptions } from "./parts/place-ev-charge-options.tsx";
export { PlaceFeatureList } from "./parts/place-feature-list.tsx";
export { PlaceFuelOptions } from "./parts/place-fuel-options.tsx";
export { type HeadingLevel, PlaceName } from "./parts/place-name.tsx";
export { PlaceOpenNowStatus } from "./parts/place-open-now-status.tsx";
export { PlaceOpeningHours } from "./parts/place-opening-hours.tsx";
export { PlacePhoneNumber } from "./parts/place-phone-number.tsx";
export { PlacePlusCode } from "./parts/place-plus-code.tsx";
export { PlacePrice } from "./parts/place-price.tsx";
export { PlaceRating } from "./parts/place-rating.tsx";
export { PlaceReviewSummary } from "./parts/place-review-summary.tsx";
export { PlaceReviews } from "./parts/place-reviews.tsx";
export { PlaceRoutingSummary, type RoutingSummary } from "./parts/place-routing-summary.tsx";
export { PlaceSummary } from "./parts/place-summary.tsx";
export { PlaceType } from "./parts/place-type.tsx";
export { PlaceTypeSpecificHighlights } from "./parts/place-type-specific-highlights.tsx";
export { PlaceWebsite } from "./parts/place-website.tsx";
export { type MenuItem, PopupMenu, type PopupMenuProps } from "./parts/popup-menu.tsx";
export { Spinner } from "./parts/spinner.tsx";
export { StatusText, type StatusTextProps } from "./parts/status-text.tsx";
export {
  PlacesProvider,
  type PlacesProviderProps,
  useAutocompleteText,
  useWidgetText,
} from "./provider/places-provider.tsx";
export type {
  CardComponentProps,
  ErrorComponentProps,
  IconComponentProps,
  WidgetComponents,
} from "./provider/widget-components.ts";
export {
  type AutocompleteEvent,
  type AutocompleteState,
  createAutocompleteState,
  nextAutocompleteState,
  showsPredictions,
} from "./state/autocomplete-state.ts";
export type { FilledAddress } from "./state/fill-address.ts";
export type { LoadPhase, LoadState } from "./state/load-state.ts";
export { type DisplayPhotoOptions, loadDisplayPhotos } from "./state/photo-media.ts";
export type { DisplayPhoto, PhotosLoad } from "./state/photos-load.ts";
export { PlaceWidgetError, type PlaceWidgetErrorCode } from "./state/place-widget-error.ts";
export { getPredictionStep } from "./state/prediction-step.ts";
export type { PlaceSearchRequest } from "./state/search-request.ts";
export { createSessionToken } from "./state/session-token.ts";
export type { PlaceChoice } from "./state/use-autocomplete.ts";
export type { AutocompleteText } from "./text/autocomplete-text.ts";
export type { WidgetText } from "./text/widget-text.ts";
export { AddressFields, type AddressFieldsProps } from "./widgets/address-fields.tsx";
export type { LightboxMode } from "./widgets/display-options.ts";
export {
  DISPLAY_DEFAULTS,
  type DisplayOption,
  type DisplayOptions,
} from "./widgets/display-options.ts";
export { PhotoLightbox, type PhotoLightboxProps } from "./widgets/photo-lightbox.tsx";
export { PlaceAutocomplete, type PlaceAutocompleteProps } from "./widgets/place-autocomplete.tsx";
export { type Orientation, PlaceCompact, type PlaceCompactProps } from "./widgets/place-compact.tsx";
export { PlaceDetails, type PlaceDetailsProps } from "./widgets/place-details.tsx";
export { PlacePin, type PlacePinProps } from "./widgets/place-pin.tsx";
export { PlaceSearchList, type PlaceSearchListProps } from "./widgets/place-search-list.tsx";
