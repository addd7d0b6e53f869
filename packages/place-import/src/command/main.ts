import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseFilesUrl } from "@lieudit/files";
import { ImportError, type ImportErrorCode, LOW_PRIORITY, lowerProcessPriority } from "@lieudit/intake";
import { refreshLive } from "@lieudit/live-values";
import { parseDatabaseUrl, type SharedLocation } from "@lieudit/place-index/store";
import { listHiddenReviews, moderateReview } from "../moderate-review.ts";
import { rebuildIndex } from "../rebuild-index.ts";
import { listSources, removeSources } from "../remove-sources.ts";
import type { ImportProgress } from "../source/import-report.ts";
import { undoImport } from "../undo-import.ts";
import { type Command, HELP, parseCommandLine } from "./command-line.ts";
import {
  formatAddressReport,
  formatFeedReport,
  formatListReport,
  formatLiveReport,
  formatModeration,
} from "./feed-report-text.ts";
import { type ImportCommand, importInThread } from "./import-thread.ts";
import { startThrottle } from "./pace.ts";
import { ProgressLines } from "./progress-lines.ts";
import { formatRebuilt, formatReport, formatSources, toPrintable } from "./report-text.ts";

const EXIT_CODES: Partial<Record<ImportErrorCode, number>> = { USAGE: 2, BUSY: 3, ABORTED: 130 };

/** Progress is shown only after this time: short steps need none. */
const QUICK: readonly Command["do"][] = ["help", "list", "list-hidden"];

const progress = new ProgressLines(process.stderr);
/** Sources and live values that this call has already imported. They are kept when a later one fails. */
const imported: string[] = [];
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    progress.clear();
    process.stderr.write("Stopping. Existing places are kept. Press Ctrl-C again to quit immediately.\n");
    stop.abort(new Error(`stopped by ${signal}`));
    process.once(signal, () => process.exit(130));
  });
}

try {
  await run(
    parseCommandLine({
      args: process.argv.slice(2),
      env: process.env,
      // npm runs scripts in the folder of package.json; this is the folder of the call.
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
      defaultDataDir: resolve(fileURLToPath(import.meta.url), "../../../../../data"),
    }),
  );
} catch (error) {
  progress.clear();
  if (error instanceof ImportError) {
    process.stderr.write(`${toPrintable(error.message)}\n`);
    if (imported.length > 0) process.stderr.write(`Imported before it, and kept: ${imported.join(", ")}.\n`);
    process.exitCode = EXIT_CODES[error.code] ?? 1;
  } else {
    // A bug in this program: a report needs the stack.
    process.stderr.write(
      `The import failed unexpectedly; existing places are kept.\n${(error as Error).stack}\n`,
    );
    process.exitCode = 1;
  }
}

async function run(command: Command): Promise<void> {
  if (!QUICK.includes(command.do)) applyPriority(command);
  switch (command.do) {
    case "help":
      process.stdout.write(HELP);
      return;
    case "list":
      process.stdout.write(formatSources(await listSources({ ...readLocation(), dataDir: command.dataDir })));
      return;
    case "remove": {
      const { dataDir, names } = command;
      const location = { ...readLocation(), dataDir };
      const onProgress = (share: number) => progress.show({ phase: "index", share, subject: "what is left" });
      const rest = await removeSources({ ...location, names, signal: stop.signal, onProgress });
      progress.clear();
      process.stdout.write(`Removed ${[...new Set(names)].join(", ")}.\n${formatSources(rest)}`);
      return;
    }
    case "rebuild": {
      const { do: _do, ...options } = command;
      const onProgress = (share: number) => progress.show({ phase: "index", share, subject: "all sources" });
      const rebuilt = await rebuildIndex({ ...readLocation(), ...options, signal: stop.signal, onProgress });
      progress.clear();
      process.stdout.write(formatRebuilt(rebuilt, command.dataDir));
      return;
    }
    case "undo": {
      const sources = await undoImport({
        ...readLocation(),
        dataDir: command.dataDir,
        signal: stop.signal,
      });
      process.stdout.write(`All servers show the places before the last change:\n${formatSources(sources)}`);
      return;
    }
    case "import":
      return importAll(command);
    case "hide":
    case "show": {
      const { do: action, dataDir, signature } = command;
      const onProgress = (share: number) => progress.show({ phase: "index", share, subject: "all sources" });
      const isChanged = await moderateReview({
        ...readLocation(),
        action,
        dataDir,
        signature,
        signal: stop.signal,
        onProgress,
      });
      progress.clear();
      process.stdout.write(formatModeration(action, isChanged));
      return;
    }
    case "list-hidden": {
      const hidden = await listHiddenReviews(command.dataDir, readLocation().databaseUrl);
      process.stdout.write(hidden.length === 0 ? "No review is hidden.\n" : `${hidden.join("\n")}\n`);
      return;
    }
  }
}

/**
 * Lowers the priority so that a server on the machine stays fast, unless IMPORT_PRIORITY
 * sets another.
 *
 * @throws {ImportError} USAGE
 */
function applyPriority(command: Command): void {
  lowerProcessPriority(readPriority() ?? LOW_PRIORITY);
  // The import throttles its own thread; this one must react to Ctrl-C.
  if (command.do !== "import" && shouldThrottle()) startThrottle();
}

function shouldThrottle(): boolean {
  return readPriority() === null;
}

async function importAll({
  do: _do,
  feeds,
  list,
  addresses,
  attribution,
  ...map
}: ImportCommand): Promise<void> {
  const watched = {
    keepsPace: shouldThrottle(),
    signal: stop.signal,
    onProgress: (step: ImportProgress) => progress.show(step),
  };
  const { dataDir, shardPlaces, allowPrivateHosts } = map;
  const location = { ...readLocation(), dataDir, shardPlaces };
  if (map.files.length > 0) {
    const report = await importInThread({ job: "map", options: { ...map, ...location } }, watched);
    progress.clear();
    process.stdout.write(formatReport(report));
    imported.push(report.source.name);
  }
  if (addresses !== undefined) {
    const { name } = map;
    const options = { ...addresses, name, attribution, ...location, allowPrivateHosts };
    const report = await importInThread({ job: "addresses", options }, watched);
    progress.clear();
    process.stdout.write(formatAddressReport(report));
    imported.push(report.source.name);
  }
  if (list !== undefined) {
    const { name } = map;
    const options = { ...list, name, attribution, ...location, allowPrivateHosts };
    const report = await importInThread({ job: "list", options }, watched);
    progress.clear();
    process.stdout.write(formatListReport(report));
    imported.push(report.source.name);
  }
  for (const { kind, file } of feeds) {
    if (kind === "irve-live") {
      const report = await refreshLive({
        kind: "irve",
        file,
        dataDir,
        allowPrivateHosts,
        signal: stop.signal,
      });
      process.stdout.write(formatLiveReport(report));
      imported.push(`live values of ${report.kind}`);
      continue;
    }
    const name = map.files.length > 0 ? undefined : map.name;
    const options = { kind, file, name, attribution, ...location, allowPrivateHosts };
    const report = await importInThread({ job: "feed", options }, watched);
    progress.clear();
    process.stdout.write(formatFeedReport(report));
    imported.push(report.source.name);
  }
}

/**
 * Reads IMPORT_PRIORITY, for imports on a machine with no other work.
 *
 * @returns null when it is unset.
 * @throws {ImportError} USAGE
 */
function readPriority(): number | null {
  const setting = process.env.IMPORT_PRIORITY?.trim();
  if (!setting) return null;
  if (/^1?\d$/.test(setting)) return Number(setting);
  throw new ImportError(
    "USAGE",
    `IMPORT_PRIORITY: "${setting}" is not a whole number from 0 (like everything else) to 19 (last of all); give ${LOW_PRIORITY}, or nothing.`,
  );
}

/**
 * Reads DATABASE_URL and FILES_URL.
 *
 * @throws {ImportError} USAGE
 */
function readLocation(): SharedLocation {
  const read = <Value>(name: string, parse: (value: string | undefined) => Value): Value => {
    try {
      return parse(process.env[name]);
    } catch (error) {
      throw new ImportError("USAGE", `${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  const location = read("FILES_URL", parseFilesUrl);
  return {
    databaseUrl: read("DATABASE_URL", parseDatabaseUrl),
    filesUrl: location && process.env.FILES_URL?.trim(),
  };
}
