import type { ListingPhoto } from "../listing-base.ts";

/** The text that earlier versions stored for photos that nobody described. */
const LEGACY_DEFAULT = "Photo de l’annonce";

/** Returns what somebody wrote about a photo; empty if nobody did. */
export function getWrittenAlt({ alt }: Pick<ListingPhoto, "alt">): string {
  return alt === LEGACY_DEFAULT ? "" : alt;
}

/**
 * Returns the text alternative of a photo, such as `Maison avec jardin – photo 2`.
 *
 * @param at position in the listing, from 0
 */
export function getPhotoAlt(photo: Pick<ListingPhoto, "alt">, titre: string, at: number): string {
  return getWrittenAlt(photo) || `${titre} – photo ${at + 1}`;
}
