import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeAgencyLines, makeListingLines } from "./synthetic-listings.ts";
import { readCpuTime } from "./thread-time.ts";

const ROOT = join(import.meta.dirname, "../../..");
const BASE_COUNT = 10_000;
const SEED = 20_261_123;
const WARM_UPS = 3;
const SAMPLES = 12;

/** Paths of each class; `at` varies the question between samples. */
const PAGES: Readonly<Record<string, (at: number) => string>> = {
  "vehicles, any page": (at) => `/vehicules?page=${at + 2}`,
  "vehicles, by kilometres": (at) => `/vehicules?tri=km-croissant&page=${at + 2}`,
  "vehicles, three filters": (at) => `/vehicules?energie=diesel&boite=manuelle&km-max=${100_000 + at}`,
  "town and radius": (at) => `/vehicules?ville=bourg-${at}-${10 + at}${100 + at}&rayon=50`,
  "estates, five filters": (at) =>
    `/immobilier/vente/maison?prix-max=${400_000 + at}&pieces=3&dpe=B&dpe=C&avec=ascenseur`,
  "map of a list": (at) => `/vehicules?energie=diesel&prix-max=${20_000 + at}&vue=carte`,
  "whole map": (at) => `/carte?type=${at % 2 === 0 ? "vehicules" : "immobilier"}`,
  "largest agency": () => "/agence/concession-0",
  "text search": (at) => `/recherche?q=${["jardin", "norvia", "calme gare", "maison", "bourg 3"][at % 5]}`,
  sitemap: (at) => `/sitemap-${at % 2 === 0 ? "vehicules" : "immobilier"}.xml?page=${1 + (at % 2)}`,
};

interface PageCost {
  mainMs: number;
  totalMs: number;
  perSecond: number;
}

/** CPU seconds and peak memory of an import. */
interface ImportCost {
  importSeconds: number;
  importMegabytes: number;
}

interface Measurement extends ImportCost {
  count: number;
  pages: Record<string, PageCost>;
}

/**
 * Measures imports and pages with 10 000 listings of each kind and with
 * `count`, and returns a table with both and the growth.
 *
 * @param port of the measured site
 * @param data folder to keep the imported data in; by default a temporary one
 */
export async function measureListingsGrowth(count: number, port: number, data?: string): Promise<string> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), "listings-growth-")));
  try {
    const small = await measure(BASE_COUNT, port, join(folder, String(BASE_COUNT)));
    const large = await measure(count, port, join(folder, String(count)));
    return formatGrowth(small, large);
  } finally {
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(count: number, port: number, dataDir: string): Promise<Measurement> {
  const imported = await importListings(count, dataDir);
  const site = await startSite(dataDir, port);
  try {
    const pages: Record<string, PageCost> = {};
    for (const [name, toPath] of Object.entries(PAGES)) {
      pages[name] = await measurePage(site, (at) => `http://localhost:${port}${toPath(at)}`);
      process.stderr.write(`${count}: ${name} ${pages[name].totalMs.toFixed(1)} ms\n`);
    }
    return { count, ...imported, pages };
  } finally {
    await stopSite(site);
  }
}

/** Imports agencies and listings into a data folder, unless an earlier run did. */
export async function importListings(count: number, dataDir: string): Promise<ImportCost> {
  const figures = join(dataDir, "imported.json");
  // Written by an earlier run with `--keep`.
  if (existsSync(figures)) return JSON.parse(await readFile(figures, "utf8")) as ImportCost;
  await mkdir(dataDir, { recursive: true });
  const files = [
    await writeLines(join(dataDir, "agencies.jsonl"), makeAgencyLines(count)),
    await writeLines(join(dataDir, "vehicles.jsonl"), makeListingLines("vehicle", count, SEED)),
    await writeLines(join(dataDir, "estates.jsonl"), makeListingLines("estate", count, SEED + 1)),
  ];
  const program = join(import.meta.dirname, "import-listings.bench-process.ts");
  // The same heap as that of `npm run listings`.
  const child = spawn(process.execPath, ["--max-semi-space-size=8", program, dataDir, ...files], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The import exited with ${code}; see the output above.`);
  process.stderr.write(`${count}: import ${output}\n`);
  await writeFile(figures, output);
  // Written by the program.
  return JSON.parse(output) as ImportCost;
}

/** Writes a file and returns its path. */
async function writeLines(path: string, lines: Iterable<string>): Promise<string> {
  const ended = (function* () {
    for (const line of lines) yield `${line}\n`;
  })();
  await pipeline(Readable.from(ended), createWriteStream(path));
  return path;
}

/** Starts the built site over a data folder, with one worker. */
export async function startSite(dataDir: string, port: number): Promise<ChildProcess> {
  const site = spawn(process.execPath, [join(ROOT, "apps/site/server/main.ts")], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: String(port), WORKERS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = new Promise<void>((resolve) => {
    let output = "";
    site.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("est prêt")) resolve();
    });
  });
  const ended = once(site, "exit").then(([code]) => {
    throw new Error(`The site exited with ${code} before it was ready.`);
  });
  await Promise.race([ready, ended]);
  // Only an exit before it is ready is an error.
  ended.catch(() => {});
  return site;
}

export async function stopSite(site: ChildProcess): Promise<void> {
  site.kill("SIGTERM");
  await once(site, "exit");
}

async function measurePage(site: ChildProcess, toUrl: (at: number) => string): Promise<PageCost> {
  for (let at = 0; at < WARM_UPS; at++) await readPage(toUrl(at));
  const before = readCpuTime(site.pid ?? 0);
  const start = performance.now();
  for (let at = 0; at < SAMPLES; at++) await readPage(toUrl(WARM_UPS + at));
  const seconds = (performance.now() - start) / 1000;
  const after = readCpuTime(site.pid ?? 0);
  return {
    mainMs: (after.main - before.main) / SAMPLES,
    totalMs: (after.total - before.total) / SAMPLES,
    perSecond: SAMPLES / seconds,
  };
}

async function readPage(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  // An address beyond the last page of a filtered list is 404, but costs the same.
  if (response.status >= 500) throw new Error(`${url} returned ${response.status}.`);
}

function formatGrowth(small: Measurement, large: Measurement): string {
  const growth = (before: number, after: number) => `x ${(after / before).toFixed(1)}`;
  const rows = Object.entries(large.pages).map(([name, cost]) => {
    const base = small.pages[name] ?? cost;
    const cell = ({ mainMs, totalMs, perSecond }: PageCost) =>
      `${totalMs.toFixed(1)} (${mainMs.toFixed(1)}), ${perSecond.toFixed(0)}/s`;
    return `| ${name} | ${cell(base)} | ${cell(cost)} | ${growth(base.totalMs, cost.totalMs)} |`;
  });
  return [
    `| ms of CPU of all threads (of the page's thread), pages a second | ${small.count} + ${small.count} | ${large.count} + ${large.count} | growth |`,
    "|---|---|---|---|",
    ...rows,
    `| import, s of CPU | ${small.importSeconds.toFixed(1)} | ${large.importSeconds.toFixed(1)} | ${growth(small.importSeconds, large.importSeconds)} |`,
    `| import, MB | ${small.importMegabytes.toFixed(0)} | ${large.importMegabytes.toFixed(0)} | ${growth(small.importMegabytes, large.importMegabytes)} |`,
    "",
  ].join("\n");
}
