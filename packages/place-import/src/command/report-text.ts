import type { SourceDescription } from "@lieudit/place-index";
import { PLACE_KINDS, type PlaceKind } from "@lieudit/place-model";
import { isStationFeed } from "../feeds/join/station-feed.ts";
import { SKIPPED } from "../osm/element-limits.ts";
import type { RebuiltIndex } from "../rebuild-index.ts";
import type { ImportReport } from "../source/import-report.ts";

const KIND_NAMES: Readonly<Record<PlaceKind, readonly [one: string, many: string]>> = {
  poi: ["point of interest", "points of interest"],
  address: ["address", "addresses"],
  street: ["street", "streets"],
  locality: ["locality", "localities"],
  postal_code: ["postal code", "postal codes"],
};

const SHOWN_TYPES = 10;
const SHOWN_NOTES = 20;

/** Formats the report as lines of text, each ending with a newline. */
export function formatReport(report: ImportReport): string {
  const { source, read, placesByKind, topTypes, skipped, notes } = report;
  const lines = [
    ...formatDamage(skipped),
    `Imported ${source.name} from ${toPrintable(source.origin)}${source.dataTimestamp === undefined ? "" : `, data of ${source.dataTimestamp}`}`,
    `  read     ${formatCount(read.nodes)} nodes, ${formatCount(read.ways)} ways, ${formatCount(read.relations)} relations`,
    `  places   ${formatCount(source.placeCount)}: ${formatKinds(placesByKind)}`,
    ...formatTypes(topTypes.slice(0, SHOWN_TYPES)),
  ];
  if (report.patchedCount > 0) lines.push(`  patched  ${formatCounted(report.patchedCount, "place")}`);
  if (report.fetchedPhotoCount > 0) lines.push(`  photos   ${formatCount(report.fetchedPhotoCount)}`);
  if (report.tileCount > 0) lines.push(`  map      ${formatCount(report.tileCount)} tiles`);
  if (report.roadKilometres > 0) lines.push(`  roads    ${formatCount(report.roadKilometres)} km`);
  lines.push(...formatSkipped(skipped));
  if (notes.length > 0) lines.push("  notes");
  for (const note of notes.slice(0, SHOWN_NOTES)) lines.push(`    ${toPrintable(note)}`);
  if (notes.length > SHOWN_NOTES) lines.push(`    and ${formatCount(notes.length - SHOWN_NOTES)} more`);
  lines.push(
    ...formatIndexed(report),
    `  took     ${report.seconds.toFixed(1)} s, ${formatCount(Math.round(report.peakMemoryBytes / 1e6))} MB of memory at most`,
  );
  return `${lines.join("\n")}\n`;
}

/** Formats the result of a rebuild. */
export function formatRebuilt(rebuilt: RebuiltIndex | null, dataDir: string): string {
  if (rebuilt === null) return `${dataDir} has no imported places, so nothing is made anew.\n`;
  const { placeCount, shards } = rebuilt;
  const inShards =
    shards === undefined
      ? ""
      : ` in ${formatCounted(shards.count, "shard")}, of which ${shards.newCount} are new`;
  return `The index is made anew: ${placeCount} places${inShards}.\n`;
}

/** Formats the size of the new index; one in shards has a line about those that were built. */
export function formatIndexed({
  indexedCount,
  shards,
}: Pick<ImportReport, "indexedCount" | "shards">): string[] {
  const lines = [`  index    ${formatCounted(indexedCount, "place")} of all sources`];
  if (shards === undefined) return lines;
  const { count, newCount } = shards;
  return [...lines, `  shards   built ${formatCount(newCount)} of ${formatCounted(count, "region")}`];
}

/** Formats the types of points of interest; returns no line for a file with addresses only. */
export function formatTypes(topTypes: ImportReport["topTypes"]): string[] {
  if (topTypes.length === 0) return [];
  return [`  types    ${topTypes.map(({ type, count }) => `${type} ${formatCount(count)}`).join(", ")}`];
}

/** Formats losses from damage, which come first: the authors of the file did not omit them. */
function formatDamage(skipped: ImportReport["skipped"]): string[] {
  const blocks = skipped.find(({ reason }) => reason === SKIPPED.damagedBlock)?.count ?? 0;
  if (blocks === 0) return [];
  const what = blocks === 1 ? "1 block of the file is" : `${formatCount(blocks)} blocks of the file are`;
  return [`WARNING: ${what} damaged, and the places in there are missing. Get the file again and import it.`];
}

/** Lists skipped data by reason under a heading; returns no lines if nothing was skipped. */
export function formatSkipped(skipped: ImportReport["skipped"]): string[] {
  const lines = skipped.length > 0 ? ["  skipped"] : [];
  for (const { reason, count: times, examples } of skipped) {
    const where =
      examples.length === 0 ? "" : `, for example ${examples.slice(0, 2).map(toPrintable).join("; ")}`;
    lines.push(`    ${formatCount(times).padStart(9)}  ${toPrintable(reason)}${where}`);
  }
  return lines;
}

/**
 * Formats a table of the sources, newest first.
 *
 * @param timeZone of the days; default: the machine's.
 */
export function formatSources(sources: readonly SourceDescription[], timeZone?: string): string {
  if (sources.length === 0) return "Nothing is imported.\n";
  // Only feeds add to the places of others.
  const hasFeeds = sources.some(({ joinedCount }) => joinedCount !== undefined);
  const rows = [
    ["NAME", "PLACES", ...(hasFeeds ? ["JOINED"] : []), "IMPORTED", "DATA OF", "FROM"],
    ...sources.map(
      ({ name, kind, isPrivate, placeCount, joinedCount, importedAt, dataTimestamp, origin }) => [
        isPrivate ? `${name} (private)` : name,
        formatCount(placeCount),
        ...(hasFeeds ? [joinedCount === undefined ? "" : formatCount(joinedCount)] : []),
        formatLocalDay(importedAt, timeZone),
        // Feeds of stations are published by the day in Paris; elsewhere their 1 May may begin on the evening before.
        dataTimestamp === undefined
          ? "?"
          : formatLocalDay(dataTimestamp, isStationFeed(kind) ? "Europe/Paris" : timeZone),
        toPrintable(origin),
      ],
    ),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** Formats a day in the operator's time zone: 2026-03-01. */
function formatLocalDay(instant: string, timeZone: string | undefined): string {
  // The Swedish locale writes dates as ISO 8601.
  return new Date(instant).toLocaleDateString("sv-SE", { timeZone });
}

/** Formats numbers by kind: `2 addresses, 1 street`. */
export function formatKinds(placesByKind: ImportReport["placesByKind"]): string {
  return PLACE_KINDS.filter((kind) => placesByKind[kind] !== undefined)
    .map(
      (kind) => `${formatCount(placesByKind[kind]!)} ${KIND_NAMES[kind][placesByKind[kind] === 1 ? 0 : 1]}`,
    )
    .join(", ");
}

/** Formats 1234567 as "1,234,567". */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats `1 place`, `2,000 places`. */
export function formatCounted(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** Removes characters from untrusted text that would move a terminal's cursor. */
export function toPrintable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "?").slice(0, 300);
}
