import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readManifest } from "@lieudit/place-index/store";
import { callSteadily, computeTimes } from "../overload/call-patterns.ts";
import { buildRequest, startPlacesServer } from "../overload/places-server.ts";
import type { MeasuredCall } from "../overload/raw-caller.ts";
import { importDemo, readImportedPlaces } from "../places/import-demo.ts";
import { getVillageCentre, writeCountryExtract } from "./country-extract.ts";

export interface CountryDrillOptions {
  /** For data, removed after the drill. */
  folder: string;
  /** Where the extract is, or will be. */
  extractFolder: string;
  villages: number;
  seed: number;
  /** Imports neither a map nor roads. */
  isPlacesOnly: boolean;
  say: (line: string) => void;
}

const REPOSITORY = join(import.meta.dirname, "../../..");
const IMPORT = join(REPOSITORY, "packages/place-import/src/command/main.ts");
const PORT = 4_778;
/** Calls of the server beside all work. */
const PER_SECOND = 20;
const TURN_MS = 2_000;
/** Most villages that are searched before, between and after. */
const MAX_SEARCHED = 200;
/** For the server to follow the import. */
const MAX_FOLLOW_MS = 30_000;
/** A call whose connection was closed. */
const UNANSWERED: MeasuredCall = { status: 0, ms: 0, hasRetryAfter: false };

/**
 * Imports, searches and removes a synthetic country, while a server answers questions about other places.
 *
 * @returns whether all calls had an answer and all villages were found exactly between import and removal
 */
export async function runCountryDrill({
  folder,
  extractFolder,
  villages,
  seed,
  isPlacesOnly,
  say,
}: CountryDrillOptions): Promise<boolean> {
  const searchedCount = Math.min(villages, MAX_SEARCHED);
  const extract = join(extractFolder, `country-${villages}-${seed}.osm.pbf`);
  if (!existsSync(extract)) {
    await mkdir(extractFolder, { recursive: true });
    await writeCountryExtract(`${extract}.part`, villages, seed);
    await rename(`${extract}.part`, extract);
  }
  say(`${(statSync(extract).size / 1e6).toFixed(0)} MB, ${villages} villages\n`);
  const dataDir = importDemo(REPOSITORY, folder);
  const places = join(dataDir, "places");
  const demo = await readImportedPlaces(places);
  const requests = demo.flatMap(({ id, names, location: center }) => [
    buildRequest({ kind: "byId", id }),
    buildRequest({
      kind: "autocomplete",
      input: names.default.slice(0, 5),
      bias: { center, radius: 5_000 },
      mayHaveTypos: false,
    }),
    buildRequest({ kind: "nearby", circle: { center, radius: 1_000 }, rank: "DISTANCE" }),
  ]);
  const server = await startPlacesServer(dataDir, PORT);
  const parts = isPlacesOnly ? ["--no-base-map", "--no-roads"] : [];
  let next = 0;
  let failedCount = 0;

  /** Calls the server until the work is done, and prints what happened. */
  async function answerBeside(name: string, work: Promise<string>): Promise<void> {
    const start = performance.now();
    const calls: MeasuredCall[] = [];
    let isDone = false;
    const result = work.finally(() => {
      isDone = true;
    });
    do {
      const call = (due: number) =>
        server.call(requests[next++ % requests.length] as Buffer, due).catch(() => UNANSWERED);
      calls.push(...(await callSteadily(call, PER_SECOND, TURN_MS)));
    } while (!isDone);
    const memory = await result;
    const failed = calls.flatMap(({ status }) => (status === 200 ? [] : [status]));
    failedCount += failed.length;
    const statuses = failed.length === 0 ? "" : ` (status ${[...new Set(failed)].join(", ")})`;
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const { p50, p95, p99 } = computeTimes(calls);
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
    say(`| ${name} | ${seconds} | ${calls.length} | ${failed.length}${statuses} | ${times} | ${memory} |`);
  }

  try {
    say("| step | seconds | calls | failed | p50 / p95 / p99, ms | peak memory of the import |");
    say("|---|---|---|---|---|---|");
    await answerBeside(
      "nothing",
      wait(5 * TURN_MS).then(() => "–"),
    );
    const before = await countFound(villages);
    await answerBeside("import", runImport(extract, "--name", "country", "--data-dir", dataDir, ...parts));
    const between = await followFound(villages, searchedCount);
    await answerBeside("remove", runImport("--remove", "country", "--data-dir", dataDir));
    const after = await followFound(villages, 0);
    const manifest = await readManifest(places);
    say(`villages found of ${searchedCount}: ${before} before, ${between} between, ${after} after`);
    say(`peak memory of the server: ${readPeak(server.pid)}`);
    say(
      `sources left: ${manifest?.sources.map(({ name }) => name).join(", ")}; calls that failed: ${failedCount}`,
    );
    return failedCount === 0 && before === 0 && between === searchedCount && after === 0;
  } finally {
    await server.stop();
  }
}

/** Returns how many of the searched villages have a place around them. */
async function countFound(villages: number): Promise<number> {
  const searchedCount = Math.min(villages, MAX_SEARCHED);
  let found = 0;
  for (let i = 0; i < searchedCount; i += 1) {
    const center = getVillageCentre(Math.floor((i * villages) / searchedCount), villages);
    const response = await fetch(`http://127.0.0.1:${PORT}/v1/places:searchNearby`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": "places.id" },
      body: JSON.stringify({ locationRestriction: { circle: { center, radius: 1_000 } } }),
    });
    // The type of the places API.
    const { places = [] } = (await response.json()) as { places?: unknown[] };
    if (places.length > 0) found += 1;
  }
  return found;
}

/** Waits until the server has the index in which `expected` villages are found. Returns how many are. */
async function followFound(villages: number, expected: number): Promise<number> {
  const until = performance.now() + MAX_FOLLOW_MS;
  for (;;) {
    const found = await countFound(villages);
    if (found === expected || performance.now() > until) return found;
    await wait(500);
  }
}

/** Runs an import command to its end. Returns its peak memory. */
async function runImport(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", IMPORT, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let peak = "";
  const timer = setInterval(() => {
    peak = readPeak(child.pid ?? 0) || peak;
  }, 250);
  const [code, signal] = await ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code ?? signal}.`);
  return peak;
}

/** Returns the peak memory of a process; empty if it is not known. */
function readPeak(pid: number): string {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? "" : `${Math.round(Number(kilobytes) / 1_000)} MB`;
  } catch {
    // It ended, or the system is not Linux.
    return "";
  }
}
