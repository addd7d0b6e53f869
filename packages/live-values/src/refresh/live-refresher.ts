import { join } from "node:path";
import { ImportError, SkipReport, toDisplayOrigin } from "@lieudit/intake";
import { replaceLiveValues } from "@lieudit/place-index/live";
import { readManifest } from "@lieudit/place-index/store";
import { withLiveLock } from "./live-lock.ts";
import { fetchLive, type LiveReading, readLive, requireRows } from "./live-source.ts";
import { type RefreshOptions, readCurrentStations } from "./refresh-live.ts";

export interface LiveRefresher {
  /**
   * Fetches the source and writes new values. It never rejects: an error is logged once,
   * and existing values are kept.
   */
  refresh(): Promise<RefreshOutcome>;
  /**
   * Writes the last values again after another index is published, since places may have
   * changed. It never rejects.
   */
  follow(): Promise<void>;
}

export type RefreshOutcome = "refreshed" | "unchanged" | "failed";

export interface LiveRefresherOptions extends RefreshOptions {
  /** Receives a line when the source fails, and one when it works again. */
  log: (line: string) => void;
}

/** A feed that has lost half of its stations since the last refresh is treated as truncated. */
const MIN_SHARE = 0.5;
/** Below this count half of the stations may be closed on a Sunday, so they are not compared. */
const MIN_COMPARED = 20;

/** Creates a refresher for one kind of live values. */
export function createLiveRefresher(options: LiveRefresherOptions): LiveRefresher {
  const { kind, file, dataDir, signal, log, now = () => new Date() } = options;
  const folder = join(dataDir, "places");
  const label = `${kind} from ${toDisplayOrigin(file)}`;
  let last: { reading: LiveReading; stamp: string; generation: number } | undefined;
  let failure: string | undefined;
  /** Whether the downloaded copy is the one that `last` was read from. */
  let isCopyRead = false;

  async function attempt(): Promise<RefreshOutcome> {
    const fetched = await fetchLive(options, isCopyRead ? last?.stamp : undefined);
    if (fetched.isUnchanged) return "unchanged";
    isCopyRead = false;
    const reading = await readLive(kind, fetched.path, now(), new SkipReport(), signal);
    if (
      last !== undefined &&
      last.reading.count >= MIN_COMPARED &&
      reading.count < last.reading.count * MIN_SHARE
    ) {
      throw new ImportError("DAMAGED", `it has ${reading.count} stations, and had ${last.reading.count}`);
    }
    requireRows(reading, (await readCurrentStations(folder, kind)).table, "it");
    const generation = await write(reading);
    last = { reading, stamp: fetched.stamp, generation };
    isCopyRead = true;
    return "refreshed";
  }

  async function write(reading: LiveReading): Promise<number> {
    const { table, generation } = await readCurrentStations(folder, kind);
    await withLiveLock(folder, () => replaceLiveValues(folder, kind, reading.rowsFor(table)));
    return generation;
  }

  function failed(error: unknown): void {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0]!.slice(0, 300);
    // Repeating the same reason every ten minutes would hide others.
    if (reason !== failure) log(`Live ${label} cannot be refreshed, the last values are kept: ${reason}`);
    failure = reason;
  }

  return {
    async refresh() {
      try {
        const outcome = await attempt();
        if (failure !== undefined) log(`Live ${label} is refreshed again.`);
        failure = undefined;
        return outcome;
      } catch (error) {
        if (!signal?.aborted) failed(error);
        return "failed";
      }
    },
    async follow() {
      try {
        if (last === undefined) return;
        const manifest = await readManifest(folder);
        if (manifest === null || manifest.generation === last.generation) return;
        last.generation = await write(last.reading);
      } catch (error) {
        if (!signal?.aborted) failed(error);
      }
    },
  };
}
