import { Worker } from "node:worker_threads";
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

export interface LiveRefresh {
  /** Ends what is under way and the thread. */
  stop(): Promise<void>;
}

/** A thread that ended by accident is started again after this time. */
const RESTART_MS = 60_000;

/**
 * Refreshes live values on a schedule, in a thread of its own: whoever owns
 * the socket goes on accepting while a feed is read. For the one process that
 * all workers of a server have in common.
 */
export function startLiveRefresh(settings: LiveSettings, log: (line: string) => void): LiveRefresh {
  if (sourcesOf(settings).length === 0) return { stop: async () => {} };
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  function start(): void {
    worker = new Worker(new URL("./live-worker.ts", import.meta.url), { workerData: settings });
    worker.on("message", log);
    worker.once("error", (error) =>
      log(`The refresh of live values ended, and starts again in a minute: ${error.message}`),
    );
    worker.once("exit", () => {
      worker = undefined;
      if (isStopping) return;
      restart = setTimeout(start, RESTART_MS);
      restart.unref();
    });
    // It alone keeps no process running.
    worker.unref();
  }
  start();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const running = worker;
      if (running === undefined) return;
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.ref();
      running.postMessage("stop");
      await ended;
    },
  };
}

/** The sources that the settings name. */
export function sourcesOf({ fuelSource, irveLiveSource }: LiveSettings): { kind: LiveKind; file: string }[] {
  return [
    ...(fuelSource === undefined ? [] : [{ kind: "fuel" as const, file: fuelSource }]),
    ...(irveLiveSource === undefined ? [] : [{ kind: "irve" as const, file: irveLiveSource }]),
  ];
}
