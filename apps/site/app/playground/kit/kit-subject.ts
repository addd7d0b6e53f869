import type { LatLng } from "@lieudit/place-model";

/** Subject of the code: the place or the search of the preview. */
export interface KitSubject {
  placeId: string;
  /** The searched text. */
  textQuery: string;
  /** Where a place is looked for; null for the other widgets. */
  point: LatLng | null;
  /** Opens a context; null for the other widgets. */
  contextToken: string | null;
  /** From where distances count, and around which places are looked for; null where nothing is imported. */
  center: LatLng | null;
  /** Address of the places API. */
  baseUrl: string;
}

/** How far around the centre places are looked for first, in metres. */
export const SEARCH_RADIUS_METRES = 5000;

/** Five digits, about a metre: more would only look exact. */
export function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
