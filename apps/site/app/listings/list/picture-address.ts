import type { ListingPhoto } from "@lieudit/listing-model";

/** The widths in which the server offers each picture, in pixels. */
export const PICTURE_WIDTHS = [320, 480, 640, 720, 960, 1280, 1600] as const;

export type PictureFormat = "webp" | "avif" | "jpeg";

/** Returns the address of a picture in one width and format. */
export function pictureHref({ id }: Pick<ListingPhoto, "id">, width: number, format: PictureFormat): string {
  return `/img/${id}/${width}.${format}`;
}
