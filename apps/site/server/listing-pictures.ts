import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ListingStore, StoredPhoto } from "@lieudit/listing-store";
import { createTurnstile, type ImageFormat, resizePhoto } from "@lieudit/places-api";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-widths.ts";

export interface ListingPicturesParts {
  listings: Pick<ListingStore, "photo">;
  /** `DATA_DIR/listings/pictures`: what was made is kept there. */
  folder: string;
  /** Draws a picture that has no file; a WebP file. Absent where nothing can draw. */
  draw?: (drawn: { seed: number; view: string }) => Promise<Buffer>;
}

/** Answers `/img/:id/:width.:format`; null: it is none of its addresses. */
export type ListingPictures = (request: Request) => Promise<Response | null>;

const ADDRESS = /^\/img\/([A-Za-z0-9-]{1,80})\/(\d{3,4})\.(webp|avif|jpeg)$/;

/** An id is made of the picture's content, so its addresses never change their meaning. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** While the better format is being made, another one is sent in its place. */
const FOR_NOW = "public, max-age=60";

/** A picture keeps a core busy; more at once would keep everything else waiting. */
const RESIZES = { running: 2, waiting: 200 };

/**
 * Pictures of listings in the sizes and formats of their pages. What is asked
 * for first is made and kept on disk; AVIF takes long, so WebP stands in for it
 * until it was made in the background.
 */
export function createListingPictures({ listings, folder, draw }: ListingPicturesParts): ListingPictures {
  const turnstile = createTurnstile(RESIZES);
  const background = createTurnstile({ running: 1, waiting: 500 });
  const underway = new Map<string, Promise<Buffer>>();

  /** The file of this name, made once, also when many ask at the same moment. */
  function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const started = underway.get(name);
    if (started !== undefined) return started;
    const path = join(folder, name.slice(0, 2), name);
    const file = readIfThere(path)
      .then(async (there) => {
        if (there !== null) return there;
        const made = await make();
        await writeWhole(path, made);
        return made;
      })
      .finally(() => underway.delete(name));
    underway.set(name, file);
    return file;
  }

  async function original({ photo, path }: StoredPhoto): Promise<Buffer | null> {
    if (path !== null) return readIfThere(path);
    const { drawn } = photo;
    if (drawn === undefined || draw === undefined) return null;
    return kept(`${photo.id}.webp`, () => draw(drawn));
  }

  function resized(stored: StoredPhoto, width: number, format: ImageFormat, gate = turnstile) {
    return kept(`${stored.photo.id}-${width}.${format}`, () =>
      gate.pass(async () => {
        const bytes = await original(stored);
        if (bytes === null) throw new MissingPicture();
        const size = { widthPx: width, heightPx: Math.ceil((width * 4) / 3) };
        return resizePhoto(bytes, size, format);
      }),
    );
  }

  return async (request) => {
    const [, id, digits, extension] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    if (id === undefined) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return noPicture(405);
    const width = PICTURE_WIDTHS.find((known) => known === Number(digits));
    const stored = width === undefined ? null : await listings.photo(id);
    if (width === undefined || stored === null) return noPicture(404);
    try {
      if (extension !== "avif") {
        const format = extension === "webp" ? "webp" : "jpeg";
        return picture(await resized(stored, width, format), format, FOR_EVER);
      }
      const ready = await readIfThere(join(folder, id.slice(0, 2), `${id}-${width}.avif`));
      if (ready !== null) return picture(ready, "avif", FOR_EVER);
      const standIn = await resized(stored, width, "webp");
      // Nobody waits for it; should it fail, the next reader's question tries again.
      resized(stored, width, "avif", background).catch(() => {});
      return picture(standIn, "webp", FOR_NOW);
    } catch (error) {
      if (error instanceof MissingPicture) return noPicture(404);
      throw error;
    }
  };
}

class MissingPicture extends Error {
  override readonly name = "MissingPicture";
}

function picture(bytes: Buffer, format: ImageFormat, caching: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": `image/${format}`, "cache-control": caching },
  });
}

function noPicture(status: 404 | 405): Response {
  return new Response(status === 404 ? "Aucune image n’a cette adresse." : "Demandez cette image par GET.", {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(status === 405 && { allow: "GET, HEAD" }),
    },
  });
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Another worker may write the same file, and a full disk must not leave half of one. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    // It is made again when it is asked for again; the reader gets it all the same.
    await rm(draft, { force: true });
  }
}
