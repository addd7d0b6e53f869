import { parentPort, workerData } from "node:worker_threads";
import { ImportError } from "@lieudit/intake";
import { importAddresses } from "../import-addresses.ts";
import { importFeed } from "../import-feed.ts";
import { importList } from "../import-list.ts";
import { importPlaces } from "../import-places.ts";
import type { ImportProgress } from "../source/import-report.ts";
import type { ThreadMessage, ThreadOrder } from "./import-thread.ts";
import { startThrottle } from "./pace.ts";

const port = parentPort;
if (port === null) throw new Error("import-worker.ts runs as a thread of the import command");

const stop = new AbortController();
port.on("message", () => stop.abort(new Error("stopped")));

try {
  // Sent by our own main thread.
  const { job: thread, keepsPace } = workerData as ThreadOrder;
  const { job, options } = thread;
  if (keepsPace) startThrottle();
  const watched = { signal: stop.signal, onProgress: steps() };
  const report =
    job === "map"
      ? await importPlaces({ ...options, ...watched })
      : job === "feed"
        ? await importFeed({ ...options, ...watched })
        : job === "addresses"
          ? await importAddresses({ ...options, ...watched })
          : await importList({ ...options, ...watched });
  say({ is: "done", report });
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  say({ is: "refused", code: error.code, message: error.message });
}

function say(message: ThreadMessage): void {
  port?.postMessage(message);
}

/** Reports progress by whole percents: a message for each block would be thousands. */
function steps(): (progress: ImportProgress) => void {
  let last = "";
  return (progress) => {
    const step = `${progress.phase}/${Math.floor(progress.share * 100)}`;
    if (step === last) return;
    last = step;
    say({ is: "progress", progress });
  };
}
