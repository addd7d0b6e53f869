import sharp from "sharp";
import type { ImageFormat } from "./image-format.ts";

// Photos are untrusted: only these loaders are allowed, whatever the bytes claim to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** A small file can contain an enormous picture. */
const MAX_INPUT_PIXELS = 50e6;

/**
 * Resizes a photo to at most its own size and removes its metadata, such as position and camera.
 *
 * @throws {Error} if the bytes are not a JPEG, PNG or WebP picture of at most 50 megapixels.
 */
export async function resizePhoto(
  bytes: Uint8Array,
  size: { widthPx: number; heightPx: number },
  format: ImageFormat,
): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: size.widthPx, height: size.heightPx, fit: "inside", withoutEnlargement: true });
  switch (format) {
    case "avif":
      return Buffer.from(await picture.avif({ quality: 55, effort: 2 }).toBuffer());
    case "webp":
      return Buffer.from(await picture.webp({ quality: 78 }).toBuffer());
    case "jpeg":
      return Buffer.from(await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  }
}
