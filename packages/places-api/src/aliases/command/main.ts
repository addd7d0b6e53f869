import { createReadStream, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { UsageError } from "../../geocoder/command/geocode-command.ts";
import { TableError } from "../../table/csv-rows.ts";
import { resolveTable } from "../resolve-table.ts";
import { IDS_USAGE, type IdsCommand, parseIdsCommand } from "./ids-command.ts";

/** `npm run ids`. Exit codes: 0 success, 1 failure, 2 invalid command line, 130 stopped. */
const stop = new AbortController();
process.once("SIGINT", () => stop.abort(new Error("stopped")));
try {
  const command = parseIdsCommand(process.argv.slice(2));
  if (command === null) process.stdout.write(IDS_USAGE);
  else await run(command);
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function run({ file, output, doubtful, dataDir, ...options }: IdsCommand): Promise<void> {
  // npm runs scripts in the root folder; this is the folder of the user.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const named = dataDir ?? process.env.DATA_DIR?.trim();
  const folder = named ? resolve(workingFolder, named) : resolve(import.meta.dirname, "../../../../../data");
  const places = await followPlaceIndex(join(folder, "places"), {
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
    readerThreads: availableParallelism(),
  });
  try {
    if ((await places.describe()).placeCount === 0) {
      throw new TableError(
        `No places are imported in ${folder}; run npm run import -- <extract>, or name another folder with --data-dir.`,
      );
    }
    const input = createReadStream(resolve(workingFolder, file));
    const resolved = await resolveTable(places, input, { ...options, signal: stop.signal });
    writeFileSync(resolve(workingFolder, output), resolved.aliases);
    writeFileSync(resolve(workingFolder, doubtful), resolved.doubtful);
    const { sure, doubtful: unsure, unknown } = resolved.counts;
    console.error(
      `${sure} ids found, in ${output}; ${unsure} doubtful and ${unknown} not found, in ${doubtful}.\n` +
        `Write the id of each doubtful row into its column "id". Then start with PLACE_ALIASES=${output},${doubtful}.`,
    );
  } finally {
    await places.close();
  }
}

/** Says what happened, and returns the exit code. */
function explainFailure(error: unknown): number {
  if (stop.signal.aborted) {
    console.error("Stopped; no table was written.");
    return 130;
  }
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${IDS_USAGE}`);
    return 2;
  }
  if (error instanceof TableError || (error instanceof Error && "syscall" in error)) {
    console.error(error.message);
    return 1;
  }
  throw error;
}
