import type { LiveReport } from "@lieudit/live-values/refresh";
import type { FeedReport } from "../import-feed.ts";
import { count, counted, printable, skippedLines } from "./report-text.ts";

const NOUNS: Readonly<Record<FeedReport["kind"], string>> = {
  fuel: "station",
  irve: "station",
  reviews: "review",
};

/** The report as lines of text, each ending with a newline. */
export function feedReportText(report: FeedReport): string {
  const { source, kind, readCount, joinedCount, ownCount, skipped, indexedCount, seconds } = report;
  const lines = [
    `Imported ${source.name} from ${printable(source.origin)}${source.dataTimestamp === undefined ? "" : `, data of ${source.dataTimestamp}`}`,
    `  read     ${counted(readCount, NOUNS[kind])}`,
    `  joined   ${counted(joinedCount, "place")} that ${joinedCount === 1 ? "was" : "were"} there`,
    ...(kind === "reviews" ? [] : [`  places   ${count(ownCount)} of its own`]),
    ...skippedLines(skipped),
    `  index    ${counted(indexedCount, "place")} of all sources`,
    `  took     ${seconds.toFixed(1)} s`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** The same for values that change from minute to minute. */
export function liveReportText({ kind, origin, readCount, placeCount, skipped }: LiveReport): string {
  const lines = [
    `Refreshed ${kind} from ${printable(origin)}`,
    `  read     ${counted(readCount, kind === "irve" ? "charging point" : "station")}`,
    `  places   ${count(placeCount)}`,
    ...skippedLines(skipped),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** What the command says after a review was hidden or shown. */
export function moderationText(action: "hide" | "show", isChanged: boolean): string {
  if (!isChanged)
    return action === "hide" ? "The review is hidden already.\n" : "The review is not hidden.\n";
  return action === "hide" ? "The review is hidden.\n" : "The review is shown again.\n";
}
