import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";

const ROOT = resolve(import.meta.dirname, "..", "..");
const EXAMPLES = join(ROOT, "examples");

/** Where pages look for the script: those of the examples here, libraries of others at the host that they were written for. */
const SCRIPT_ADDRESSES = ["http://localhost:3000/maps/api/js", "https://maps.googleapis.com/maps/api/js"];

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/** A server of places over the demo town, and pages of another site that use it. */
export interface ExamplePages {
  /** Of the places server. */
  placesUrl: string;
  /**
   * URL of a page of `examples/` that loads the script of this server and records console errors in
   * `window.complaints`. It is for browsers whose requests cannot be intercepted.
   */
  urlFor(path: string): string;
  /** Opens a page of `examples/`, such as `photos/`. */
  open(browser: Browser, path: string, options?: OpenOptions): Promise<OpenPage>;
  /** Serves a page of a test's own at `path`. */
  addPage(path: string, html: string): void;
  /** Bundles a module for a page, served at `path`; its own imports come from `node_modules`. */
  addBundle(path: string, module: string): Promise<void>;
  stop(): Promise<void>;
}

export interface OpenOptions {
  width?: number;
  /** Where the page comes from. Default: another port of `localhost`. */
  from?: "disk" | "127.0.0.1";
}

export interface OpenPage {
  page: Page;
  /** Console messages of the page: errors, warnings, uncaught errors. */
  complaints: string[];
  /** Calls of the places server: method and path with its query. */
  calls: string[];
  close(): Promise<void>;
}

/**
 * Starts both.
 *
 * @param dataDir with the demo imported
 */
export async function serveExamples(dataDir: string): Promise<ExamplePages> {
  const places = await startApp("places-server/main.ts", dataDir);
  const added = new Map<string, { type: string; body: string }>();
  const files = await serveFiles(added, places.url);
  const filesUrl = `http://localhost:${(files.address() as AddressInfo).port}`;
  return {
    placesUrl: places.url,
    urlFor: (path) => `${filesUrl}/${EXCHANGED}${path}`,
    addPage(path, html) {
      added.set(path, { type: TYPES[".html"]!, body: html });
    },
    async addBundle(path, module) {
      added.set(path, { type: TYPES[".js"]!, body: await buildBundle(module) });
    },
    async open(browser, path, { width = 1000, from } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        locale: "fr-FR",
        reducedMotion: "reduce",
      });
      for (const address of SCRIPT_ADDRESSES) {
        await context.route(`${address}?*`, async (route) => {
          const { search } = new URL(route.request().url());
          const answer = await fetch(`${places.url}/maps/api/js${search}`);
          await route.fulfill({ contentType: "text/javascript", body: await answer.text() });
        });
      }
      const page = await context.newPage();
      const complaints: string[] = [];
      const calls: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        if (request.url().startsWith(`${places.url}/v1/`)) {
          calls.push(`${request.method()} ${request.url().slice(places.url.length)}`);
        }
      });
      await page.goto(
        from === "disk"
          ? pathToFileURL(join(EXAMPLES, path, "index.html")).href
          : `${from === undefined ? filesUrl : filesUrl.replace("localhost", from)}/${path}`,
      );
      return { page, complaints, calls, close: () => context.close() };
    },
    async stop() {
      files.close();
      files.closeAllConnections();
      await places.stop();
    },
  };
}

/** Starts a server of `apps/` over `dataDir`, on a free port: `places-server/main.ts` or `site/server/main.ts`. */
export async function startApp(
  program: string,
  dataDir: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await findFreePort());
  const server: ChildProcess = spawn(process.execPath, [join(ROOT, "apps", program)], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, API_ACCESS: "", WORKERS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const said = /(?:answers at|prêt :) (http:\/\/[^/\s]+)/.exec(printed)?.[1];
      // By name, as pages of this machine call it.
      if (said !== undefined) resolve(said.replace("127.0.0.1", "localhost"));
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    void ended.then(() => reject(new Error(`${program} ended before it was ready:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Returns a port that nobody listens on now: the server tells photos' addresses by it, so it is not left to choose. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Below it stand the same pages with the address of this server's script in them. */
const EXCHANGED = "with-this-server/";

/** Keeps what the console says, and errors that nobody catches. */
const COMPLAINTS = `<script>
  window.complaints = [];
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => { complaints.push(words.join(" ")); say.apply(console, words); };
  }
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
</script>`;

async function serveFiles(
  added: ReadonlyMap<string, { type: string; body: string }>,
  placesUrl: string,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
    const isExchanged = asked.startsWith(EXCHANGED);
    const path = isExchanged ? asked.slice(EXCHANGED.length) : asked;
    const file = resolve(EXAMPLES, path.endsWith("/") ? `${path}index.html` : path);
    const isExample = file.startsWith(`${EXAMPLES}/`);
    const body = added.get(path)?.body ?? (isExample ? await readFile(file, "utf8").catch(() => null) : null);
    response
      .writeHead(body === null ? 404 : 200, {
        "content-type": added.get(path)?.type ?? TYPES[extname(file)] ?? "text/plain",
      })
      .end(body !== null && isExchanged ? exchanged(body, placesUrl) : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function exchanged(body: string, placesUrl: string): string {
  const withAddress = SCRIPT_ADDRESSES.reduce(
    (text, address) => text.replaceAll(address, `${placesUrl}/maps/api/js`),
    body,
  );
  return withAddress.replace("<head>", `<head>${COMPLAINTS}`);
}

async function buildBundle(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // A production build, whatever NODE_ENV is: vitest sets it to "test".
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: { conditions: ["production", "module", "browser"] },
    build: {
      write: false,
      target: "es2022",
      minify: false,
      lib: { entry: module, formats: ["es"], fileName: () => "bundle.js" },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${module} gave no bundle.`);
  const [chunk] = output.output;
  return chunk.code;
}
