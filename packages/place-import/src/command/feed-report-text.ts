import type { LiveReport } from "@lieudit/live-values";
import type { AddressReport } from "../import-addresses.ts";
import type { FeedReport } from "../import-feed.ts";
import type { ListReport } from "../import-list.ts";
import {
  formatCount,
  formatCounted,
  formatIndexed,
  formatKinds,
  formatSkipped,
  formatTypes,
  toPrintable,
} from "./report-text.ts";

const NOUNS: Readonly<Record<FeedReport["kind"], string>> = {
  fuel: "station",
  irve: "station",
  reviews: "review",
};

/** Formats the report as lines of text, each ending with a newline. */
export function formatFeedReport(report: FeedReport): string {
  const { source, kind, readCount, joinedCount, ownCount, skipped, seconds } = report;
  const lines = [
    `Imported ${source.name} from ${toPrintable(source.origin)}${source.dataTimestamp === undefined ? "" : `, data of ${source.dataTimestamp}`}`,
    `  read     ${formatCounted(readCount, NOUNS[kind])}`,
    `  joined   ${formatCounted(joinedCount, "place")} that ${joinedCount === 1 ? "was" : "were"} there`,
    ...(kind === "reviews" ? [] : [`  places   ${formatCount(ownCount)} of its own`]),
    ...formatSkipped(skipped),
    ...formatIndexed(report),
    `  took     ${seconds.toFixed(1)} s`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Formats the report of address files. */
export function formatAddressReport(report: AddressReport): string {
  const { source, formats, readCount, added, known, rejectedCount, skipped } = report;
  const knownKinds = formatKinds(known);
  const rate = Math.round(readCount / Math.max(0.001, report.readSeconds));
  const lines = [
    `Imported ${source.name} from ${toPrintable(source.origin)}${source.dataTimestamp === undefined ? "" : `, data of ${source.dataTimestamp}`}`,
    `  read     ${formatCounted(readCount, "row")} of ${formats.join(", ")}, ${formatCount(rate)} a second`,
    `  added    ${formatKinds(added) || "nothing"}`,
    `  known    ${knownKinds === "" ? "nothing" : `${knownKinds}; other sources have them`}`,
    `  refused  ${formatCounted(rejectedCount, "row")}`,
    ...formatSkipped(skipped),
    ...formatIndexed(report),
    `  took     ${report.seconds.toFixed(1)} s`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Formats the report of an own list. */
export function formatListReport(report: ListReport): string {
  const { source, columns, readCount, topTypes, skipped, seconds } = report;
  const lines = [
    `Imported ${source.name} from ${toPrintable(source.origin)}`,
    `  columns  ${columns.map(([field, column]) => `${field}=${toPrintable(column)}`).join(", ")}`,
    `  read     ${formatCounted(readCount, "row")}`,
    `  places   ${formatCount(source.placeCount)}${source.isPrivate ? `, for keys with --source ${source.name} only` : ""}`,
    ...formatTypes(topTypes),
    ...formatSkipped(skipped),
    ...formatIndexed(report),
    `  took     ${seconds.toFixed(1)} s`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Formats the report of a refresh of live values. */
export function formatLiveReport({ kind, origin, readCount, placeCount, skipped }: LiveReport): string {
  const lines = [
    `Refreshed ${kind} from ${toPrintable(origin)}`,
    `  read     ${formatCounted(readCount, kind === "irve" ? "charging point" : "station")}`,
    `  places   ${formatCount(placeCount)}`,
    ...formatSkipped(skipped),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Formats the result of hiding or showing a review. */
export function formatModeration(action: "hide" | "show", isChanged: boolean): string {
  if (!isChanged)
    return action === "hide" ? "The review is hidden already.\n" : "The review is not hidden.\n";
  return action === "hide" ? "The review is hidden.\n" : "The review is shown again.\n";
}
