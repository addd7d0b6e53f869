import { type FileStore, FileStoreError } from "@lieudit/files";
import type { ListingStore } from "@lieudit/listing-store";
import { createPhotoLimiter, type ImageFormat } from "@lieudit/places-api";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-address.ts";
import { PictureFiles } from "./picture-files.ts";

export interface ListingPicturesParts {
  listings: Pick<ListingStore, "photo">;
  /** The files of listings. */
  files: FileStore;
  /** `DATA_DIR/listings/pictures`: the sizes that are made. */
  folder: string;
}

/** Responds to `/img/:id/:width.:format`; null for any other path. */
export type ListingPictures = (request: Request) => Promise<Response | null>;

const ADDRESS = /^\/img\/([A-Za-z0-9-]{1,80})\/(\d{3,4})\.(webp|avif|jpeg)$/;

/** An id is a digest of the picture, so a URL never changes its content. */
const FOREVER = "public, max-age=31536000, immutable";
/** Another size or format is sent until the requested one is made. */
const FOR_NOW = "public, max-age=60";

/** A picture keeps a core busy; more at once would hold up everything else. */
const RESIZES = { running: 2, waiting: 200 };

/**
 * Pictures of listings in the sizes and formats of pages. A small WebP is sent as it is. Of other
 * photos the WebP sizes are made in the background (`picture-sizes.ts`); until then the nearest
 * size is sent. AVIF is made after its first request, JPEG for readers of feeds only.
 */
export function createListingPictures({
  listings,
  files: photos,
  folder,
}: ListingPicturesParts): ListingPictures {
  const files = new PictureFiles(folder, photos);
  const limiter = createPhotoLimiter(RESIZES);
  const background = createPhotoLimiter({ running: 1, waiting: 500 });
  const pending = new Map<string, Promise<Buffer | null>>();

  /** Makes a size once, even if several requests need it at the same moment. */
  function make(id: string, path: string, width: number, format: ImageFormat, resizing = limiter) {
    const key = `${id}-${width}.${format}`;
    const bytes =
      pending.get(key) ??
      resizing.run(() => files.make(id, path, width, format)).finally(() => pending.delete(key));
    pending.set(key, bytes);
    return bytes;
  }

  return (request) => answer(request).catch(toUnavailable);

  async function answer(request: Request): Promise<Response | null> {
    const [, id, digits, extension] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    if (id === undefined) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return noPicture(405);
    const width = PICTURE_WIDTHS.find((one) => one === Number(digits));
    const path = width === undefined ? undefined : (await listings.photo(id))?.path;
    if (width === undefined || path === undefined || path === null) return noPicture(404);
    const format = extension as ImageFormat; // as ADDRESS allows
    const ready = await files.read(id, width, format);
    if (ready === null && format !== "jpeg") {
      const finished = await files.readFinished(id, path);
      if (finished !== null) return picture(finished, "webp", FOREVER);
    }
    if (ready !== null || format === "jpeg") {
      return picture(ready ?? (await make(id, path, width, format)), format, FOREVER);
    }
    const nearest = await files.readNearest(id, width);
    if (nearest !== null) {
      // If this fails, the next request tries again.
      make(id, path, width, format, background).catch(() => {});
      return picture(nearest, "webp", FOR_NOW);
    }
    if (format === "avif") make(id, path, width, format, background).catch(() => {});
    return picture(await make(id, path, width, "webp"), "webp", format === "webp" ? FOREVER : FOR_NOW);
  }
}

/** Only pictures that this server has not made yet need the object storage. */
function toUnavailable(error: unknown): Response {
  if (!(error instanceof FileStoreError)) throw error;
  console.error(error.message);
  return new Response("L’image ne peut pas être lue en ce moment.", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "5" },
  });
}

function picture(bytes: Buffer | null, format: ImageFormat, caching: string): Response {
  if (bytes === null) return noPicture(404);
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
