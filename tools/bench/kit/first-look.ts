import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../../browser/find-browser.ts";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { median } from "../measure/percentiles.ts";
import { importDemo } from "../places/import-demo.ts";

/**
 * `npm run bench:first-look`: how long pages written for the Places UI Kit stay empty on a slow
 * connection. `--before` takes another checkout with its own `node_modules` and built elements, for
 * comparison in the same run. See README.md.
 */
const { before, rounds } = readOptionsOrExit((args) =>
  readOptions(
    args,
    { before: { type: "string" }, rounds: { type: "number", default: 9 } },
    "npm run bench:first-look takes --before and --rounds.",
  ),
);

/** Round trip in milliseconds, and bytes per second: 1.6 Mbit/s down, 0.75 up, as on a slow phone. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Scene {
  name: string;
  /** Libraries that the page requests. */
  libraries: string;
  body: string;
  /** Expression in the page: whether the scene is there. `findElement(selector)` also looks into shadow trees. */
  isThere: string;
  /** Maximum share of the time of the version before. */
  maxShare?: number;
}

const PLACE = "osm-n-911242608359";
const SCENES: readonly Scene[] = [
  {
    name: "a compact card",
    libraries: "places",
    body: `<gmp-place-details-compact style="width:320px"><gmp-place-details-place-request place="${PLACE}"></gmp-place-details-place-request></gmp-place-details-compact>`,
    isThere: "findText('Marélys')",
    maxShare: 0.8,
  },
  {
    name: "an autocomplete",
    libraries: "places",
    body: "<gmp-place-autocomplete></gmp-place-autocomplete>",
    isThere: "findElement('input')?.getBoundingClientRect().height > 0",
    maxShare: 0.7,
  },
  {
    name: "a map, its picture or itself",
    libraries: "maps",
    body: '<gmp-map center="49.5464,-0.7711" zoom="14" style="height:400px"></gmp-map>',
    isThere: "findElement('img.picture:not([hidden])') || isMapDrawn()",
  },
];

/** Runs before the page: notes when the scene is there. */
const WATCH = `
const visit = (root, see) => {
  for (const element of root.querySelectorAll("*")) {
    const found = see(element) || (element.shadowRoot && visit(element.shadowRoot, see));
    if (found) return found;
  }
  return null;
};
globalThis.findElement = (selector) => visit(document, (element) => (element.matches(selector) ? element : null));
globalThis.findText = (text) =>
  visit(document, (element) => (element.children.length === 0 && element.textContent.includes(text) ? element : null));
let drawn = null;
globalThis.isMapDrawn = () => {
  const { innerMap } = document.querySelector("gmp-map");
  if (innerMap && drawn === null) {
    drawn = false;
    innerMap.addListener("tilesloaded", () => (drawn = true));
  }
  return drawn;
};
`;

const say = (line: string) => process.stderr.write(`${line}\n`);
const OURS = fileURLToPath(new URL("../../../", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "lieudit-first-look-"));
const versions = [
  ...(before === undefined ? [] : [{ name: "before", repository: before }]),
  { name: "now", repository: OURS },
];
const servers = await Promise.all(versions.map(({ name, repository }) => startServer(name, repository)));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
const times = new Map<string, number[]>();
try {
  for (let round = 0; round < rounds; round++) {
    for (const scene of SCENES) {
      for (const { name, origin } of servers) {
        const key = `${scene.name} ${name}`;
        times.set(key, [...(times.get(key) ?? []), await measure(browser, origin, scene)]);
      }
    }
    say(`round ${round + 1} of ${rounds}`);
  }
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
  await rm(folder, { recursive: true, force: true });
}
report();

function report(): void {
  const rows = SCENES.map(({ name, maxShare }) => {
    const medians = versions.map((version) => median(times.get(`${name} ${version.name}`) ?? []));
    const share = medians.length === 2 ? medians[1]! / medians[0]! : null;
    if (share !== null && maxShare !== undefined && share > maxShare) process.exitCode = 1;
    return [
      name,
      ...medians.map((ms) => `${Math.round(ms)} ms`),
      share === null ? "" : `${share.toFixed(2)}${maxShare === undefined ? "" : ` (at most ${maxShare})`}`,
    ];
  });
  const head = ["time until there is", ...versions.map(({ name }) => name), "share"];
  console.log([head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"));
}

/** Starts the places server of a checkout over the demo region. */
async function startServer(name: string, repository: string) {
  const data = join(folder, name);
  say(`${name}: importing the demo …`);
  const child = spawn(process.execPath, [join(repository, "apps/places-server/main.ts")], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: importDemo(repository, data),
      API_ACCESS: "open",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /answers at (http:\S+?)\/v1/.exec(line) ?? [];
    if (origin !== undefined) return { name, origin, stop: () => child.kill() };
  }
  throw new Error(`The server in ${repository} ended before it answered.`);
}

/** Opens the scene in a fresh browser profile; returns the milliseconds from the request of the page. */
async function measure(
  browser: Browser,
  origin: string,
  { libraries, body, isThere }: Scene,
): Promise<number> {
  const html = `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">
<script async src="${origin}/maps/api/js?key=none&loading=async&libraries=${libraries}"></script>
<body>${body}`;
  const pages = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  pages.listen(0, "127.0.0.1");
  await once(pages, "listening");
  const context = await browser.newContext({ viewport: { width: 375, height: 740 }, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", SLOW);
    await page.addInitScript(WATCH);
    await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`, { waitUntil: "commit" });
    const there = await page.waitForFunction(`(${isThere}) ? performance.now() : 0`, undefined, {
      polling: "raf",
      timeout: 30_000,
    });
    return (await there.jsonValue()) as number;
  } finally {
    await context.close();
    pages.close();
  }
}
