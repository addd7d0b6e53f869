import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import type { LiveKind } from "@lieudit/place-index/live";
import type { SharedLocation } from "@lieudit/place-index/store";

/** Settings of the refresh; without a source nothing is refreshed, and without FILES_URL nothing is shared. */
export interface LiveSettings extends Partial<SharedLocation> {
  dataDir: string;
  /** FUEL_SOURCE: path or URL of fuel prices. */
  fuelSource?: string | undefined;
  /** IRVE_LIVE_SOURCE: path or URL of states of charging points. */
  irveLiveSource?: string | undefined;
  /** FUEL_REFRESH_MINUTES, for both sources. */
  refreshMinutes: number;
  /** IMPORT_ALLOW_PRIVATE_HOSTS */
  allowPrivateHosts?: boolean | undefined;
}

/** A running refresh; `stop` ends it. */
export type LiveRefresh = BackgroundThread;

/**
 * Refreshes live values on a schedule, in a background thread of the server's primary process. Of
 * servers that share places one refreshes, and the others copy its values.
 */
export function startLiveRefresh(settings: LiveSettings, log: (line: string) => void): LiveRefresh {
  if (listSources(settings).length === 0 && settings.filesUrl === undefined) return { stop: async () => {} };
  return startBackgroundThread({
    script: new URL("./live-worker.ts", import.meta.url),
    workerData: settings,
    log,
    endedText: "The refresh of live values ended, and starts again in a minute",
  });
}

/** Returns the sources in the settings. */
export function listSources({
  fuelSource,
  irveLiveSource,
}: LiveSettings): { kind: LiveKind; file: string }[] {
  return [
    ...(fuelSource === undefined ? [] : [{ kind: "fuel" as const, file: fuelSource }]),
    ...(irveLiveSource === undefined ? [] : [{ kind: "irve" as const, file: irveLiveSource }]),
  ];
}
