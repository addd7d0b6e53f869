import type { ListingPhoto } from "../listing-base.ts";

/** The text that earlier versions stored for photos that nobody described. */
const LEGACY_DEFAULT = "Photo de l’annonce";

/** Returns a photo with what somebody wrote about it; empty if nobody did. */
export function withWrittenAlt(photo: ListingPhoto): ListingPhoto {
  return photo.alt === LEGACY_DEFAULT ? { ...photo, alt: "" } : photo;
}

/**
 * Returns the text alternative of a photo, such as `Maison avec jardin – photo 2`.
 *
 * @param at position in the listing, from 0
 */
export function getPhotoAlt(photo: ListingPhoto, titre: string, at: number): string {
  return withWrittenAlt(photo).alt || `${titre} – photo ${at + 1}`;
}
