import type { AuthorAttribution } from "@lieudit/place-model";

/** A photo whose address is known. */
export interface DisplayPhoto {
  /** `places/{placeId}/photos/{photoId}`. */
  name: string;
  url: string;
  widthPx: number;
  heightPx: number;
  authorAttributions: readonly AuthorAttribution[];
  flagContentUri: string | undefined;
}

/** How far the photos of a place have come. */
export type MediaLoad =
  | { phase: "EMPTY" }
  | { phase: "LOADING"; key: string }
  | { phase: "SUCCESS"; key: string; photos: readonly DisplayPhoto[] }
  | { phase: "ERROR"; key: string };

export type MediaLoadEvent =
  | { type: "cleared" }
  | { type: "requested"; key: string }
  | { type: "resolved"; key: string; photos: readonly DisplayPhoto[] };

/** The next state of a place's photos. */
export function nextMediaLoad(state: MediaLoad, event: MediaLoadEvent): MediaLoad {
  // The same object where nothing changes: a card without photos is not drawn again.
  if (event.type === "cleared") return state.phase === "EMPTY" ? state : { phase: "EMPTY" };
  if (event.type === "requested") return { phase: "LOADING", key: event.key };
  if (state.phase !== "LOADING" || state.key !== event.key) return state;
  // Photos are only asked for where the place has some: none found is an error.
  return event.photos.length === 0
    ? { phase: "ERROR", key: event.key }
    : { phase: "SUCCESS", key: event.key, photos: event.photos };
}

/** The photos less those whose picture did not load; an error where none is left. */
export function withoutPhotos(state: MediaLoad, dropped: readonly string[]): MediaLoad {
  if (state.phase !== "SUCCESS" || dropped.length === 0) return state;
  const photos = state.photos.filter(({ name }) => !dropped.includes(name));
  return photos.length === 0 ? { phase: "ERROR", key: state.key } : { ...state, photos };
}
