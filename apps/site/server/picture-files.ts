import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "@lieudit/files";
import { type ImageFormat, resizePhoto } from "@lieudit/places-api";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-address.ts";

/** A smaller copy of a WebP of at most this many bytes would save little; pages load the file itself. */
const MAX_FINISHED_BYTES = 48 * 1024;

/**
 * The sizes of listing photos, in `DATA_DIR/listings/pictures`: `ab/abcd-640.webp`. With object
 * storage they are a cache of this server.
 */
export class PictureFiles {
  readonly #folder: string;
  readonly #photos: FileStore;

  /** @param photos the files of listings */
  constructor(folder: string, photos: FileStore) {
    this.#folder = folder;
    this.#photos = photos;
  }

  /** Returns the file in this size, or null if it is not made yet. */
  read(id: string, width: number, format: ImageFormat): Promise<Buffer | null> {
    return readIfExists(this.#path(id, width, format));
  }

  has(id: string, width: number, format: ImageFormat): Promise<boolean> {
    return stat(this.#path(id, width, format)).then(
      () => true,
      () => false,
    );
  }

  /** Returns the WebP of the nearest width, a larger one first, or null if none is made yet. */
  async readNearest(id: string, width: number): Promise<Buffer | null> {
    const larger = PICTURE_WIDTHS.filter((other) => other > width);
    const smaller = PICTURE_WIDTHS.filter((other) => other < width).reverse();
    for (const other of [width, ...larger, ...smaller]) {
      const bytes = await this.read(id, other, "webp");
      if (bytes !== null) return bytes;
    }
    return null;
  }

  /** Makes a size of the photo with the key `path`. Returns null if that file is missing. */
  async make(
    id: string,
    path: string,
    width: number,
    format: ImageFormat,
    readOriginal = () => this.readOriginal(path),
  ): Promise<Buffer | null> {
    const original = await readOriginal();
    if (original === null) return null;
    const size = { widthPx: width, heightPx: Math.ceil((width * 4) / 3) };
    const bytes = await resizePhoto(original, size, format);
    await writeAtOnce(this.#path(id, width, format), bytes);
    return bytes;
  }

  readOriginal(path: string): Promise<Buffer | null> {
    return this.#photos.read(path);
  }

  /** Returns the photo with the key `path` if it is so small that it serves as every size, else null. */
  async readFinished(id: string, path: string): Promise<Buffer | null> {
    if (!path.endsWith(".webp")) return null;
    const copy = join(this.#folder, id.slice(0, 2), `${id}.webp`);
    const cached = this.#photos.isRemote ? await readIfExists(copy) : null;
    if (cached !== null) return cached;
    const facts = await this.#photos.stat(path);
    const original =
      facts === null || facts.byteCount > MAX_FINISHED_BYTES ? null : await this.readOriginal(path);
    if (original !== null && this.#photos.isRemote) await writeAtOnce(copy, original);
    return original;
  }

  #path(id: string, width: number, format: ImageFormat): string {
    return join(this.#folder, id.slice(0, 2), `${id}-${width}.${format}`);
  }
}

async function readIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Writes to a temporary name first, because another worker may write the same file and the disk may fill up. */
async function writeAtOnce(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    // The next request makes the file again; this one still returns the bytes.
    await rm(draft, { force: true });
  }
}
