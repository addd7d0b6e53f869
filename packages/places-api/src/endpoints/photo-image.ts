import { PlacesError } from "@lieudit/place-model";
import { getCallerAddress } from "../access/caller.ts";
import type { Connection } from "../access/connection.ts";
import { matchesTag } from "../http/json-answer.ts";
import { getPathSegment } from "../http/path-segment.ts";
import { createImageCache } from "../photos/image-cache.ts";
import { pickImageFormat } from "../photos/image-format.ts";
import { createPhotoLimiter } from "../photos/photo-limiter.ts";
import { resizePhoto } from "../photos/resize-photo.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** Per process. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Each resize uses a whole core, so more at once would delay all other work. */
const RESIZES = { running: 2, waiting: 1_000, waitingPerCaller: 60 };

/**
 * Larger pictures have sides of a multiple of this, so that nobody can ask for thousands of sizes
 * of one photo. A page does not show the difference.
 */
const STEP_PX = 32;

/**
 * `GET /v1/media/{key}/{width}x{height}`: the picture that `getPhotoMedia` redirects to. Its
 * address depends on its content, so it is cached forever.
 */
export function photoImage({
  photos,
  settings,
}: PlacesApiDeps): (request: Request, connection?: Connection) => Promise<Response> {
  const cache = createImageCache(CACHE_BYTES);
  const limiter = createPhotoLimiter(RESIZES);

  return async (request, connection = {}) => {
    const { key, widthPx, heightPx } = parseImagePath(getPathSegment(request, 3), getPathSegment(request, 4));
    if (await photos.isHidden?.(key)) throw new PlacesError("NOT_FOUND", "No photo has this address.");
    const format = pickImageFormat(request.headers.get("accept") ?? "", widthPx, heightPx);
    const etag = `"${key.slice(0, 16)}-${widthPx}x${heightPx}-${format}"`;
    const headers = new Headers({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept",
      etag,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    if (matchesTag(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers });

    // The address has the photo's shape, so the width alone decides: rounding both down would make it smaller twice.
    const side = { widthPx: roundDown(widthPx), heightPx: roundUp(heightPx) };
    const caller = getCallerAddress(request.headers, connection, settings.trustedProxies);
    const image = await cache.get(`${key}/${side.widthPx}x${side.heightPx}.${format}`, () =>
      limiter.run(async () => {
        const bytes = await photos.read(key);
        if (bytes === null) throw new PlacesError("NOT_FOUND", "No photo has this address.");
        return resizePhoto(bytes, side, format);
      }, caller),
    );

    headers.set("content-type", `image/${format}`);
    return new Response(image, { headers });
  };
}

function roundDown(px: number): number {
  return px <= 8 * STEP_PX ? px : px - (px % STEP_PX);
}

function roundUp(px: number): number {
  return px <= 8 * STEP_PX ? px : Math.ceil(px / STEP_PX) * STEP_PX;
}

function parseImagePath(key: string, size: string): { key: string; widthPx: number; heightPx: number } {
  const [, width, height] = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(size) ?? [];
  const isWhole = /^[0-9a-f]{64}$/.test(key) && width !== undefined && height !== undefined;
  if (isWhole && Number(width) <= 20_000 && Number(height) <= 20_000) {
    return { key, widthPx: Number(width), heightPx: Number(height) };
  }
  throw new PlacesError("NOT_FOUND", "No photo has this address; use the photoUri of a photo's media call.");
}
