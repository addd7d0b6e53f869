import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake";
import { createLiveRefresher } from "./refresh/live-refresher.ts";
import { type LiveSettings, listSources } from "./start-live-refresh.ts";

/** How often the thread looks for a new index. */
const FOLLOW_EVERY_MS = 10_000;

const port = parentPort;
if (port === null) throw new Error("live-worker.ts runs as a thread of the server's primary process");

// Requests have priority.
lowerThreadPriority();
// Sent by our own main thread.
const settings = workerData as LiveSettings;
const stop = new AbortController();
const refreshers = listSources(settings).map((source) =>
  createLiveRefresher({
    ...source,
    dataDir: settings.dataDir,
    allowPrivateHosts: settings.allowPrivateHosts,
    signal: stop.signal,
    log: (line) => port.postMessage(line),
  }),
);

/** Runs one task at a time: a slow refresh delays the next instead of piling up. */
let running: Promise<unknown> = Promise.resolve();
function enqueue(work: () => Promise<unknown>): void {
  running = running.then(work);
}

const refreshAll = async () => {
  for (const refresher of refreshers) await refresher.refresh();
};
const followAll = async () => {
  for (const refresher of refreshers) await refresher.follow();
};
const timers = [
  setInterval(() => enqueue(refreshAll), settings.refreshMinutes * 60_000),
  setInterval(() => enqueue(followAll), FOLLOW_EVERY_MS),
];
enqueue(refreshAll);

port.once("message", () => {
  stop.abort(new Error("stopped"));
  for (const timer of timers) clearInterval(timer);
  void running.then(() => port.close());
});
