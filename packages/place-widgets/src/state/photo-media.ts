import type { Photo } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PHOTO_WIDTH_PX } from "../constants.ts";
import { safeImageUrl } from "../format/safe-url.ts";
import type { DisplayPhoto } from "./photos-load.ts";
import { getErrorMessage, PlaceWidgetError, toWidgetError } from "./place-widget-error.ts";

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
    const resolved = await Promise.all(
      batch.map((photo) => loadDisplayPhoto(client, photo, widthPx, signal)),
    );
    found.push(...resolved.filter((photo) => photo !== null));
  }
  return found;
}

/**
 * The address of one photo at a width, clamped to 1 and the photo's own.
 *
 * @throws {PlaceWidgetError} `PLACES_GET_PHOTO_MEDIA` where the call fails or its answer names no picture.
 */
export async function fetchPhotoUrl(
  client: PlacesClient,
  photo: Photo,
  widthPx: number,
  signal?: AbortSignal,
): Promise<string> {
  const request = { name: photo.name, maxWidthPx: clampPhotoSize(widthPx, photo.widthPx) };
  const media = await client
    .getPhotoMedia(request, signal === undefined ? {} : { signal })
    .catch((thrown: unknown) => {
      throw toWidgetError("PLACES_GET_PHOTO_MEDIA", thrown);
    });
  const url = safeImageUrl(media?.photoUri);
  if (url !== undefined) return url;
  throw new PlaceWidgetError("PLACES_GET_PHOTO_MEDIA", "Error fetching photo URI: Server returned no data");
}

/** A requested size between 1 and the photo's own, in whole pixels. */
export function clampPhotoSize(wanted: number, own: number): number {
  return Math.max(1, Math.min(Math.round(wanted), own));
}

async function loadDisplayPhoto(
  client: PlacesClient,
  photo: Photo,
  widthPx: number,
  signal: AbortSignal | undefined,
): Promise<DisplayPhoto | null> {
  try {
    const { name, heightPx, authorAttributions = [], flagContentUri } = photo;
    const url = await fetchPhotoUrl(client, photo, widthPx, signal);
    return { name, url, widthPx: photo.widthPx, heightPx, authorAttributions, flagContentUri };
  } catch (thrown) {
    if (signal?.aborted !== true) console.warn(getErrorMessage(thrown));
    return null;
  }
}
