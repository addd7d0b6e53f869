import type { Photo } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { PHOTO_WIDTH_PX } from "../constants.ts";
import { safeImageUrl } from "../format/safe-url.ts";
import type { DisplayPhoto } from "./photos-load.ts";
import { getErrorMessage, PlaceWidgetError, toWidgetError } from "./place-widget-error.ts";

export interface DisplayPhotoOptions {
  /** Maximum number of photos; default all. */
  count?: number;
  /** Requested width, from 1 to the width of the photo; default 500. */
  widthPx?: number;
  /** Aborts the requests. */
  signal?: AbortSignal;
}

/**
 * Loads the URLs of the first photos of a place. A photo without a URL is skipped
 * with a warning and replaced by the next one. Also works on the server, for the
 * `photos` of a widget.
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
 * Fetches the URL of a photo at a width, from 1 to the width of the photo.
 *
 * @throws {PlaceWidgetError} `PLACES_GET_PHOTO_MEDIA` if the call fails or the response has no picture
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

/** Clamps a size to 1 ... the size of the photo, in whole pixels. */
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
