import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { runCountryDrill } from "./country-drill.ts";
import { writeCountryExtract } from "./country-extract.ts";
import type { ImportMeasure } from "./measure-import.ts";

/**
 * `npm run bench:import`: time, processor time and memory of an import with everything and
 * with places alone, beside other programs that are installed.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      extract: { type: "file" },
      /** Of 5,000 nodes each. */
      villages: { type: "number", default: 300 },
      seed: { type: "number", default: 20_261_129, min: 0 },
      rounds: { type: "number", default: 1 },
      /** Folders of other checkouts, measured in turn with this one. */
      beside: { type: "string", multiple: true },
      /** Imports, searches and removes the villages beside a server. */
      drill: { type: "boolean" },
      /** The drill without map and roads. */
      "places-only": { type: "boolean" },
      /** Folder in which the drill keeps its extract for the next run with the same villages. */
      keep: { type: "string" },
    },
    "npm run bench:import",
  ),
);
const { rounds, villages, seed } = values;
const here = resolve(import.meta.dirname, "../../..");

/** Reads an extract and writes what it is for to a file or to nowhere. */
const PEERS: readonly { program: string; args(extract: string, out: string): string[] }[] = [
  {
    program: "osmium",
    args: (extract, out) => ["export", extract, "-f", "geojsonseq", "-O", "-o", join(out, "out.geojsonseq")],
  },
  { program: "osm2pgsql", args: (extract) => ["--output=null", extract] },
  {
    program: "tilemaker",
    args: (extract, out) => ["--input", extract, "--output", join(out, "out.pmtiles")],
  },
];

const folder = mkdtempSync(join(tmpdir(), "lieudit-import-bench-"));
try {
  if (values.drill) {
    const isGood = await runCountryDrill({
      folder,
      extractFolder: values.keep === undefined ? folder : resolve(values.keep),
      villages,
      seed,
      isPlacesOnly: values["places-only"],
      say: console.log,
    });
    process.exitCode = isGood ? 0 : 1;
  } else await measurePrograms();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measurePrograms(): Promise<void> {
  const extract = values.extract === undefined ? join(folder, "villages.osm.pbf") : resolve(values.extract);
  if (values.extract === undefined) await writeCountryExtract(extract, villages, seed);
  const megabytes = statSync(extract).size / 1e6;
  console.log(`${megabytes.toFixed(1)} MB, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log("| program | MB/s | seconds | CPU seconds | peak memory |\n|---|---|---|---|---|");
  for (let round = 0; round < rounds; round += 1) {
    for (const what of ["all", "places"]) {
      for (const checkout of [...values.beside.map((path) => resolve(path)), here]) {
        const dataDir = join(folder, "data");
        rmSync(dataDir, { recursive: true, force: true });
        const measure = measureImport(checkout, extract, dataDir, what);
        const name = `${checkout === here ? "lieudit" : checkout}, ${what}`;
        printRow(name, megabytes, measure.seconds, measure.cpuSeconds, measure.peakBytes);
      }
    }
  }
  for (const peer of PEERS) measurePeer(peer, extract, megabytes);
}

/** Imports in a process of its own, by the same program in every checkout. */
function measureImport(checkout: string, extract: string, dataDir: string, what: string): ImportMeasure {
  const program = join(import.meta.dirname, "measure-import.ts");
  const args = [program, checkout, extract, dataDir, what];
  // Written by our own program as this type.
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as ImportMeasure;
}

function measurePeer({ program, args }: (typeof PEERS)[number], extract: string, megabytes: number): void {
  const started = performance.now();
  const format = ["-f", "%U %S %M"];
  const { error, status, stderr } = spawnSync(
    "/usr/bin/time",
    [...format, program, ...args(extract, folder)],
    { encoding: "utf8" },
  );
  if (error !== undefined || status === 127) {
    console.log(
      `| ${program} | not installed${error === undefined ? "" : ", or /usr/bin/time is not"} | | | |`,
    );
    return;
  }
  if (status !== 0) {
    console.log(`| ${program} | failed: ${stderr.trim().split("\n").at(-2) ?? ""} | | | |`);
    return;
  }
  const [user = 0, system = 0, kilobytes = 0] = (stderr.trim().split("\n").at(-1) ?? "")
    .split(" ")
    .map(Number);
  printRow(program, megabytes, (performance.now() - started) / 1_000, user + system, kilobytes * 1_024);
}

function printRow(
  name: string,
  megabytes: number,
  seconds: number,
  cpuSeconds: number,
  peakBytes: number,
): void {
  const cells = [
    name,
    (megabytes / seconds).toFixed(2),
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
    `${Math.round(peakBytes / 1e6)} MB`,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
