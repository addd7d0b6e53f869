import { COLLAGE_PHOTOS } from "../constants.ts";

/** The photos that a collage shows: three, or one where there are fewer. */
export function collagePhotos<Shown>(photos: readonly Shown[]): readonly Shown[] {
  return photos.slice(0, photos.length >= COLLAGE_PHOTOS ? COLLAGE_PHOTOS : 1);
}
