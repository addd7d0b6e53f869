import type { Photo, PlaceRecord } from "@lieudit/place-model";
import { getFlagContentUri, getPlaceUri } from "./place-links.ts";
import type { Reader } from "./reader.ts";

/** Maximum of the protocol. */
const MAX_PHOTOS = 10;

/** Returns the photos of a place. Clients fetch their bytes by `name`. */
export function toPhotos({ id, photos = [] }: PlaceRecord, { publicUrl }: Reader): Photo[] {
  return photos.slice(0, MAX_PHOTOS).map(({ key, widthPx, heightPx, authorAttributions }) => ({
    name: `places/${id}/photos/${key}`,
    widthPx,
    heightPx,
    authorAttributions,
    flagContentUri: getFlagContentUri(publicUrl, id, "photo", key),
    googleMapsUri: `${getPlaceUri(publicUrl, id)}#photos`,
  }));
}
