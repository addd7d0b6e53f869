import type { AuthorAttribution } from "@lieudit/place-model";
import type { LoadState } from "./load-state.ts";
import { PlaceWidgetError } from "./place-widget-error.ts";

/** A photo with the URL of its picture. */
export interface DisplayPhoto {
  /** `places/{placeId}/photos/{photoId}`. */
  name: string;
  /** Address of the image. */
  url: string;
  /** Width in pixels. */
  widthPx: number;
  /** Height in pixels. */
  heightPx: number;
  /** Authors, who must be named. */
  authorAttributions: readonly AuthorAttribution[];
  /** Where to report the photo. */
  flagContentUri: string | undefined;
}

/** The photos of a place: `idle` if it has none. */
export type PhotosLoad = LoadState<readonly DisplayPhoto[]>;

/** Returns `load` without the photos named in `broken`; it is `failed` if no photo remains. */
export function dropBrokenPhotos(load: PhotosLoad, broken: readonly string[]): PhotosLoad {
  if (load.phase !== "ready") return load;
  const value = load.value.filter(({ name }) => !broken.includes(name));
  if (value.length > 0) return { ...load, value };
  const error = new PlaceWidgetError("PLACES_GET_PHOTO_MEDIA", "No photo of the place could be loaded.");
  return { phase: "failed", key: load.key, error };
}
