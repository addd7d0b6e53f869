import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake/threads";
import type { LiveKind } from "@lieudit/place-index/live";

/** What refreshes live values; without a source nothing does. */
export interface LiveSettings {
  dataDir: string;
  /** FUEL_SOURCE: path or URL of fuel prices. */
  fuelSource?: string | undefined;
  /** IRVE_LIVE_SOURCE: path or URL of states of charging points. */
  irveLiveSource?: string | undefined;
  /** FUEL_REFRESH_MINUTES, for both. */
  refreshMinutes: number;
  /** IMPORT_ALLOW_PRIVATE_HOSTS */
  allowPrivateHosts?: boolean | undefined;
}

/** The refresh that runs; `stop` ends what is under way. */
export type LiveRefresh = BackgroundThread;

/**
 * Refreshes live values on a schedule, in a thread of its own: whoever owns
 * the socket goes on accepting while a feed is read. For the one process that
 * all workers of a server have in common.
 */
export function startLiveRefresh(settings: LiveSettings, log: (line: string) => void): LiveRefresh {
  if (sourcesOf(settings).length === 0) return { stop: async () => {} };
  return startBackgroundThread({
    script: new URL("./live-worker.ts", import.meta.url),
    workerData: settings,
    log,
    endedText: "The refresh of live values ended, and starts again in a minute",
  });
}

/** The sources that the settings name. */
export function sourcesOf({ fuelSource, irveLiveSource }: LiveSettings): { kind: LiveKind; file: string }[] {
  return [
    ...(fuelSource === undefined ? [] : [{ kind: "fuel" as const, file: fuelSource }]),
    ...(irveLiveSource === undefined ? [] : [{ kind: "irve" as const, file: irveLiveSource }]),
  ];
}
