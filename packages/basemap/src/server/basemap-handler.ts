import { Readable } from "node:stream";
import type { ByteSource } from "../archive/byte-source.ts";
import { type BasemapLocation, openBasemapFile } from "./basemap-file.ts";

const BASEMAP_MEDIA_TYPE = "application/vnd.pmtiles";

/** For URLs whose content never changes. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Creates a handler for GET and HEAD of the published base map, whole or by byte range.
 * Map libraries read an archive by ranges.
 *
 * The entity tag changes with each publication, so `If-Range` and `If-Match` prevent
 * mixing ranges of two maps. A URL with `?v=<version>` never changes its content and is
 * cached for good. Any origin may read it, because a map is public.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function createBasemapHandler(location: BasemapLocation): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const basemap = await openBasemapFile(location);
    if (basemap === null)
      return createTextResponse(404, "There is no base map. Import an extract to get one.\n");
    const { source } = basemap;
    try {
      const { status, headers, range } = planResponse(request, basemap.version, source.sizeBytes);
      if (range === null || request.method === "HEAD") {
        await source.close();
        return new Response(null, { status, headers });
      }
      const bytes = readAndClose(source, range);
      // Fails before the status is sent, if the storage does not respond.
      const first = await bytes.next();
      const stream = Readable.from(resume(first, bytes));
      return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
    } catch (error) {
      await source.close().catch(() => {});
      throw error;
    }
  };
}

/** Closes the source at its end, and when the client disconnects. */
async function* readAndClose(
  source: ByteSource,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  try {
    yield* source.stream(start, end);
  } finally {
    await source.close();
  }
}

async function* resume<Item>(
  first: IteratorResult<Item, void>,
  rest: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

interface ResponsePlan {
  status: number;
  headers: Record<string, string>;
  /** First and last byte to send; null sends no body. */
  range: { start: number; end: number } | null;
}

function planResponse(
  { url, headers: requestHeaders }: Request,
  version: string,
  size: number,
): ResponsePlan {
  const etag = `"${version}"`;
  const isVersioned = new URL(url).searchParams.get("v") === version;
  const headers = {
    "content-type": BASEMAP_MEDIA_TYPE,
    "accept-ranges": "bytes",
    // Without a version the URL serves newer maps too, so every use must revalidate.
    "cache-control": isVersioned ? IMMUTABLE : "no-cache",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, Content-Range, Accept-Ranges",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  };
  const ifMatch = requestHeaders.get("if-match");
  if (ifMatch !== null && ifMatch !== "*" && !listsTag(ifMatch, etag))
    return { status: 412, headers, range: null };
  const isKnown = listsTag(requestHeaders.get("if-none-match") ?? "", etag);
  if (isKnown) return { status: 304, headers, range: null };
  const whole: ResponsePlan = {
    status: 200,
    headers: { ...headers, "content-length": String(size) },
    range: { start: 0, end: size - 1 },
  };
  const ifRange = requestHeaders.get("if-range");
  const requestedRange = requestHeaders.get("range");
  if (requestedRange === null || (ifRange !== null && ifRange !== etag)) return whole;
  const range = parseRange(requestedRange, size);
  // For several ranges or another unit the whole archive is a valid response.
  if (range === "other") return whole;
  if (range === "outside") {
    return { status: 416, headers: { ...headers, "content-range": `bytes */${size}` }, range: null };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      "content-range": `bytes ${start}-${end}/${size}`,
      "content-length": String(end - start + 1),
    },
    range,
  };
}

function parseRange(header: string, size: number): { start: number; end: number } | "other" | "outside" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "other";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "other";
  return start > end ? "outside" : { start, end };
}

function listsTag(header: string, etag: string): boolean {
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function createTextResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
