import { Readable } from "node:stream";
import { openBasemapFile } from "./basemap-file.ts";

export interface BasemapHandlerOptions {
  /** `<data>/places`, where the manifest is. */
  folder: string;
}

const BASEMAP_MEDIA_TYPE = "application/vnd.pmtiles";

/** For what never changes under its address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Answers GET and HEAD with the base map that is published now, whole or the
 * range of bytes that is asked for: map libraries read an archive so. The
 * entity tag changes with each publication, so a reader never puts together
 * pieces of two maps when it sends `If-Range` or `If-Match`. An address with
 * `?v=` and the map's version never changes its content, so caches keep it.
 * Pages of every origin may read it: there is nothing private in a map.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function createBasemapHandler({
  folder,
}: BasemapHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const found = await openBasemapFile(folder);
    if (found === null) return refusal(404, "There is no base map. Import an extract to get one.\n");
    const { file } = found;
    try {
      const { status, headers, range } = answerTo(request, found.version, found.sizeBytes);
      if (range === null || request.method === "HEAD") {
        await file.close();
        return new Response(null, { status, headers });
      }
      // The stream closes the file at its end, and when the reader goes away.
      const stream = file.createReadStream({ start: range.start, end: range.end });
      return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
    } catch (error) {
      await file.close().catch(() => {});
      throw error;
    }
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** First and last byte to send; null sends none. */
  range: { start: number; end: number } | null;
}

function answerTo({ url, headers: asked }: Request, version: string, size: number): Answer {
  const etag = `"${version}"`;
  const isVersioned = new URL(url).searchParams.get("v") === version;
  const headers = {
    "content-type": BASEMAP_MEDIA_TYPE,
    "accept-ranges": "bytes",
    // Without a version a newer map has the same address: every use asks whether it is still this one.
    "cache-control": isVersioned ? IMMUTABLE : "no-cache",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, Content-Range, Accept-Ranges",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  };
  const ifMatch = asked.get("if-match");
  if (ifMatch !== null && ifMatch !== "*" && !lists(ifMatch, etag))
    return { status: 412, headers, range: null };
  const isKnown = lists(asked.get("if-none-match") ?? "", etag);
  if (isKnown) return { status: 304, headers, range: null };
  const whole: Answer = {
    status: 200,
    headers: { ...headers, "content-length": String(size) },
    range: { start: 0, end: size - 1 },
  };
  const ifRange = asked.get("if-range");
  const wanted = asked.get("range");
  if (wanted === null || (ifRange !== null && ifRange !== etag)) return whole;
  const range = rangeOf(wanted, size);
  // More than one range, or another unit: the whole is always a right answer.
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

function rangeOf(header: string, size: number): { start: number; end: number } | "other" | "outside" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "other";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "other";
  return start > end ? "outside" : { start, end };
}

function lists(header: string, etag: string): boolean {
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function refusal(status: number, text: string): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
