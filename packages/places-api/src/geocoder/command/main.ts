import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { locatePlaces, openPlaces, runTableCommand, WORKING_FOLDER } from "../../table/table-command.ts";
import { createReport, geocodeTable, type TableReport } from "../batch/geocode-table.ts";
import { startRowThreads } from "../batch/row-threads.ts";
import { type GeocodeCommand, parseGeocodeCommand, USAGE } from "./geocode-command.ts";

/** Between two lines of progress, in milliseconds. */
const PROGRESS_MS = 5_000;

/** `npm run geocode` */
await runTableCommand(
  { usage: USAGE, stopped: "Stopped; the table is not complete." },
  parseGeocodeCommand,
  geocodeFile,
);

async function geocodeFile(
  { file, columns, delimiter, encoding, output, dataDir }: GeocodeCommand,
  signal: AbortSignal,
): Promise<void> {
  // A missing import is reported before any thread starts.
  await (await openPlaces(dataDir, 0)).close();
  const threads = startRowThreads({ folder: locatePlaces(dataDir) }, availableParallelism());
  const startedAt = performance.now();
  let report: Readonly<TableReport> = createReport();
  let printedAt = startedAt;
  const toTable = (input: AsyncIterable<Buffer>) =>
    geocodeTable(threads, input, {
      columns,
      delimiter,
      encoding,
      signal,
      onProgress(soFar) {
        report = soFar;
        if (performance.now() - printedAt < PROGRESS_MS) return;
        printedAt = performance.now();
        process.stderr.write(`${describeRate(report, startedAt)}\n`);
      },
    });
  const target = output === undefined ? undefined : resolve(WORKING_FOLDER, output);
  try {
    const source = createReadStream(resolve(WORKING_FOLDER, file));
    const unpack = file.endsWith(".gz") ? createGunzip() : new PassThrough();
    if (target === undefined) {
      await pipeline(source, unpack, toTable, process.stdout, { end: false });
    } else {
      // Readers of the target see a whole table only.
      await pipeline(source, unpack, toTable, createWriteStream(`${target}.part`));
      renameSync(`${target}.part`, target);
    }
  } finally {
    if (target !== undefined) rmSync(`${target}.part`, { force: true });
    await threads.close();
  }
  const { ok, skipped, error } = report;
  process.stderr.write(
    `${describeRate(report, startedAt)}: ${ok} found, ${report["not-found"]} not found, ${skipped} without an address, ${error} with an error.\n`,
  );
}

function describeRate(report: Readonly<TableReport>, startedAt: number): string {
  const rows = Object.values(report).reduce((sum, count) => sum + count, 0);
  return `${rows} rows, ${Math.round((rows * 1_000) / (performance.now() - startedAt))} a second`;
}
