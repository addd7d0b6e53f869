import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parseSettings, type Settings } from "@lieudit/places-api";

/** Imported by URL, since nothing may import an app. */
const SERVER = new URL("../../../apps/places-server/places-server.ts", import.meta.url).href;
type StartServer = (settings: Settings, log: () => void) => Promise<{ port: number }>;

/** Memory and handles of the server's process after garbage collection. */
export interface ServerSample {
  heapBytes: number;
  descriptors: number;
  /** Timers, sockets and listeners that keep the process running. */
  resources: number;
}

/**
 * Runs the places server in its own process and sends a sample for each
 * message. With the argument "leaks" it leaks memory on each call.
 */
if (process.send !== undefined) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const leaked: number[][] = [];
  const isLeaking = process.argv[2] === "leaks";
  const { startPlacesServer } = (await import(SERVER)) as { startPlacesServer: StartServer };
  const server = await startPlacesServer(parseSettings(process.env), () => {
    if (!isLeaking) return;
    // 2,000 bytes. A repeated string would take fewer, since its halves are shared.
    leaked.push(new Array<number>(250).fill(leaked.length));
    process.setMaxListeners(0).on("beforeExit", () => leaked.length);
  });
  process.on("message", () => {
    collect();
    collect();
    const sample: ServerSample = {
      heapBytes: process.memoryUsage().heapUsed,
      descriptors: countDescriptors(),
      resources: process.getActiveResourcesInfo().length + process.listenerCount("beforeExit"),
    };
    process.send?.({ sample });
  });
  process.send({ port: server.port });
}

function countDescriptors(): number {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    // Descriptors are counted on Linux only.
    return 0;
  }
}
