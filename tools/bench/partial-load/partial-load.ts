import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { lieudit } from "../engines/lieudit.ts";
import { measureLoad, mixQueries } from "../measure/measure-engine.ts";
import { median, percentiles } from "../measure/percentiles.ts";
import { createBenchQueries } from "../places/bench-queries.ts";
import { type SideWork, startImports, startRefreshes } from "./side-work.ts";
import { runSteadyLoad } from "./steady-load.ts";

export interface PartialLoadOptions {
  /** Folder of the index of `places` places. */
  indexFolder: string;
  /** Folder for the files of the import and of the refresh. */
  scratch: string;
  places: number;
  seed: number;
  queriesPerClass: number;
  /** Load as a percentage of the peak throughput. */
  loadPercent: number;
  say: (line: string) => void;
}

export interface PartialLoadReport {
  loadPercent: number;
  peakPerSecond: number;
  /** p95 of the best turn, in ms; other work on the machine can only increase it. */
  quiet: number;
  importing: number;
  refreshing: number;
  /** Medians over all turns, which show how quiet the machine was. */
  medians: { quiet: number; importing: number; refreshing: number };
}

/** Number of turns; short turns spread other work on the machine evenly. */
const TURNS = 12;
const TURN_MS = 2_000;
/** Copies of the imported region, so that the import outlasts the turns. */
const COPIES = 50;
const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));

/** Measures how much an import and a price refresh slow down reads at a steady load below the peak. */
export async function measurePartialLoad(options: PartialLoadOptions): Promise<PartialLoadReport> {
  const { indexFolder, scratch, places, seed, queriesPerClass, loadPercent, say } = options;
  const extract = makeExtract(scratch, say);
  const engine = await lieudit.open(indexFolder, places, seed);
  const classes = createBenchQueries(places, seed, queriesPerClass);
  const queries = mixQueries(classes);
  const sideWork: Record<"importing" | "refreshing", SideWork> = {
    importing: startImports(extract, join(scratch, "import")),
    refreshing: await startRefreshes(join(scratch, "refresh")),
  };
  try {
    await measureLoad(engine, classes);
    const peakPerSecond = (await measureLoad(engine, classes)).queriesPerSecond;
    const load = { perSecond: (peakPerSecond * loadPercent) / 100, ms: TURN_MS };
    say(`peak ${Math.round(peakPerSecond)} queries/s; ${TURNS} turns at ${loadPercent} % of it …`);
    const read = async () => percentiles(await runSteadyLoad(engine, queries, load)).p95;
    const p95s = { quiet: [] as number[], importing: [] as number[], refreshing: [] as number[] };
    for (let turn = 0; turn < TURNS; turn++) {
      p95s.quiet.push(await read());
      p95s.importing.push(await sideWork.importing.during(read));
      p95s.refreshing.push(await sideWork.refreshing.during(read));
    }
    return {
      loadPercent,
      peakPerSecond,
      quiet: Math.min(...p95s.quiet),
      importing: Math.min(...p95s.importing),
      refreshing: Math.min(...p95s.refreshing),
      medians: {
        quiet: median(p95s.quiet),
        importing: median(p95s.importing),
        refreshing: median(p95s.refreshing),
      },
    };
  } finally {
    await Promise.all([sideWork.importing.end(), sideWork.refreshing.end(), engine.close()]);
  }
}

const MAX_RATIO = 1.2;

/** Formats the report, with the bar and whether it was met. */
export function formatPartialLoad(report: PartialLoadReport): string {
  const { loadPercent, peakPerSecond, quiet, medians } = report;
  const p95 = (ms: number, median: number) => `p95 ${ms.toFixed(2)} ms (median ${median.toFixed(2)} ms)`;
  const line = (what: string, ms: number, median: number) => {
    const ratio = ms / quiet;
    return `${p95(ms, median)} during ${what}, ${ratio.toFixed(2)} times as much (bar ${MAX_RATIO})${ratio <= MAX_RATIO ? "" : " (NOT met)"}`;
  };
  return [
    `${loadPercent} % of ${Math.round(peakPerSecond)} queries/s, best of ${TURNS} turns: ${p95(quiet, medians.quiet)} alone;`,
    `${line("an import", report.importing, medians.importing)};`,
    `${line("a price refresh", report.refreshing, medians.refreshing)}.`,
  ].join("\n");
}

/** Builds an extract of many copies of Monaco, or of the demo region if the Monaco extract is missing. */
function makeExtract(scratch: string, say: (line: string) => void): string {
  const node = (...args: string[]) => void execFileSync(process.execPath, args, { stdio: "ignore" });
  let region = MONACO_EXTRACT;
  if (!existsSync(MONACO_EXTRACT)) {
    const drawn = join(scratch, "demo");
    node(join(REPOSITORY, "demo/build.ts"), drawn);
    region = join(drawn, "demo.osm");
  }
  const extract = join(scratch, "big.osm.pbf");
  say(`building an extract of ${COPIES} times ${region.split("/").at(-1)} …`);
  const program = join(REPOSITORY, "packages/place-import/src/osm/synthetic-extract.ts");
  node(program, region, extract, "--copies", String(COPIES));
  return extract;
}
