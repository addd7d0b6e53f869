import { join } from "node:path";
import type { importInThread } from "../../../packages/place-import/src/command/import-thread.ts";

/** Measurements of one import in a process of its own. */
export interface ImportMeasure {
  seconds: number;
  /** User and system time of all threads. */
  cpuSeconds: number;
  peakBytes: number;
  places: number;
}

const [, , checkout = "", file = "", dataDir = "", what = ""] = process.argv;
const path = join(checkout, "packages/place-import/src/command/import-thread.ts");
// The same module of this or of another checkout.
const thread = (await import(path)) as { importInThread: typeof importInThread };
const started = performance.now();
const report = await thread.importInThread(
  {
    job: "map",
    options: {
      files: [file],
      name: "bench",
      dataDir,
      patch: undefined,
      photos: undefined,
      allowPrivateHosts: false,
      basemap: what === "all",
      roads: what === "all",
      fetchPhotos: undefined,
      databaseUrl: undefined,
      filesUrl: undefined,
    },
  },
  { keepsPace: false, signal: new AbortController().signal, onProgress: () => {} },
);
const { user, system } = process.cpuUsage();
const measure: ImportMeasure = {
  seconds: (performance.now() - started) / 1_000,
  cpuSeconds: (user + system) / 1e6,
  peakBytes: process.resourceUsage().maxRSS * 1_024,
  places: report.indexedCount,
};
console.log(JSON.stringify(measure));
