import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { TableError } from "../../table/csv-rows.ts";
import { createReport, geocodeTable, type TableReport } from "../batch/geocode-table.ts";
import { type GeocodeCommand, parseGeocodeCommand, USAGE, UsageError } from "./geocode-command.ts";

/** Between two lines of progress, in milliseconds. */
const PROGRESS_MS = 5_000;

/** `npm run geocode`. Exit codes: 0 success, 1 failure, 2 invalid command line, 130 stopped. */
const stop = new AbortController();
process.once("SIGINT", () => stop.abort(new Error("stopped")));
try {
  const command = parseGeocodeCommand(process.argv.slice(2));
  if (command === null) process.stdout.write(USAGE);
  else await run(command);
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function run({ file, columns, delimiter, encoding, output, dataDir }: GeocodeCommand): Promise<void> {
  // npm runs scripts in the root folder; this is the folder of the user.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const named = dataDir ?? process.env.DATA_DIR?.trim();
  const folder = named ? resolve(workingFolder, named) : resolve(import.meta.dirname, "../../../../../data");
  const places = await followPlaceIndex(join(folder, "places"), {
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
    readerThreads: availableParallelism(),
  });
  const startedAt = performance.now();
  let report: Readonly<TableReport> = createReport();
  let printedAt = startedAt;
  const toTable = (input: AsyncIterable<Buffer>) =>
    geocodeTable(places, input, {
      columns,
      delimiter,
      encoding,
      signal: stop.signal,
      onProgress(soFar) {
        report = soFar;
        if (performance.now() - printedAt < PROGRESS_MS) return;
        printedAt = performance.now();
        process.stderr.write(`${describeRate(report, startedAt)}\n`);
      },
    });
  const target = output === undefined ? undefined : resolve(workingFolder, output);
  try {
    if ((await places.describe()).placeCount === 0) {
      throw new TableError(
        `No places are imported in ${folder}; run npm run import -- <extract>, or name another folder with --data-dir.`,
      );
    }
    const source = createReadStream(resolve(workingFolder, file));
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
    await places.close();
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

/** Says what happened, and returns the exit code. */
function explainFailure(error: unknown): number {
  if (stop.signal.aborted) {
    console.error("Stopped; the table is not complete.");
    return 130;
  }
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (error instanceof TableError) {
    console.error(error.message);
    return 1;
  }
  if (!(error instanceof Error && "syscall" in error)) throw error;
  // The reader of the output, such as `head`, has enough.
  if ("code" in error && error.code === "EPIPE") return 0;
  console.error(`${error.message}; check the path, and who may read and write it.`);
  return 1;
}
