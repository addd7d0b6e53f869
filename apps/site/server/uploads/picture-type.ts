/** Forms of pictures that are taken from strangers. */
export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

/** Bytes that tell the form. */
export const TYPE_BYTES = 12;

/**
 * What a file is by its first bytes; its name and what the sender says of it
 * do not count.
 *
 * @returns null for anything but a photo: drawings with scripts, animations, documents.
 * @see https://github.com/file/file/blob/master/magic/Magdir/jpeg
 */
export function pictureType(start: Uint8Array): PictureType | null {
  const text = Buffer.from(start.subarray(0, TYPE_BYTES)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  const brand = text.slice(8);
  if (brand === "avif") return "avif";
  return /^(?:heic|heix|hevc|hevx|mif1|msf1)$/.test(brand) ? "heic" : null;
}
