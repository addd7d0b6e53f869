import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { SkipLog } from "@lieudit/intake";
import { ImportError, isUrl } from "@lieudit/intake";
import { downloadFile } from "@lieudit/intake/download";
import { openFeedFile } from "@lieudit/intake/files";
import type { LiveKind, LiveRow, StationTable } from "@lieudit/place-index/live";
import { readFuel } from "../feeds/read-fuel.ts";
import { readIrveLive } from "../feeds/read-irve-live.ts";
import { availabilityRows, fuelRows } from "./live-rows.ts";

/** Where values come from. */
export interface LiveSource {
  kind: LiveKind;
  /** A path or URL. */
  file: string;
  dataDir: string;
  allowPrivateHosts?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Without a byte for this long a download has failed. Default 30 000. */
  idleTimeoutMs?: number | undefined;
}

/** A file of live values that was read. */
export interface LiveReading<Kind extends LiveKind = LiveKind> {
  /** Stations or charging points in it. */
  count: number;
  rowsFor(table: StationTable): Map<string, LiveRow[Kind]>;
}

/**
 * What `reading` says of the stations that are imported.
 *
 * @throws {ImportError} DAMAGED when it knows none of them: what is known now would be lost for nothing.
 */
export function knownRows(
  reading: LiveReading,
  table: StationTable,
  subject: string,
): Map<string, LiveRow[LiveKind]> {
  const rows = reading.rowsFor(table);
  if (rows.size > 0) return rows;
  throw new ImportError(
    "DAMAGED",
    `${subject} tells of no station that is imported. Nothing was changed; check that it is of the same region as the feed.`,
  );
}

/** All of France has 40 MB of prices and 20 MB of states. */
const MAX_FEED_BYTES = 500e6;

/** A copy of the source's file, and whether it is the one of `before`. */
export async function fetchLive(
  { file, dataDir, allowPrivateHosts = false, signal, idleTimeoutMs }: LiveSource,
  before: string | undefined,
): Promise<{ path: string; stamp: string; isUnchanged: boolean }> {
  if (!isUrl(file)) {
    const found = await stat(file, { bigint: true }).catch(() => null);
    const stamp = found === null ? "none" : `${found.ino}/${found.mtimeNs}/${found.size}`;
    return { path: file, stamp, isUnchanged: found !== null && stamp === before };
  }
  const { path, isUnchanged } = await downloadFile(file, {
    folder: join(dataDir, "downloads"),
    allowPrivateHosts,
    signal,
    idleTimeoutMs,
    // The next refresh is the next try.
    attempts: 1,
    // Two questions more, every ten minutes, that a public source does not answer.
    seeksChecksums: false,
    maxBytes: MAX_FEED_BYTES,
  });
  return { path, stamp: "downloaded", isUnchanged: isUnchanged && before === "downloaded" };
}

/** @throws {ImportError} when the file is none of its kind, or tells nothing of now. */
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
    return { count: stations.length, rowsFor: (table) => fuelRows(stations, table) };
  }
  const states = await readIrveLive(file, now, skips);
  return { count: states.size, rowsFor: (table) => availabilityRows(states, table) };
}
