import { stat } from "node:fs/promises";
import { join } from "node:path";
import { downloadFile, ImportError, isUrl, type SkipLog } from "@lieudit/intake";
import { openFeedFile } from "@lieudit/intake/files";
import type { LiveKind, LiveRow, StationTable } from "@lieudit/place-index/live";
import { readFuel } from "../feeds/read-fuel.ts";
import { readIrveLive } from "../feeds/read-irve-live.ts";
import { groupAvailabilityByPlace, groupFuelByPlace } from "./live-rows.ts";

/** A source of live values. */
export interface LiveSource {
  kind: LiveKind;
  /** A path or URL. */
  file: string;
  dataDir: string;
  allowPrivateHosts?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Timeout in ms without a byte. Default 30 000. */
  idleTimeoutMs?: number | undefined;
}

/** Live values that were read from a file. */
export interface LiveReading<Kind extends LiveKind = LiveKind> {
  /** Number of stations or charging points in it. */
  count: number;
  rowsFor(table: StationTable): Map<string, LiveRow[Kind]>;
}

/**
 * Returns the rows of `reading` for imported stations.
 *
 * @throws {ImportError} DAMAGED when no station is imported: writing nothing would lose
 * the existing values.
 */
export function requireRows(
  reading: LiveReading,
  table: StationTable,
  subject: string,
): Map<string, LiveRow[LiveKind]> {
  const rows = reading.rowsFor(table);
  if (rows.size > 0) return rows;
  throw new ImportError(
    "DAMAGED",
    `${subject} has no imported station. Nothing was changed; check that it is of the same region as the feed.`,
  );
}

/** All of France takes 40 MB of prices and 20 MB of states. */
const MAX_FEED_BYTES = 500e6;

/** Fetches the source's file. `isUnchanged` says whether it is the one of `before`. */
export async function fetchLive(
  { file, dataDir, allowPrivateHosts = false, signal, idleTimeoutMs }: LiveSource,
  before: string | undefined,
): Promise<{ path: string; stamp: string; isUnchanged: boolean }> {
  if (!isUrl(file)) {
    const stats = await stat(file, { bigint: true }).catch(() => null);
    const stamp = stats === null ? "none" : `${stats.ino}/${stats.mtimeNs}/${stats.size}`;
    return { path: file, stamp, isUnchanged: stats !== null && stamp === before };
  }
  const { path, isUnchanged } = await downloadFile(file, {
    folder: join(dataDir, "downloads"),
    allowPrivateHosts,
    signal,
    idleTimeoutMs,
    // The next refresh is the retry.
    attempts: 1,
    // It would send two more requests every ten minutes that public sources do not support.
    seeksChecksums: false,
    maxBytes: MAX_FEED_BYTES,
  });
  return { path, stamp: "downloaded", isUnchanged: isUnchanged && before === "downloaded" };
}

/**
 * Reads a file of live values.
 *
 * @throws {ImportError} when it is of another kind or has no current values.
 */
export async function readLive(
  kind: LiveKind,
  path: string,
  now: Date,
  skips: SkipLog,
  signal?: AbortSignal,
): Promise<LiveReading> {
  const file = await openFeedFile(path, signal);
  if (kind === "fuel") {
    const stations = await readFuel(file, now, skips);
    if (!stations.some(({ prices }) => prices.some(({ price }) => price !== undefined))) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} holds no price that is of use for any of its ${stations.length} stations. Nothing was changed; check that it is a feed of prix-carburants.gouv.fr of today.`,
      );
    }
    return { count: stations.length, rowsFor: (table) => groupFuelByPlace(stations, table) };
  }
  const states = await readIrveLive(file, now, skips);
  return { count: states.size, rowsFor: (table) => groupAvailabilityByPlace(states, table) };
}
