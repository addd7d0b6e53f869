import type { Photo } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PHOTO_WIDTH_PX } from "../constants.ts";
import { safeImageUrl } from "../format/safe-url.ts";
import type { DisplayPhoto } from "./media-load.ts";
import { messageOf, PlaceWidgetError } from "./place-widget-error.ts";

export interface DisplayPhotoOptions {
  /** Most photos to give; default all. */
  count?: number;
  /** Width to ask for, clamped to 1 and the photo's own; default 500. */
  widthPx?: number;
  signal?: AbortSignal;
}

/**
 * The addresses of the first photos of a place. One that cannot be resolved is
 * skipped with a warning and the next one takes its place. Works on the server
 * too: hand the result to a widget's `photos`.
 */
export async function loadDisplayPhotos(
  client: PlacesClient,
  photos: readonly Photo[],
  { count = photos.length, widthPx = PHOTO_WIDTH_PX, signal }: DisplayPhotoOptions = {},
): Promise<DisplayPhoto[]> {
  const found: DisplayPhoto[] = [];
  for (let next = 0; found.length < count && next < photos.length; ) {
    const batch = photos.slice(next, next + count - found.length);
    next += batch.length;
    const resolved = await Promise.all(batch.map((photo) => displayPhoto(client, photo, widthPx, signal)));
    found.push(...resolved.filter((photo) => photo !== null));
  }
  return found;
}

/** A requested size between 1 and the photo's own, in whole pixels. */
export function clampPhotoSize(wanted: number, own: number): number {
  return Math.max(1, Math.min(Math.round(wanted), own));
}

async function displayPhoto(
  client: PlacesClient,
  photo: Photo,
  widthPx: number,
  signal: AbortSignal | undefined,
): Promise<DisplayPhoto | null> {
  try {
    const request = { name: photo.name, maxWidthPx: clampPhotoSize(widthPx, photo.widthPx) };
    const media = await client.getPhotoMedia(request, signal === undefined ? {} : { signal });
    const url = safeImageUrl(media?.photoUri);
    if (url === undefined) {
      throw new PlaceWidgetError(
        "PLACES_GET_PHOTO_MEDIA",
        "Error fetching photo URI: Server returned no data",
      );
    }
    return {
      name: photo.name,
      url,
      widthPx: photo.widthPx,
      heightPx: photo.heightPx,
      authorAttributions: photo.authorAttributions ?? [],
      flagContentUri: photo.flagContentUri,
    };
  } catch (thrown) {
    if (signal?.aborted !== true) console.warn(messageOf(thrown));
    return null;
  }
}
