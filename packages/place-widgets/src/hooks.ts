export {
  PlacesProvider,
  type PlacesProviderProps,
  useAutocompleteText,
  useWidgetText,
} from "./provider/places-provider.tsx";
export type { LoadPhase, LoadState } from "./state/load-state.ts";
export type { DisplayPhoto, PhotosLoad } from "./state/photos-load.ts";
export { PlaceWidgetError, type PlaceWidgetErrorCode } from "./state/place-widget-error.ts";
export type { PlaceSearchRequest, SearchAnswer } from "./state/search-request.ts";
export type { PlaceChoice } from "./state/use-autocomplete.ts";
export type { Load } from "./state/use-load.ts";
export { useOpeningStatus } from "./state/use-opening-status.ts";
export { type PlacePhotos, type UsePhotosOptions, usePhotos } from "./state/use-photos.ts";
export { type UsePlaceOptions, usePlace } from "./state/use-place.ts";
export {
  type PlaceAutocompleteHook,
  type UsePlaceAutocompleteOptions,
  usePlaceAutocomplete,
} from "./state/use-place-autocomplete.ts";
export { type PlaceSearch, type UsePlaceSearchOptions, usePlaceSearch } from "./state/use-place-search.ts";
export type { AutocompleteText } from "./text/autocomplete-text.ts";
export type { WidgetText } from "./text/widget-text.ts";
