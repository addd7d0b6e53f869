import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { ImportError } from "@lieudit/intake";
import { buildMap, type PlacesOfMap } from "./build-map.ts";
import { startThrottle } from "./command/pace.ts";
import type { MapThreadMessage, MapThreadOrder } from "./map-thread.ts";
import { openOsmFile } from "./osm/open-osm-file.ts";

const port = parentPort;
if (port === null) throw new Error("map-worker.ts runs as a thread of an import");
const say = (message: MapThreadMessage) => port.postMessage(message);

try {
  // Both are sent by our own main thread.
  const { paths, keepsPace, ...order } = workerData as MapThreadOrder;
  if (keepsPace) startThrottle();
  const places = once(port, "message").then(([known]) => known as PlacesOfMap);
  const files = await Promise.all(paths.map((path) => openOsmFile(path, order)));
  const map = await buildMap(files, order, {
    places,
    onProgress: (phase, share) => say({ is: "progress", phase, share }),
    onFinished: (part, result) => say({ is: "finished", part, result }),
  });
  say({ is: "done", map });
} catch (error) {
  if (error instanceof ImportError) say({ is: "refused", code: error.code, message: error.message });
  else {
    const { message, code, errcode } = error as NodeJS.ErrnoException & { errcode?: unknown };
    say({ is: "failed", message, code, errcode });
  }
}
