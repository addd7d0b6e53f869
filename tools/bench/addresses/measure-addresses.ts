import { importInThread } from "../../../packages/place-import/src/command/import-thread.ts";

/** Measurements of one import in a process of its own. */
export interface AddressMeasure {
  /** Until the source file is written, and of everything. */
  readSeconds: number;
  seconds: number;
  /** User and system time of all threads. */
  cpuSeconds: number;
  peakBytes: number;
  numbers: number;
  places: number;
}

const [, , dataDir = "", ...files] = process.argv;
const started = performance.now();
const report = await importInThread(
  { job: "addresses", options: { files, name: "bano", dataDir } },
  { keepsPace: false, signal: new AbortController().signal, onProgress: () => {} },
);
const { user, system } = process.cpuUsage();
const measure: AddressMeasure = {
  readSeconds: report.readSeconds,
  seconds: (performance.now() - started) / 1_000,
  cpuSeconds: (user + system) / 1e6,
  peakBytes: process.resourceUsage().maxRSS * 1_024,
  numbers: report.added.address ?? 0,
  places: report.indexedCount,
};
console.log(JSON.stringify(measure));
