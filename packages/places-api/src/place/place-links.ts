import type { LatLng, PlaceLinks } from "@lieudit/place-model";

/**
 * Returns the address of a place's page on the site.
 *
 * @param publicUrl the site's address, without a final slash
 */
export function getPlaceUri(publicUrl: string, placeId: string): string {
  return `${publicUrl}/lieu/${placeId}`;
}

/** The page of a place in Mangrove, where anyone may publish a review under an open licence. */
export const DEFAULT_REVIEW_URL_TEMPLATE = "https://mangrove.reviews/search?sub={subject}";

/** How far a review may lie from the place that it is about, in metres: a part of Mangrove's subjects. */
const REVIEW_UNCERTAINTY_METRES = 30;

export interface LinkedPlace {
  id: string;
  location: LatLng;
  name: string;
}

/** @param reviewUrlTemplate see `createReviewUri`; without it the place has no `writeAReviewUri` */
export function createPlaceLinks(
  publicUrl: string,
  linked: LinkedPlace,
  reviewUrlTemplate?: string,
): PlaceLinks {
  const { location } = linked;
  const place = getPlaceUri(publicUrl, linked.id);
  const to = encodeURIComponent(`${location.latitude},${location.longitude}`);
  return {
    directionsUri: `https://www.openstreetmap.org/directions?to=${to}`,
    placeUri: place,
    ...(reviewUrlTemplate !== undefined && { writeAReviewUri: createReviewUri(reviewUrlTemplate, linked) }),
    reviewsUri: `${place}#avis`,
    photosUri: `${place}#photos`,
  };
}

/**
 * Fills in `{id}`, `{name}`, `{latitude}`, `{longitude}` and `{subject}`, each percent-encoded.
 * `{subject}` is the place as Mangrove names it: `geo:47.1,8.5?q=Name&u=30`.
 *
 * @see https://mangrove.reviews/standard
 */
export function createReviewUri(template: string, { id, location, name }: LinkedPlace): string {
  const { latitude, longitude } = location;
  const query = `q=${encodeURIComponent(name)}&u=${REVIEW_UNCERTAINTY_METRES}`;
  const values: Readonly<Record<string, string>> = {
    id,
    name,
    latitude: String(latitude),
    longitude: String(longitude),
    subject: `geo:${latitude},${longitude}?${query}`,
  };
  return template.replaceAll(/\{(\w+)\}/g, (all, key: string) =>
    Object.hasOwn(values, key) ? encodeURIComponent(values[key] ?? "") : all,
  );
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
