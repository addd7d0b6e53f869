import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parseSettings, type Settings } from "@lieudit/places-api";

/** By its address: nothing imports an app. */
const SERVER = new URL("../../../apps/places-server/places-server.ts", import.meta.url).href;
type StartServer = (settings: Settings, log: () => void) => Promise<{ port: number }>;

/** What the server's process holds after all garbage is gone. */
export interface ServerSample {
  heapBytes: number;
  descriptors: number;
  /** Timers, sockets and listeners of the process: what keeps it from ending. */
  resources: number;
}

/**
 * The places server in a process of its own; told "sample" it says what it
 * holds. With the argument "leaks" it keeps something of each call.
 */
if (process.send !== undefined) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const kept: string[] = [];
  const leaks = process.argv[2] === "leaks";
  const { startPlacesServer } = (await import(SERVER)) as { startPlacesServer: StartServer };
  const server = await startPlacesServer(parseSettings(process.env), () => {
    if (!leaks) return;
    kept.push("x".repeat(2_000) + kept.length);
    process.setMaxListeners(0).on("beforeExit", () => kept.length);
  });
  process.on("message", () => {
    collect();
    collect();
    const sample: ServerSample = {
      heapBytes: process.memoryUsage().heapUsed,
      descriptors: descriptorCount(),
      resources: process.getActiveResourcesInfo().length + process.listenerCount("beforeExit"),
    };
    process.send?.({ sample });
  });
  process.send({ port: server.port });
}

function descriptorCount(): number {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    // Not Linux: nothing is counted, and nothing grows.
    return 0;
  }
}
