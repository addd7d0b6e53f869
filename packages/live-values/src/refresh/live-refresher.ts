import { join } from "node:path";
import { ImportError, SkipReport, toDisplayOrigin } from "@lieudit/intake";
import { replaceLiveValues } from "@lieudit/place-index/live";
import { readManifest } from "@lieudit/place-index/store";
import { withLiveLock } from "./live-lock.ts";
import { fetchLive, knownRows, type LiveReading, readLive } from "./live-source.ts";
import { currentStations, type RefreshOptions } from "./refresh-live.ts";

export interface LiveRefresher {
  /**
   * Asks the source, and writes what is new. Never rejects: what fails is told
   * once, and the values of before stay.
   */
  refresh(): Promise<RefreshOutcome>;
  /** Writes the last values again when another index is published: its places may be others. Never rejects. */
  follow(): Promise<void>;
}

export type RefreshOutcome = "refreshed" | "unchanged" | "failed";

export interface LiveRefresherOptions extends RefreshOptions {
  /** Gets a line when the source fails, and one when it is back. */
  log: (line: string) => void;
}

/** A feed that has lost half of its stations since the last time is cut off, whatever its form says. */
const MIN_SHARE = 0.5;
/** Below this many, half may be closed on a Sunday. */
const MIN_COMPARED = 20;

/** Refreshes one kind of live values again and again. */
export function createLiveRefresher(options: LiveRefresherOptions): LiveRefresher {
  const { kind, file, dataDir, signal, log, now = () => new Date() } = options;
  const folder = join(dataDir, "places");
  const shown = `${kind} from ${toDisplayOrigin(file)}`;
  let last: { reading: LiveReading; stamp: string; generation: number } | undefined;
  let failure: string | undefined;
  /** Whether the copy that lies in the downloads is the one that `last` was read from. */
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
    knownRows(reading, (await currentStations(folder, kind)).table, "it");
    const generation = await write(reading);
    last = { reading, stamp: fetched.stamp, generation };
    isCopyRead = true;
    return "refreshed";
  }

  async function write(reading: LiveReading): Promise<number> {
    const { table, generation } = await currentStations(folder, kind);
    await withLiveLock(folder, () => replaceLiveValues(folder, kind, reading.rowsFor(table)));
    return generation;
  }

  function failed(error: unknown): void {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0]!.slice(0, 300);
    // The same reason every ten minutes would hide the others.
    if (reason !== failure) log(`Live ${shown} cannot be refreshed, the last values stay: ${reason}`);
    failure = reason;
  }

  return {
    async refresh() {
      try {
        const outcome = await attempt();
        if (failure !== undefined) log(`Live ${shown} is refreshed again.`);
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
