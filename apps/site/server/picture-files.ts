import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ImageFormat, resizePhoto } from "@lieudit/places-api";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-address.ts";

/** A smaller copy of a WebP of at most this many bytes would save little; pages load the file itself. */
const MAX_FINISHED_BYTES = 48 * 1024;

/** The sizes of listing photos, in `DATA_DIR/listings/pictures`: `ab/abcd-640.webp`. */
export class PictureFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
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

  /** Makes a size of the photo at `path`. Returns null if that file is missing. */
  async make(id: string, path: string, width: number, format: ImageFormat): Promise<Buffer | null> {
    const original = await readIfExists(path);
    if (original === null) return null;
    const size = { widthPx: width, heightPx: Math.ceil((width * 4) / 3) };
    const bytes = await resizePhoto(original, size, format);
    await writeAtOnce(this.#path(id, width, format), bytes);
    return bytes;
  }

  #path(id: string, width: number, format: ImageFormat): string {
    return join(this.#folder, id.slice(0, 2), `${id}-${width}.${format}`);
  }
}

/** Returns whether the stored photo at `path` is so small that it serves as every size. */
export async function isFinishedPicture(path: string): Promise<boolean> {
  if (!path.endsWith(".webp")) return false;
  const file = await stat(path).catch(() => null);
  return file !== null && file.size <= MAX_FINISHED_BYTES;
}

export async function readIfExists(path: string): Promise<Buffer | null> {
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
