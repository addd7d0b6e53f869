import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Smaller responses fit into one packet anyway, in bytes. */
const MIN_BYTES = 1024;
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|ld\+json|geo\+json)|image\/svg)/;

export type Encoding = "br" | "gzip";

/** Returns the accepted encoding that compresses best, or null. */
export function pickEncoding(acceptEncoding: string | null): Encoding | null {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = (acceptEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

/**
 * Returns the response compressed as a stream, if that pays and the client accepts it. Otherwise
 * returns the same response, with `Vary` set.
 */
export function compressResponse(answer: Response, acceptEncoding: string | null): Response {
  const { headers, status } = answer;
  if (!COMPRESSIBLE.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) return answer;
  if (/\bno-transform\b/.test(headers.get("cache-control") ?? "")) return answer;
  // A file with a compressed version on disk declares it itself.
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "Accept-Encoding");
  const encoding = pickEncoding(acceptEncoding);
  const length = headers.get("content-length");
  const isSmall = length !== null && Number(length) < MIN_BYTES;
  // Read the body last: reading it creates a stream.
  if (encoding === null || isSmall || status === 206 || answer.body === null) return answer;
  const varied = new Headers(headers);
  varied.delete("content-length");
  varied.set("content-encoding", encoding);
  const etag = varied.get("etag");
  if (etag !== null && !etag.startsWith("W/")) varied.set("etag", `W/${etag}`);
  const packer =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  // The types of web streams for pages and for Node are the same stream, declared twice.
  const source = Readable.fromWeb(answer.body as unknown as NodeReadableStream);
  source.on("error", (error) => packer.destroy(error));
  packer.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(packer)) as unknown as ReadableStream, {
    status,
    headers: varied,
  });
}
