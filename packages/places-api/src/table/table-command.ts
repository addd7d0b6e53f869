import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type FollowedPlaceIndex, followPlaceIndex } from "@lieudit/place-index/store";
import { TableError } from "./csv-rows.ts";

/** The command line is invalid; the message says what to write. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** npm runs scripts in the root folder; this is the folder of the user. */
export const WORKING_FOLDER = process.env.INIT_CWD ?? process.cwd();

/** The options of every command over a table. */
export const TABLE_OPTIONS = {
  "data-dir": { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/**
 * Parses arguments by `options`.
 *
 * @throws {UsageError} for an unknown option or a missing value.
 */
export function parseArguments<const T extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Returns the one table that a command names.
 *
 * @param example a file name for the error message
 * @throws {UsageError} if it names none or several.
 */
export function readTableName([file, ...rest]: readonly string[], example: string): string {
  if (file !== undefined && rest.length === 0) return file;
  throw new UsageError(`Name one table, such as ${example}.`);
}

/** Returns the folder of the places of `dataDir`, by default of DATA_DIR or the folder `data`. */
export function locatePlaces(dataDir: string | undefined): string {
  const named = dataDir ?? process.env.DATA_DIR?.trim();
  const folder = named ? resolve(WORKING_FOLDER, named) : resolve(import.meta.dirname, "../../../../data");
  return join(folder, "places");
}

/**
 * Opens the places of `dataDir`, see `locatePlaces`. The caller closes them.
 *
 * @throws {TableError} if no places are imported.
 */
export async function openPlaces(
  dataDir: string | undefined,
  readerThreads: number = availableParallelism(),
): Promise<FollowedPlaceIndex> {
  const folder = locatePlaces(dataDir);
  const places = await followPlaceIndex(folder, { readerThreads });
  const { placeCount, hasPrivateSources } = await places.describe();
  if (placeCount > 0 || hasPrivateSources) return places;
  await places.close();
  throw new TableError(
    `No places are imported in ${dirname(folder)}; run npm run import -- <extract>, or name another folder with --data-dir.`,
  );
}

/**
 * Runs a command over a table and sets the exit code: 0 success, 1 failure, 2 invalid command line,
 * 130 stopped by Ctrl-C.
 *
 * @param parse returns null if the help is requested
 */
export async function runTableCommand<Command>(
  { usage, stopped }: { usage: string; stopped: string },
  parse: (args: readonly string[]) => Command | null,
  run: (command: Command, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort(new Error("stopped")));
  try {
    const command = parse(process.argv.slice(2));
    if (command === null) process.stdout.write(usage);
    else await run(command, stop.signal);
  } catch (error) {
    process.exitCode = explainFailure(error, usage, stop.signal.aborted ? stopped : undefined);
  }
}

/** Prints what happened, and returns the exit code. */
function explainFailure(error: unknown, usage: string, stopped: string | undefined): number {
  if (stopped !== undefined) {
    console.error(stopped);
    return 130;
  }
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
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
