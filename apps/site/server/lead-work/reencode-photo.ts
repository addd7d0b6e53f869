import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { makeSyncedFolder, syncFolder } from "@lieudit/files";
import sharp, { type Sharp } from "sharp";
import { pictureType } from "../uploads/picture-type.ts";
import { decodeHeic } from "./decode-heic.ts";

/** Thrown for a file that cannot be decoded as a photo; the message says why, in French. */
export class PhotoUnreadable extends Error {
  override readonly name = "PhotoUnreadable";
}

/** Protects against decompression bombs. */
export const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 3000;
const QUALITY = 85;

/**
 * Re-encodes an untrusted photo as an upright JPEG without metadata such as the
 * position. The file is synced when the promise resolves.
 *
 * @throws {PhotoUnreadable} for what cannot be decoded
 */
export async function reencodePhoto(from: string, to: string): Promise<void> {
  const bytes = await encodeJpeg(await readFile(from));
  await makeSyncedFolder(dirname(to));
  // The process id lets the sweep remove drafts of dead processes.
  const draft = `${to}.${process.pid}-${randomUUID()}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, to);
    await syncFolder(dirname(to));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function encodeJpeg(input: Buffer): Promise<Buffer> {
  // The first bytes decide which decoder reads the untrusted file.
  const type = pictureType(input);
  if (type === null) throw new PhotoUnreadable("ce n’est pas une photo");
  try {
    return await (type === "heic" ? await heicImage(input) : rasterImage(input))
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      // Otherwise transparent pixels would turn black.
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof PhotoUnreadable) throw error;
    throw new PhotoUnreadable("la photo est abîmée ou trop grande", { cause: error });
  }
}

function rasterImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", pages: 1 }).autoOrient();
}

async function heicImage(bytes: Buffer): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(bytes, { maxPixels: MAX_PIXELS });
  return sharp(data, { raw: { width, height, channels: 4 } });
}
