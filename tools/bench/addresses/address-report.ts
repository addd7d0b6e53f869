import type { BanoCopies } from "./bano-copies.ts";
import type { AddressMeasure } from "./measure-addresses.ts";
import type { ClassTimes } from "./measure-questions.ts";

/** An import of copies and the files that it wrote. */
export interface ImportedCopies {
  copies: Omit<BanoCopies, "files" | "samples">;
  measure: AddressMeasure;
  indexBytes: number;
  sourceBytes: number;
}

/** France has so many house numbers. */
const FRANCE_NUMBERS = 26e6;
const MAX_FRANCE_INDEX_BYTES = 1e9;
const MAX_FRANCE_MINUTES = 15;
const MAX_P95_RATIO = 1.5;
/** Below, the start of the import counts more than its numbers. */
const MIN_EXTRAPOLATED = 100_000;

/** Formats the figures of an import, each beside its goal if it has one. */
export function formatImport({ copies, measure, indexBytes, sourceBytes }: ImportedCopies): string {
  const { numbers, seconds, readSeconds, cpuSeconds, peakBytes } = measure;
  const each = (value: number, digits: number) => (value / numbers).toFixed(digits);
  const minutes = ((seconds / numbers) * FRANCE_NUMBERS) / 60;
  const franceBytes = (indexBytes / numbers) * FRANCE_NUMBERS;
  const rows: [string, string][] = [
    ["numbers, streets, towns", [numbers, copies.streets, copies.towns].map(String).join(", ")],
    ["seconds; of those for reading the files", `${seconds.toFixed(0)}; ${readSeconds.toFixed(0)}`],
    ["numbers a second", (numbers / seconds).toFixed(0)],
    ["CPU, ms a number", each(1_000 * cpuSeconds, 3)],
    ["peak memory", formatMegabytes(peakBytes)],
    [
      "index",
      `${formatMegabytes(indexBytes)}, ${each(indexBytes, 1)} bytes a number with its street and town`,
    ],
    ["file of the source", `${formatMegabytes(sourceBytes)}, ${each(sourceBytes, 1)} bytes a number`],
    [
      "26 million at this rate",
      numbers < MIN_EXTRAPOLATED
        ? `not computed from fewer than ${MIN_EXTRAPOLATED}`
        : `${minutes.toFixed(0)} of ${MAX_FRANCE_MINUTES} minutes${verdict(minutes <= MAX_FRANCE_MINUTES)}, ` +
          `${(franceBytes / 1e9).toFixed(2)} of 1 GB of index${verdict(franceBytes <= MAX_FRANCE_INDEX_BYTES)}`,
    ],
  ];
  return ["| import | |", "|---|---|", ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join("\n");
}

/** Formats the times of each class at the addresses and at synthetic places, with the ratio of p95. */
export function formatClasses(results: readonly ClassTimes[], numbers: number, places: number): string {
  const rows = results.map(({ name, times }) => {
    const [here, there] = times;
    const ratio = (here?.p95 ?? 0) / (there?.p95 ?? 0);
    const cells = times.map(
      ({ p50, p95, p99, answered }) =>
        `${[p50, p95, p99].map(formatMs).join(" / ")} (${Math.round(100 * answered)} %)`,
    );
    return `| ${[name, ...cells, ratio.toFixed(2) + verdict(ratio <= MAX_P95_RATIO)].join(" | ")} |`;
  });
  return [
    `| ms: p50 / p95 / p99 (with an answer) | ${numbers} numbers | ${places} places | ratio of p95, at most ${MAX_P95_RATIO} |`,
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function verdict(isMet: boolean): string {
  return isMet ? "" : " (NOT met)";
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

function formatMs(ms: number): string {
  return ms.toFixed(ms < 10 ? 2 : 0);
}
