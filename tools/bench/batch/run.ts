import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { geocodeTable, REVIEW_SCORE, startRowThreads } from "@lieudit/places-api";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { LIEUDIT_FILE, lieudit } from "../engines/lieudit.ts";
import { readImportedPlaces } from "../places/import-demo.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import { type AddressRow, createAddressRows } from "./address-rows.ts";
import { type JudgedRow, judgeRows, scorePrecision } from "./precision.ts";

/**
 * `npm run bench:batch`: rows per second of a table of addresses, half of them with a typing
 * error, and how many of the results above each score are right.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      places: { type: "number", default: 200_000, min: 1_000 },
      rows: { type: "number", default: 4_000, min: 100 },
      seed: { type: "number", default: 20_261_120, min: 0 },
      /** Takes the addresses that were imported into this data folder. */
      "data-dir": { type: "string" },
    },
    "npm run bench:batch",
  ),
);
const { places, rows: count, seed, "data-dir": dataDir } = values;
const THRESHOLDS = [0.5, 0.7, 0.8, 0.85, 0.95];

const folder = mkdtempSync(join(tmpdir(), "lieudit-batch-bench-"));
try {
  if (dataDir === undefined) {
    await lieudit.build?.(folder, places, seed);
    const manifest = { version: 1, generation: 1, index: LIEUDIT_FILE, sources: [] };
    writeFileSync(join(folder, "current.json"), JSON.stringify(manifest));
  }
  const known =
    dataDir === undefined
      ? [...syntheticPlaces(places, seed)]
      : await readImportedPlaces(join(dataDir, "places"));
  const addresses = known.filter(({ kind }) => kind === "address");
  if (addresses.length === 0) throw new Error(`No addresses are imported in ${dataDir}.`);
  console.log(`${count} rows of ${addresses.length} addresses among ${known.length} places`);
  const rows = createAddressRows(addresses, count, seed);
  const judged: JudgedRow[] = [];
  for (const isFiltered of [false, true]) judged.push(...(await runTable(rows, isFiltered)));
  for (const isForTuning of [true, false]) {
    console.log(`\n${isForTuning ? "Rows for the choice of the threshold" : "Held-out rows"}`);
    console.log("| score from | share of rows | right |\n|---|---|---|");
    const half = judged.filter(({ row }) => row.isForTuning === isForTuning);
    for (const threshold of [...THRESHOLDS, REVIEW_SCORE]) {
      const { share, precision } = scorePrecision(half, threshold);
      const name = threshold === REVIEW_SCORE ? `**${threshold}**` : String(threshold);
      console.log(`| ${name} | ${(share * 100).toFixed(1)} % | ${(precision * 100).toFixed(2)} % |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function runTable(rows: readonly AddressRow[], isFiltered: boolean): Promise<JudgedRow[]> {
  const threads = startRowThreads(
    { folder: dataDir === undefined ? folder : join(dataDir, "places") },
    availableParallelism(),
  );
  try {
    const columns = isFiltered
      ? { text: ["street", "city"], postcode: "postcode" }
      : { text: ["street", "postcode", "city"] };
    const table = [
      "street\tpostcode\tcity",
      ...rows.map(({ street, postcode, city }) => `${street}\t${postcode}\t${city}`),
    ].join("\n");
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    let text = "";
    const given = { columns, delimiter: "\t", signal: new AbortController().signal };
    for await (const lines of geocodeTable(threads, toChunks(table), given)) text += lines;
    const seconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const name = isFiltered ? "postcode as a filter" : "one text";
    const cpuMs = (user + system) / 1_000 / rows.length;
    console.log(
      `${name}: ${(rows.length / seconds).toFixed(0)} rows a second, ${cpuMs.toFixed(2)} ms of CPU a row; load ${loadavg()[0]?.toFixed(1)}`,
    );
    return judgeRows(rows, text);
  } finally {
    await threads.close();
  }
}

async function* toChunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
