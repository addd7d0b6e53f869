import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { makeSyncedFolder, syncFolder } from "@lieudit/place-index/store";
import sharp, { type Sharp } from "sharp";
import { pictureType } from "../uploads/picture-type.ts";
import { decodeHeic } from "./decode-heic.ts";

/** A file that is no photo after all; the message says why, in French. */
export class PhotoUnreadable extends Error {
  override readonly name = "PhotoUnreadable";
}

/** More is a bomb, or of no use. */
export const MAX_PIXELS = 50_000_000;
/** Enough to look at details. */
const MAX_SIDE_PX = 3000;
const QUALITY = 85;

/**
 * Makes a JPEG of a stranger's photo: upright, and nothing of the file but the
 * picture, so that where it was taken stays out. It is synced when this answers.
 *
 * @throws {PhotoUnreadable} for what cannot be decoded
 */
export async function reencodePhoto(from: string, to: string): Promise<void> {
  const bytes = await decodeToJpeg(await readFile(from));
  await makeSyncedFolder(dirname(to));
  // The process's number tells who is at it, so that what a dead one left is swept away.
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

async function decodeToJpeg(given: Buffer): Promise<Buffer> {
  // First bytes decide which decoder sees a stranger's file.
  const type = pictureType(given);
  if (type === null) throw new PhotoUnreadable("ce n’est pas une photo");
  try {
    return await (type === "heic" ? await heicImage(given) : rasterImage(given))
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      // What is transparent would turn black.
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
