import type { AuthorAttribution } from "@lieudit/place-model";
import type { Load } from "./load.ts";

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
  | { phase: "LOADING" }
  | { phase: "SUCCESS"; photos: readonly DisplayPhoto[] }
  | { phase: "ERROR" };

/** What to show of a load of photos, less those whose picture did not load. */
export function mediaOf(load: Load<readonly DisplayPhoto[]>, dropped: readonly string[]): MediaLoad {
  if (load.phase === "idle") return { phase: "EMPTY" };
  if (load.phase === "loading") return { phase: "LOADING" };
  const photos = load.phase === "ready" ? load.answer.filter(({ name }) => !dropped.includes(name)) : [];
  // Photos are only asked for where the place has some: none found is an error.
  return photos.length === 0 ? { phase: "ERROR" } : { phase: "SUCCESS", photos };
}
