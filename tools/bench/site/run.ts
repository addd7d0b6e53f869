import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "vite";
import { BROWSER_FLAGS, findBrowser } from "../../browser/find-browser.ts";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { DEMO_SITE_DATA, startDemoSite } from "../../demo-site.ts";
import { median } from "../measure/percentiles.ts";
import { measureDeskPages } from "./desk-pages.ts";
import { measureListingsGrowth } from "./listings-growth.ts";
import { readPageTree, type TreeNode } from "./page-tree.ts";

/**
 * `npm run bench:site`: compares the requests per second of the vehicle list
 * with the same page in bare Next. With `--listings`, it measures how the cost
 * of pages and imports grows; with `--desk`, how long pages of the desk take.
 * See README.md.
 */
const {
  rounds,
  seconds,
  port,
  json: isJson,
  listings,
  desk,
  keep,
} = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      rounds: { type: "number", default: 3 },
      seconds: { type: "number", default: 10 },
      port: { type: "number", default: 4_310 },
      json: { type: "boolean" },
      listings: { type: "number" },
      desk: { type: "number" },
      keep: { type: "string" },
    },
    "npm run bench:site",
  ),
);

if (listings !== undefined) {
  process.stdout.write(await measureListingsGrowth(listings, port, keep));
  process.exit();
}

if (desk !== undefined) {
  process.stdout.write(await measureDeskPages(desk, port, keep));
  process.exit();
}

const ROOT = join(import.meta.dirname, "../../..");
const PEER = join(ROOT, "tools/bench/peers-site");
const PATH = "/vehicules";
/** The query of the list page, newest first. */
const PAGE_SQL = `select card from listing join listing_body on listing_body.listing_id = listing.id
  where kind = 'vehicle' and visible = 1 order by publie desc, id desc limit 24`;
const MIN_TIMES = 2.5;
/** Concurrent connections, enough to saturate one core. */
const CONNECTIONS = 8;

const say = (line: string) => process.stderr.write(`${line}\n`);
// Each server has its own core, and the client has another.
const onCore = (core: number) => (cpus().length > 1 && hasTaskset() ? ["taskset", "-c", String(core)] : []);

installPeer();
const ours = await startDemoSite({ port, wrapper: onCore(0) });
let peer: ChildProcess | null = null;
try {
  await preparePeer(ours.url + PATH);
  peer = await startPeer();
  const peerUrl = `http://localhost:${port + 1}`;
  const texts = { ours: await readText(ours.url + PATH), next: await readText(peerUrl + PATH) };
  expectSameText(texts.ours, texts.next);
  const rates: Record<"ours" | "next", number[]> = { ours: [], next: [] };
  for (const url of [ours.url, peerUrl]) await measureRequestsPerSecond(url + PATH, 2);
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await measureRequestsPerSecond(ours.url + PATH, seconds));
    rates.next.push(await measureRequestsPerSecond(peerUrl + PATH, seconds));
    say(
      `round ${round + 1}: ${rates.ours.at(-1)?.toFixed(0)} and ${rates.next.at(-1)?.toFixed(0)} pages a second`,
    );
  }
  const times = median(rates.ours) / median(rates.next);
  const areMet = times >= MIN_TIMES;
  if (isJson) process.stdout.write(`${JSON.stringify({ rates, times, areMet })}\n`);
  else {
    console.log(
      `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, load ${loadavg()[0]?.toFixed(1)}, median of ${rounds}\n` +
        `pages a second: ${median(rates.ours).toFixed(0)} ours, ${median(rates.next).toFixed(0)} bare Next\n` +
        `Bar ${areMet ? "met" : "NOT met"}: ${times.toFixed(2)} times as many (bar ${MIN_TIMES}).`,
    );
  }
  if (!areMet) process.exitCode = 1;
} finally {
  peer?.kill("SIGTERM");
  await ours.stop();
}

function installPeer(): void {
  if (existsSync(join(PEER, "node_modules"))) return;
  say("Installing Next (tools/bench/peers-site) …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", PEER], {
    cwd: PEER,
    stdio: ["ignore", 2, 2],
  });
}

/** Extracts the frame around the cards from our page, and builds the peer. */
async function preparePeer(url: string): Promise<void> {
  say("Building the page in Next …");
  const folder = join(PEER, "build");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "frame.json"), JSON.stringify(await readTree(url)));
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "esnext",
      lib: {
        entry: join(import.meta.dirname, "listing-model-for-peer.ts"),
        formats: ["es"],
        fileName: () => "listing-model.js",
      },
    },
  });
  execFileSync(process.execPath, [join(PEER, "node_modules/next/dist/bin/next"), "build"], {
    cwd: PEER,
    env: peerEnvironment(),
    stdio: ["ignore", 2, 2],
  });
}

async function readTree(url: string): Promise<(TreeNode | string)[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "domcontentloaded" });
    return await readPageTree(page);
  } finally {
    await browser.close();
  }
}

async function startPeer(): Promise<ChildProcess> {
  const next = join(PEER, "node_modules/next/dist/bin/next");
  const [command = "", ...args] = [...onCore(0), process.execPath, next, "start", "-p", String(port + 1)];
  const server = spawn(command, args, {
    cwd: PEER,
    env: peerEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  await Promise.race([
    new Promise<void>((resolve) => {
      server.stdout?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (/Ready in/.test(output)) resolve();
      });
    }),
    once(server, "exit").then(() => {
      throw new Error(`Next exited before it was ready:\n${output}`);
    }),
  ]);
  return server;
}

function peerEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    DATA_DIR: DEMO_SITE_DATA,
    PAGE_SQL,
  };
}

interface PageText {
  cards: string[];
  wordCount: number;
}

/** Reads the text of a page, without tags and scripts. */
async function readText(url: string): Promise<PageText> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}: ${html.slice(0, 300)}`);
  const words = (part: string) =>
    part
      .replace(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/&#x27;/g, "'")
      .split(/\s+/)
      .filter((word) => word !== "");
  const body = html.slice(html.indexOf("<body"));
  return {
    cards: [...body.matchAll(/<article class="card">[\s\S]*?<\/article>/g)].map(([card]) =>
      words(card).join(" "),
    ),
    wordCount: words(body).length,
  };
}

function expectSameText(ours: PageText, next: PageText): void {
  const index = ours.cards.findIndex((card, at) => card !== next.cards[at]);
  if (ours.cards.length !== 24 || next.cards.length !== 24 || index !== -1) {
    throw new Error(
      `The pages differ: ${ours.cards.length} and ${next.cards.length} cards, the first difference is\n` +
        `${ours.cards[index] ?? "none"}\n${next.cards[index] ?? "none"}`,
    );
  }
  const share = next.wordCount / ours.wordCount;
  if (share < 0.97 || share > 1.03) {
    throw new Error(`The pages differ: ${ours.wordCount} and ${next.wordCount} words.`);
  }
  say(`Both send ${ours.wordCount} words, 24 identical cards.`);
}

async function measureRequestsPerSecond(url: string, duration: number): Promise<number> {
  const program = join(ROOT, "node_modules/autocannon/autocannon.js");
  const options = ["-c", String(CONNECTIONS), "-d", String(duration), "--json", url];
  const [command = "", ...args] = [...onCore(1), process.execPath, program, ...options];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, "close");
  // Written by autocannon 9.
  const result = JSON.parse(output) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx and ${result.errors} failed.`);
  }
  return result.requests.average;
}

function hasTaskset(): boolean {
  return ["/usr/bin/taskset", "/bin/taskset"].some((path) => existsSync(path));
}
