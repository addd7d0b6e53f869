// Measured only: hooks are for apps with a bundler of their own.
export {
  PlacesProvider,
  useOpeningStatus,
  usePhotos,
  usePlace,
  usePlaceAutocomplete,
  usePlaceSearch,
} from "@lieudit/place-widgets/hooks";
export { en } from "@lieudit/place-widgets/text/en";
