import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import type { FileStore } from "@lieudit/files";
import type { StoredPhoto } from "@lieudit/place-model";
import sharp from "sharp";

/** A rejected photo. The message says why in half a sentence. */
export class PhotoRejected extends Error {
  override readonly name = "PhotoRejected";
}

export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
const MAX_PHOTO_PIXELS = 50_000_000;

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png", webp: "webp" };

/** Stores photos by content: `ab/abcd….jpg`, behind a prefix. */
export class PhotoWriter {
  readonly #files: FileStore;
  readonly #prefix: string;
  /** Keys of files that this import added, to remove if it fails. */
  readonly #added: string[] = [];
  /** Stored photos by digest of their original bytes: one picture may show many places. */
  readonly #storedByDigest = new Map<string, Pick<StoredPhoto, "key" | "widthPx" | "heightPx">>();

  constructor(files: FileStore, prefix = "") {
    this.#files = files;
    this.#prefix = prefix;
  }

  /**
   * Stores the photo `name` of the operator's folder `from`.
   *
   * @throws {PhotoRejected} for a path that leaves the folder, another format
   * than JPEG, PNG or WebP, or a file that is too large or damaged.
   */
  async store(from: string, name: string): Promise<Pick<StoredPhoto, "key" | "widthPx" | "heightPx">> {
    return this.storeBytes(await readPhoto(from, name), { isFinished: true });
  }

  /**
   * Stores a re-encoded photo. Position, date, thumbnails and appended data of the
   * original are dropped.
   *
   * @param isFinished the operator made the file: a small WebP is stored unchanged.
   * @throws {PhotoRejected} as `store` does.
   */
  async storeBytes(
    original: Buffer,
    { isFinished = false }: { isFinished?: boolean } = {},
  ): Promise<Pick<StoredPhoto, "key" | "widthPx" | "heightPx">> {
    if (original.length > MAX_PHOTO_BYTES) {
      throw new PhotoRejected(`it has ${original.length} bytes, above the limit of ${MAX_PHOTO_BYTES}`);
    }
    const digest = createHash("sha256").update(original).digest("hex");
    const existing = this.#storedByDigest.get(digest);
    if (existing !== undefined) return existing;
    const { bytes, extension, widthPx, heightPx } =
      (isFinished ? await readFinished(original) : null) ?? (await reencodePhoto(original));
    const key = createHash("sha256").update(bytes).digest("hex");
    const path = `${this.#prefix}${key.slice(0, 2)}/${key}.${extension}`;
    if ((await this.#files.stat(path)) === null) {
      this.#added.push(path);
      await this.#files.put(path, bytes);
    }
    const stored = { key, widthPx, heightPx };
    this.#storedByDigest.set(digest, stored);
    return stored;
  }

  /** Removes the photos that this writer added. */
  async removeAdded(): Promise<void> {
    for (const path of this.#added) await this.#files.delete(path).catch(() => {});
  }
}

async function readPhoto(from: string, name: string): Promise<Buffer> {
  const root = await realpath(from).catch(() => {
    throw new PhotoRejected(`the photo folder ${from} does not exist`);
  });
  // A link inside the folder may point outside: the real path decides.
  const path = await realpath(resolve(root, name)).catch(() => {
    throw new PhotoRejected(`the photo "${toDisplayName(name)}" does not exist`);
  });
  if (!path.startsWith(root + sep))
    throw new PhotoRejected(`the photo "${toDisplayName(name)}" is outside the photo folder`);
  const { size } = await stat(path);
  if (size > MAX_PHOTO_BYTES) {
    throw new PhotoRejected(
      `the photo "${toDisplayName(name)}" has ${size} bytes, above the limit of ${MAX_PHOTO_BYTES}`,
    );
  }
  if (extname(path).toLowerCase() === ".svg")
    throw new PhotoRejected("SVG drawings are not accepted as photos");
  return readFile(path);
}

interface CleanPhoto {
  bytes: Buffer;
  extension: string;
  widthPx: number;
  heightPx: number;
}

/** High enough that nobody sees a difference; the site makes smaller copies. */
const QUALITY = 90;

async function reencodePhoto(original: Buffer): Promise<CleanPhoto> {
  // Magic numbers first, so that only these three decoders see untrusted bytes.
  if (!isRaster(original)) throw new PhotoRejected("it is not a JPEG, PNG or WebP");
  try {
    const image = sharp(original, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "truncated" });
    const { format } = await image.metadata();
    const extension = EXTENSIONS[format ?? ""];
    if (extension === undefined) throw new PhotoRejected("it is not a JPEG, PNG or WebP");
    // Rotated first: the orientation tag is dropped.
    const upright = image.autoOrient();
    const encoded =
      extension === "jpg"
        ? upright.jpeg({ quality: QUALITY })
        : extension === "png"
          ? upright.png()
          : upright.webp({ quality: QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, extension, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    if (error instanceof PhotoRejected) throw error;
    throw new PhotoRejected(
      `it cannot be decoded (${(error as Error).message.split("\n")[0]?.slice(0, 120)})`,
      {
        cause: error,
      },
    );
  }
}

/** A WebP as pages use it: at most this wide, without metadata. */
const MAX_FINISHED_WIDTH = 1600;

/** Returns a finished WebP as it is, or null if the file has to be re-encoded. */
async function readFinished(original: Buffer): Promise<CleanPhoto | null> {
  const isWhole = original.length > 8 && original.readUInt32LE(4) + 8 === original.length;
  if (!isRaster(original) || !isWhole) return null;
  const image = sharp(original, { limitInputPixels: MAX_PHOTO_PIXELS });
  const properties = await image.metadata().catch(() => null);
  if (properties === null || properties.format !== "webp" || properties.width > MAX_FINISHED_WIDTH)
    return null;
  const { exif, xmp, icc, pages = 1, width, height } = properties;
  if (pages > 1 || [exif, xmp, icc].some((part) => part !== undefined)) return null;
  return { bytes: original, extension: "webp", widthPx: width, heightPx: height };
}

function isRaster(bytes: Buffer): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";
  const isWebp =
    bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP";
  return isJpeg || isPng || isWebp;
}

function toDisplayName(name: string): string {
  return name.replace(/[^\x20-\x7e\u00a0-\u{10ffff}]/gu, "?").slice(0, 120);
}
