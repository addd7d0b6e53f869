import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { KitFiles, KitManifest } from "./kit-manifest.ts";

/** Folder of the built kit. */
export const KIT_FOLDER = join(import.meta.dirname, "..", "..", "dist");

/** The address of the script that pages load. */
export const SCRIPT_PATH = "/maps/api/js";
/** Path of the files that the script loads; their names contain a hash of their content. */
export const FILES_PATH = "/maps/kit/";

export interface ElementKitOptions {
  /** The built kit. Default `KIT_FOLDER`. */
  folder?: string;
  /** Address of the kit's files. Default: `FILES_PATH` on the host of the script. */
  codeBase?: string | undefined;
  /** Default server of places. Default: the host of the script. */
  dataHost?: string | undefined;
}

/** Responds to a request for the script or a file of the kit; returns null for other addresses. */
export type ElementKit = (request: Request) => Response | null;

/** Names contain a hash of the content, so files are immutable. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** The script names the files of the newest build, so it expires soon. */
const TEN_MINUTES = "public, max-age=600, stale-while-revalidate=3600";
const OF_REQUESTED_HOST = { "cache-control": TEN_MINUTES.replace("public", "private") };

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
};

/** Pages of every origin load the kit, also cross-origin isolated ones. */
const OPEN_TO_PAGES = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "timing-allow-origin": "*",
};

/**
 * A worker from the page's origin has the policy of its own file. The worker of a
 * map fetches tiles from any server that the page names.
 */
const WORKER_POLICY = "default-src 'none'; connect-src *";

/** Reads the built kit into memory. Without a build, each response names what is missing. */
export function openElementKit({
  folder = KIT_FOLDER,
  codeBase,
  dataHost,
}: ElementKitOptions = {}): ElementKit {
  const kit = readKit(folder);
  return (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname !== SCRIPT_PATH && !pathname.startsWith(FILES_PATH)) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plain(405, "The kit is only read: send GET.\n", { allow: "GET, HEAD" });
    }
    if (kit === null) return plain(404, "The kit is not built here; npm run build makes it.\n");
    if (pathname === SCRIPT_PATH) {
      const files: KitFiles = {
        codeBase: codeBase ?? `${origin}${FILES_PATH}`,
        dataHost: dataHost ?? origin,
        ...kit.manifest,
      };
      // With an origin of the request in it, a shared cache could give it to visitors of another host.
      const isForEveryHost = codeBase !== undefined && dataHost !== undefined;
      return answer(request, scriptFile(kit.loader, files), isForEveryHost ? {} : OF_REQUESTED_HOST);
    }
    const file = kit.files.get(pathname.slice(FILES_PATH.length));
    return file === undefined
      ? plain(404, "The kit has no such file: load the script at /maps/api/js, which names those it has.\n")
      : answer(request, file);
  };
}

interface ServedFile {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  /** The compressed file of the build, or compressed on the first request. */
  packed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

interface Kit {
  manifest: KitManifest;
  loader: string;
  files: ReadonlyMap<string, ServedFile>;
}

function readKit(folder: string): Kit | null {
  if (!existsSync(join(folder, "kit.json"))) return null;
  const files = new Map<string, ServedFile>();
  for (const name of readdirSync(join(folder, "files"), { recursive: true, encoding: "utf8" })) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined) continue;
    const read = (ending = "") => readFileSync(join(folder, "files", name + ending));
    const file = served(read(), contentType, name.endsWith(".txt") ? TEN_MINUTES : IMMUTABLE);
    if (name.endsWith(".mjs")) file.headers["content-security-policy"] = WORKER_POLICY;
    for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
      if (existsSync(join(folder, "files", name + ending))) file.packed[encoding] = read(ending);
    }
    // Of a file in a folder as addresses have it.
    files.set(name.replaceAll("\\", "/"), file);
  }
  // Written by our own build.
  const { entry, libraries, scenes, atOnce } = JSON.parse(
    readFileSync(join(folder, "kit.json"), "utf8"),
  ) as KitManifest;
  return {
    manifest: { entry, libraries, scenes, atOnce },
    loader: readFileSync(join(folder, "maps-api.js"), "utf8"),
    files,
  };
}

/** One script per host name of requests. */
const scripts = new Map<string, ServedFile>();
const MAX_SCRIPTS = 16;

function scriptFile(loader: string, files: KitFiles): ServedFile {
  const code = scriptCode(loader, files);
  const known = scripts.get(code);
  if (known !== undefined) return known;
  // Bounded, since clients can send any Host header.
  if (scripts.size >= MAX_SCRIPTS) scripts.clear();
  const file = served(Buffer.from(code), CONTENT_TYPES[".js"] ?? "", TEN_MINUTES);
  scripts.set(code, file);
  return file;
}

function served(body: Buffer<ArrayBuffer>, contentType: string, caching: string): ServedFile {
  return {
    headers: {
      ...OPEN_TO_PAGES,
      "content-type": contentType,
      "cache-control": caching,
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      vary: "Accept-Encoding",
    },
    body,
    packed: {},
  };
}

function answer(request: Request, file: ServedFile, more: Readonly<Record<string, string>> = {}): Response {
  const headers: Record<string, string> = { ...file.headers, ...more };
  const etag = headers.etag ?? "";
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
  const body = encoding === null ? file.body : packed(file, encoding);
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(encoding === null ? {} : { "content-encoding": encoding }),
    },
  });
}

type Encoding = "br" | "gzip";

/** Of the packed files that the build writes beside each. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

function encodingFor(accepted: string): Encoding | null {
  const names = accepted
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding)) ?? null;
}

function packed(file: ServedFile, encoding: Encoding): Buffer<ArrayBuffer> {
  file.packed[encoding] ??=
    encoding === "br"
      ? brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(file.body, { level: 9 });
  return file.packed[encoding];
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...OPEN_TO_PAGES,
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}

/** Returns the script of `/maps/api/js`, with what the server writes into it. */
export function scriptCode(loader: string, files: KitFiles): string {
  // Before the script and within one function with it, so that the page's names stay its own.
  return `(()=>{const LIEUDIT_KIT=${JSON.stringify(files)};${loader}})();`;
}
