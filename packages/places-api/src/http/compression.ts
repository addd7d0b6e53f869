import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Below this many bytes an answer fits into one packet anyway. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|ld\+json)|image\/svg)/;

export type Encoding = "br" | "gzip";

/** The encoding that a reader accepts and that packs best, or null. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | null {
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
 * The answer compressed while it is sent, where that pays and the reader
 * accepts it; otherwise the same answer, whose headers say what it depends on.
 */
export function compressed(answer: Response, acceptEncoding: string | null): Response {
  const { headers, status } = answer;
  if (!COMPRESSIBLE.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) return answer;
  if (/\bno-transform\b/.test(headers.get("cache-control") ?? "")) return answer;
  // A file that is kept packed as well says so by itself.
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "Accept-Encoding");
  const encoding = acceptedEncoding(acceptEncoding);
  const length = headers.get("content-length");
  const isSmall = length !== null && Number(length) < MIN_BYTES;
  // The body comes last: to ask for it makes a stream of it.
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
  // The two declarations of the same web stream, the page's and Node's, do not know each other.
  const source = Readable.fromWeb(answer.body as unknown as NodeReadableStream);
  source.on("error", (error) => packer.destroy(error));
  packer.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(packer)) as unknown as ReadableStream, {
    status,
    headers: varied,
  });
}
