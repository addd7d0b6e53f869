import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { build, type Rolldown } from "vite";

const GALLERY = resolve(import.meta.dirname, "..", "..", "packages", "place-widgets", "gallery");
/** Nothing listens there: the browser's requests are answered here. */
const ORIGIN = "http://gallery.example";

let built: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/** The built gallery with its settings in the address, every picture loaded and faded in. */
export async function openGallery(context: BrowserContext, settings: string): Promise<Page> {
  built ??= buildGallery();
  const files = await built;
  const page = await context.newPage();
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = pathname === "/" ? "/index.html" : pathname;
    const body = files.get(path) ?? findPublicFile(path);
    if (origin !== ORIGIN || body === undefined) return route.abort();
    return route.fulfill({ contentType: contentType(path), body: Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/?${settings}`);
  await page.waitForFunction(`document.querySelector(".gmp-widget") !== null && ${ALL_DRAWN}`);
  return page;
}

// Lazy pictures would never load, because nothing scrolls to them.
const ALL_DRAWN = `[...document.images].every((image) => (image.loading = "eager") && image.complete
    && (image.offsetParent === null || getComputedStyle(image).opacity === "1"))
  && document.querySelectorAll(".gmp-widget[aria-busy=true]").length < 12`;

async function buildGallery(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root: GALLERY,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  });
  const { output } = ([result].flat() as Rolldown.RolldownOutput[])[0] ?? { output: [] };
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source] as const),
  );
}

/** Returns a file of the gallery's `public`. */
function findPublicFile(path: string): Uint8Array | undefined {
  const file = join(GALLERY, "public", path);
  return /^(\/[\w.-]+)+\.svg$/.test(path) && existsSync(file) ? readFileSync(file) : undefined;
}

function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  return (
    { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" }[extension] ??
    "text/plain"
  );
}
