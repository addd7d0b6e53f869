import { existsSync } from "node:fs";
import { join } from "node:path";
import { ImportError, type SkippedThing, SkipReport, toDisplayFile, toDisplayOrigin } from "@lieudit/intake";
import {
  LIVE_FILE,
  type LiveKind,
  readStationTable,
  replaceLiveValues,
  type StationTable,
} from "@lieudit/place-index/live";
import { type PlacesManifest, readManifest } from "@lieudit/place-index/store";
import { withLiveLock } from "./live-lock.ts";
import { fetchLive, type LiveSource, readLive, requireRows } from "./live-source.ts";

export interface RefreshOptions extends LiveSource {
  /** Default: the real clock. */
  now?: (() => Date) | undefined;
}

export interface LiveReport {
  kind: LiveKind;
  origin: string;
  readCount: number;
  /** Places that have values after the refresh. */
  placeCount: number;
  skipped: SkippedThing[];
}

/**
 * Reads a source of live values once and replaces the existing values. Readers see them a
 * second later; the index is not rebuilt.
 *
 * @throws {ImportError} and existing values are kept.
 */
export async function refreshLive(options: RefreshOptions): Promise<LiveReport> {
  const { kind, file, dataDir, signal, now = () => new Date() } = options;
  const folder = join(dataDir, "places");
  const { table } = await readCurrentStations(folder, kind);
  const { path } = await fetchLive(options, undefined);
  const skips = new SkipReport();
  const reading = await readLive(kind, path, now(), skips, signal);
  const rows = requireRows(reading, table, toDisplayFile(file));
  await withLiveLock(folder, () => replaceLiveValues(folder, kind, rows));
  return {
    kind,
    origin: toDisplayOrigin(file),
    readCount: reading.count,
    placeCount: rows.size,
    skipped: skips.list(),
  };
}

/**
 * Reads the published station table.
 *
 * @throws {ImportError} USAGE when no feed of this kind is imported, so the place of a
 * station is unknown.
 */
export async function readCurrentStations(
  folder: string,
  kind: LiveKind,
): Promise<{ table: StationTable; generation: number }> {
  const manifest = await readManifest(folder);
  const table = manifest === null ? null : await readStationTable(folder, manifest);
  if (manifest === null || table === null || !manifest.sources.some((source) => source.kind === kind)) {
    throw new ImportError(
      "USAGE",
      `No ${kind} feed is imported, so nobody knows which place a station is; run npm run import -- --${kind} <file or URL> first.`,
    );
  }
  return { table, generation: manifest.generation };
}

/** Removes values of kinds that have no source any more. If that fails, the next publication tries again. */
export async function dropOrphanedLive(folder: string, manifest: PlacesManifest): Promise<void> {
  if (!existsSync(join(folder, LIVE_FILE))) return;
  for (const kind of ["fuel", "irve"] as const) {
    if (manifest.sources.some((source) => source.kind === kind)) continue;
    await withLiveLock(folder, () => replaceLiveValues(folder, kind, new Map())).catch(() => {});
  }
}
