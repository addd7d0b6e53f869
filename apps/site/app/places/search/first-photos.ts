import type { Place } from "@lieudit/place-model";
import { type DisplayPhoto, loadDisplayPhotos } from "@lieudit/place-widgets";
import type { PlacesClient } from "@lieudit/places-client";

/** As many photos as a place's details show at once. */
const PHOTO_COUNT = 3;
/** Wide enough for the details on a sharp screen. */
const PHOTO_WIDTH_PX = 1000;

/**
 * Returns the addresses of the photos that a place's details start with, so that they
 * show without JavaScript; undefined if the place has none.
 */
export async function findFirstPhotos(
  client: PlacesClient,
  place: Place | null,
  signal: AbortSignal,
): Promise<DisplayPhoto[] | undefined> {
  if (!place?.photos?.length) return undefined;
  return loadDisplayPhotos(client, place.photos, { count: PHOTO_COUNT, widthPx: PHOTO_WIDTH_PX, signal });
}

/** Returns the size of a photo that is requested in the width of the details, in pixels. */
export function sizeAsShown({ widthPx, heightPx }: Pick<DisplayPhoto, "widthPx" | "heightPx">): {
  width: number;
  height: number;
} {
  const width = Math.min(widthPx, PHOTO_WIDTH_PX);
  return { width, height: Math.round((heightPx * width) / widthPx) };
}
