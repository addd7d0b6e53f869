import { parentPort, workerData } from "node:worker_threads";
import { openListingStore } from "../open-listing-store.ts";
import type { InboxSettings } from "./start-inbox.ts";
import { watchInbox } from "./watch-inbox.ts";

const port = parentPort;
if (port === null) throw new Error("inbox-worker.ts runs as a thread of the server's primary process");

// Sent by the main thread of this program.
const { folder, databaseUrl, filesUrl, inbox, allowPrivateHosts = false } = workerData as InboxSettings;
if (inbox === null) throw new Error("There is no folder to watch.");

const store = await openListingStore({ folder, databaseUrl, queryTimeoutMs: 60_000 });
const watch = watchInbox({
  store,
  folder,
  filesUrl,
  inbox,
  allowPrivateHosts,
  log: (line) => port.postMessage(line),
});

port.once("message", () => {
  void watch
    .close()
    .then(() => store.close())
    .then(() => port.close());
});
