import { COLLAGE_PHOTOS } from "../constants.ts";

/** Returns the photos of a collage: three, or one if there are fewer. */
export function collagePhotos<Shown>(photos: readonly Shown[]): readonly Shown[] {
  return photos.slice(0, photos.length >= COLLAGE_PHOTOS ? COLLAGE_PHOTOS : 1);
}
