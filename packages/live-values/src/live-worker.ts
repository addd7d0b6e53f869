import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake/threads";
import { createLiveRefresher } from "./refresh/live-refresher.ts";
import { type LiveSettings, sourcesOf } from "./start-live-refresh.ts";

/** How soon live values follow a new index. */
const FOLLOW_EVERY_MS = 10_000;

const port = parentPort;
if (port === null) throw new Error("live-worker.ts runs as a thread of the server's primary process");

// Answers go before.
lowerThreadPriority();
// From our own main thread.
const settings = workerData as LiveSettings;
const stop = new AbortController();
const refreshers = sourcesOf(settings).map((source) =>
  createLiveRefresher({
    ...source,
    dataDir: settings.dataDir,
    allowPrivateHosts: settings.allowPrivateHosts,
    signal: stop.signal,
    log: (line) => port.postMessage(line),
  }),
);

/** One thing at a time: a refresh that takes long delays the next, and they do not pile up. */
let running: Promise<unknown> = Promise.resolve();
function oneByOne(work: () => Promise<unknown>): void {
  running = running.then(work);
}

const refreshAll = async () => {
  for (const refresher of refreshers) await refresher.refresh();
};
const followAll = async () => {
  for (const refresher of refreshers) await refresher.follow();
};
const timers = [
  setInterval(() => oneByOne(refreshAll), settings.refreshMinutes * 60_000),
  setInterval(() => oneByOne(followAll), FOLLOW_EVERY_MS),
];
oneByOne(refreshAll);

port.once("message", () => {
  stop.abort(new Error("stopped"));
  for (const timer of timers) clearInterval(timer);
  void running.then(() => port.close());
});
