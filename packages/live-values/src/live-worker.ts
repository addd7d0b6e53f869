import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake";
import { createLiveRefresher } from "./refresh/live-refresher.ts";
import { openSharedLive } from "./refresh/shared-live.ts";
import { type LiveSettings, listSources } from "./start-live-refresh.ts";

/** How often the thread looks for a new index, and for values of other servers. */
const FOLLOW_EVERY_MS = 10_000;

const port = parentPort;
if (port === null) throw new Error("live-worker.ts runs as a thread of the server's primary process");

// Requests have priority.
lowerThreadPriority();
// Sent by our own main thread.
const settings = workerData as LiveSettings;
const stop = new AbortController();
const log = (line: string) => port.postMessage(line);
const refreshers = listSources(settings).map((source) =>
  createLiveRefresher({
    ...source,
    dataDir: settings.dataDir,
    allowPrivateHosts: settings.allowPrivateHosts,
    signal: stop.signal,
    log,
  }),
);
const shared = openSharedLive({
  folder: join(settings.dataDir, "places"),
  filesUrl: settings.filesUrl,
  databaseUrl: settings.databaseUrl,
  log,
});

const refreshMs = settings.refreshMinutes * 60_000;
let refreshAt = 0;
/** Until when this server leaves the turn to others, after a failed refresh. */
let passesUntil = 0;
async function work(): Promise<void> {
  const canRefresh = refreshers.length > 0 && performance.now() >= passesUntil;
  if (shared !== undefined && !(await shared.takeTurn(canRefresh))) return;
  const isDue = performance.now() >= refreshAt;
  if (!isDue) for (const refresher of refreshers) await refresher.follow();
  else {
    refreshAt = performance.now() + refreshMs;
    for (const refresher of refreshers) {
      const outcome = await refresher.refresh();
      if (outcome === "failed") passesUntil = refreshAt;
    }
  }
  await shared?.publish();
}

port.once("message", () => stop.abort(new Error("stopped")));
while (!stop.signal.aborted) {
  await work();
  await sleep(FOLLOW_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {});
}
await shared?.close();
port.close();
