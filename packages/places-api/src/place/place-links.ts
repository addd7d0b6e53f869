import type { LatLng, PlaceLinks } from "@lieudit/place-model";

/**
 * Returns the address of a place's page on the site.
 *
 * @param publicUrl the site's address, without a final slash
 */
export function getPlaceUri(publicUrl: string, placeId: string): string {
  return `${publicUrl}/lieu/${placeId}`;
}

/** Without `writeAReviewUri`: the site does not accept reviews. */
export function createPlaceLinks(publicUrl: string, placeId: string, location: LatLng): PlaceLinks {
  const place = getPlaceUri(publicUrl, placeId);
  const to = encodeURIComponent(`${location.latitude},${location.longitude}`);
  return {
    directionsUri: `https://www.openstreetmap.org/directions?to=${to}`,
    placeUri: place,
    reviewsUri: `${place}#avis`,
    photosUri: `${place}#photos`,
  };
}

/** Returns the address of the page for reporting a photo or a review. */
export function getFlagContentUri(
  publicUrl: string,
  placeId: string,
  what: "photo" | "avis",
  key: string,
): string {
  const query = new URLSearchParams({ lieu: placeId, [what]: key });
  return `${publicUrl}/signaler?${query}`;
}
