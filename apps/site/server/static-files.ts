import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Encoding, pickEncoding } from "@lieudit/places-api";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names in `assets/` hold a hash of the content, so they never change. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Third-party pages load the kit from here. */
const OPEN_TO_PAGES = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Copies of a network's post stand in frames of this site. They run no script. */
const POST_FRAME = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
};

interface StaticFile {
  headers: Record<string, string>;
  bodies: { identity: Buffer<ArrayBuffer>; br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> };
}

/** Answers a request for a file of the browser build, or returns null for an unknown name. */
export type StaticFiles = (request: Request) => Response | null;

/**
 * Reads the browser build into memory, once: it is small, and no path that a
 * stranger sends ever reaches the file system.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const contentType = CONTENT_TYPES[extname(path)];
    if (!entry.isFile() || contentType === undefined) continue;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    // The bundler's own notes.
    if (address.startsWith("/.")) continue;
    files.set(address, staticFile(path, contentType, address));
  }
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file === undefined ? null : answer(file, request);
  };
}

function staticFile(path: string, contentType: string, address: string): StaticFile {
  const isHashed = address.startsWith("/assets/");
  const isOfKit = address.startsWith("/kit/");
  const identity = readFileSync(path);
  const packed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  const br = packed(".br");
  const gzip = packed(".gz");
  return {
    headers: {
      "content-type": contentType,
      "cache-control": isHashed ? IMMUTABLE : AN_HOUR,
      etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
      ...(isOfKit ? OPEN_TO_PAGES : {}),
      ...(address.startsWith("/publications/") ? POST_FRAME : {}),
      ...(br !== undefined || gzip !== undefined ? { vary: "Accept-Encoding" } : {}),
    },
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

function answer({ headers, bodies }: StaticFile, request: Request): Response {
  const matches = request.headers.get("if-none-match");
  if (matches !== null && headers.etag !== undefined && matches.includes(headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = headers["content-type"]?.startsWith("video/")
    ? readRange(request.headers.get("range"), bodies.identity.length)
    : null;
  if (range !== null) return answerRange(headers, bodies.identity, range);
  const encoding = pickStored(bodies, pickEncoding(request.headers.get("accept-encoding")));
  const body = encoding === null ? bodies.identity : (bodies[encoding] ?? bodies.identity);
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(encoding === null ? {} : { "content-encoding": encoding }),
    },
  });
}

/** The range that a player of films asks for: Safari plays none from a server that ignores ranges. */
function readRange(header: string | null, length: number): { first: number; last: number } | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return { first, last };
}

function answerRange(
  headers: Record<string, string>,
  body: Buffer<ArrayBuffer>,
  { first, last }: { first: number; last: number },
): Response {
  if (first > last) {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${body.length}` } });
  }
  return new Response(body.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      "content-range": `bytes ${first}-${last}/${body.length}`,
      "content-length": String(last - first + 1),
    },
  });
}

function pickStored(bodies: StaticFile["bodies"], accepted: Encoding | null): Encoding | null {
  return accepted !== null && bodies[accepted] !== undefined ? accepted : null;
}
