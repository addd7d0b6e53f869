import type { LatLng, PlaceLinks } from "@lieudit/place-model";

/**
 * The page of a place on the site.
 *
 * @param publicUrl the site's own address, without a slash at its end
 */
export function placeUri(publicUrl: string, placeId: string): string {
  return `${publicUrl}/lieu/${placeId}`;
}

/** `writeAReviewUri` comes with reviews that can be written. */
export function placeLinks(publicUrl: string, placeId: string, location: LatLng): PlaceLinks {
  const place = placeUri(publicUrl, placeId);
  const to = encodeURIComponent(`${location.latitude},${location.longitude}`);
  return {
    directionsUri: `https://www.openstreetmap.org/directions?to=${to}`,
    placeUri: place,
    reviewsUri: `${place}#avis`,
    photosUri: `${place}#photos`,
  };
}

/** The page where a visitor reports a photo or a review of a place. */
export function flagContentUri(
  publicUrl: string,
  placeId: string,
  what: "photo" | "avis",
  key: string,
): string {
  const query = new URLSearchParams({ lieu: placeId, [what]: key });
  return `${publicUrl}/signaler?${query}`;
}
