import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { build, type Plugin, type Rolldown } from "vite";
import { buildKitEntry } from "../../../packages/kit-build/src/widgets/build-kit-entry.ts";
import { KIT_ENTRIES } from "../../../packages/kit-build/src/widgets/kit-entries.ts";

export interface ContenderName {
  name: string;
  script: string;
  /** Whether its page loads the built compact card, like third-party pages. */
  embedsKit: boolean;
}

/** The measured kits, ours first. */
export const CONTENDERS: readonly ContenderName[] = [
  { name: "lieudit, preact", script: "lieudit-embedded.ts", embedsKit: true },
  { name: "lieudit, React", script: "lieudit.tsx", embedsKit: false },
  { name: "Extended Component Library", script: "extended-component-library.ts", embedsKit: false },
];

export const PEERS = join(import.meta.dirname, "..", "peers-kit");
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">' +
  '<rect width="900" height="600" fill="#b5651d"/><circle cx="450" cy="300" r="200" fill="#f3d9b1"/></svg>';

export type BuiltPage = ReadonlyMap<string, { contentType: string; body: string }>;

/** Builds a contender for production. */
export async function buildContender({ script, embedsKit }: ContenderName): Promise<BuiltPage> {
  const folder = join(import.meta.dirname, "page");
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [KIT_AS_EMBEDDED],
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: {
      alias: [
        // The peers have their own node_modules.
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
      // Keeps light-dark(): its fallback needs a colour scheme on the page.
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
  if (embedsKit) for (const [path, file] of await buildKit()) files.set(path, file);
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

/** Loads the kit as a separate file, like third-party pages. */
const KIT_AS_EMBEDDED: Plugin = {
  name: "kit-as-embedded",
  enforce: "pre",
  resolveId: (source) =>
    source.endsWith("/entries/compact-card.ts") ? { id: "/kit/compact-card.js", external: "absolute" } : null,
};

/** Builds the compact card on preact; its styles become the styles of the page. */
async function buildKit(): Promise<BuiltPage> {
  const entry = KIT_ENTRIES.find(({ name }) => name === "compact card");
  if (entry === undefined) throw new Error("The kit has no entry named compact card; see kit-entries.ts.");
  const { first, later } = await buildKitEntry(entry, "preact");
  return new Map(
    [...first, ...later].map(({ name, code }) =>
      name === "styles.css"
        ? ["/page.css", { contentType: "text/css", body: code }]
        : [`/kit/${name}`, { contentType: "text/javascript", body: code }],
    ),
  );
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

export interface OpenedContender {
  page: Page;
  /** Number of style recalculations and layouts since the page was opened; other work on the machine does not affect them. */
  passes: () => Promise<{ styles: number; layouts: number }>;
}

/** Opens a contender, runs its scripts and loads the photo into the cache. */
export async function openContender(
  context: BrowserContext,
  url: string,
  slowdown: number,
): Promise<OpenedContender> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction("globalThis.bench !== undefined && document.readyState === 'complete'");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Performance.enable");
  const readMetric = async (name: string) =>
    (await session.send("Performance.getMetrics")).metrics.find((metric) => metric.name === name)?.value ?? 0;
  const before = { styles: await readMetric("RecalcStyleCount"), layouts: await readMetric("LayoutCount") };
  return {
    page,
    passes: async () => ({
      styles: (await readMetric("RecalcStyleCount")) - before.styles,
      layouts: (await readMetric("LayoutCount")) - before.layouts,
    }),
  };
}
