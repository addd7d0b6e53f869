import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { PREACT_IN_PLACE_OF_REACT } from "../../packages/place-widgets/build-steps/preact-in-place-of-react.ts";

export interface ContenderName {
  name: string;
  script: string;
  platform: "preact" | "as it is";
}

/** What is measured, ours first. */
export const CONTENDERS: readonly ContenderName[] = [
  { name: "lieudit, preact", script: "lieudit.tsx", platform: "preact" },
  { name: "lieudit, React", script: "lieudit.tsx", platform: "as it is" },
  { name: "Extended Component Library", script: "extended-component-library.ts", platform: "as it is" },
];

export const PEERS = join(import.meta.dirname, "..", "peers-kit");
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">' +
  '<rect width="900" height="600" fill="#b5651d"/><circle cx="450" cy="300" r="200" fill="#f3d9b1"/></svg>';

export type BuiltPage = ReadonlyMap<string, { contentType: string; body: string }>;

/** A contender built for production. */
export async function buildContender({ script, platform }: ContenderName): Promise<BuiltPage> {
  const folder = join(import.meta.dirname, "page");
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: {
      alias: [
        ...(platform === "preact" ? PREACT_IN_PLACE_OF_REACT : []),
        // The peers have a node_modules of their own.
        {
          find: /^@googlemaps\/extended-component-library\/(.*)$/,
          replacement: join(
            PEERS,
            "node_modules/@googlemaps/extended-component-library/lib/place_overview/$1",
          ),
        },
      ],
    },
    build: {
      write: false,
      // light-dark() is left as written: made older, it needs a colour scheme of the page.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      minify: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, script),
        output: {
          format: "es",
          minify: true,
          entryFileNames: "page.js",
          chunkFileNames: "[name].js",
          assetFileNames: "page[extname]",
        },
      },
    },
  });
  const { output } = ([built].flat() as Rolldown.RolldownOutput[])[0] ?? { output: [] };
  const files = new Map<string, { contentType: string; body: string }>();
  for (const file of output) {
    files.set(
      `/${file.fileName}`,
      file.type === "chunk"
        ? { contentType: "text/javascript", body: file.code }
        : { contentType: "text/css", body: file.source.toString() },
    );
  }
  const style = files.has("/page.css") ? '<link rel="stylesheet" href="/page.css">' : "";
  files.set("/", {
    contentType: "text/html; charset=utf-8",
    body:
      '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">' +
      `${style}<body><img src="/photo.svg" width="1" height="1" alt="">` +
      '<img src="/photo.svg" width="1" height="1" alt="" referrerpolicy="no-referrer">' +
      '<script type="module" src="/page.js"></script>',
  });
  files.set("/photo.svg", { contentType: "image/svg+xml", body: PHOTO });
  return files;
}

/** Serves a built contender on a free port of this machine. */
export async function serveContender(files: BuiltPage): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { "content-type": file.contentType, "cache-control": "max-age=3600" })
      .end(file.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens a contender, with its scripts run and the photo in the cache. */
export async function openContender(context: BrowserContext, url: string, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction("globalThis.bench !== undefined && document.readyState === 'complete'");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
