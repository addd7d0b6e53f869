import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  checkSourceName,
  downloadFile,
  ImportError,
  isUrl,
  type SkippedThing,
  SkipReport,
  toDisplayFile,
  toDisplayOrigin,
} from "@lieudit/intake";
import { type FeedFile, openFeedFile } from "@lieudit/intake/files";
import { getNewestTime, parseParisTime, readFuel, toWireTime } from "@lieudit/live-values";
import type { FeedKind, SourceDescription } from "@lieudit/place-index";
import type { ManifestSource, PlacesManifest } from "@lieudit/place-index/store";
import { readIrveStatic } from "./feeds/irve/read-irve-static.ts";
import { FEED_ATTRIBUTIONS } from "./feeds/join/feed-attributions.ts";
import { isFeed } from "./feeds/join/joined-feeds.ts";
import { readReviews } from "./feeds/reviews/read-reviews.ts";
import type { BuiltShards, ImportProgress } from "./source/import-report.ts";
import { type PlacesFolder, toSourceFileName } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { writeRecordFile } from "./store/record-file.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface ImportFeedOptions extends PlacesLocation {
  kind: FeedKind;
  /** A path or URL. */
  file: string;
  /** Default: the kind of the feed. */
  name?: string | undefined;
  /** Attribution, if the source is not the official publisher. */
  attribution?: string | undefined;
  /** Permits downloads from private and loopback addresses, for tests and closed networks. */
  allowPrivateHosts?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Default: the real clock. */
  now?: (() => Date) | undefined;
  graceMs?: number | undefined;
}

/** The result of importing a feed. */
export interface FeedReport {
  source: SourceDescription;
  kind: FeedKind;
  /** Stations or reviews in the file. */
  readCount: number;
  /** Places of other sources that the feed adds to. */
  joinedCount: number;
  /** Places that only the feed has. */
  ownCount: number;
  skipped: SkippedThing[];
  indexedCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards | undefined;
  seconds: number;
}

/**
 * Imports a feed as a named source, replaces an earlier one with that name, and publishes
 * a new index. The feed is joined to the places of other sources. If it fails, existing
 * places are kept.
 *
 * @throws {ImportError} with one sentence for the operator.
 */
export async function importFeed(options: ImportFeedOptions): Promise<FeedReport> {
  const { kind, file, signal, now = () => new Date(), onProgress = () => {} } = options;
  const name = checkSourceName(options.name ?? kind);
  const started = performance.now();
  const subject = toDisplayFile(file);
  return withPlacesFolder({ ...options, now }, async (folder, previous) => {
    rejectOtherKind(previous, name, kind);
    const skips = new SkipReport();
    const path = await fetchLocalPath(file, folder, options);
    onProgress({ phase: "read", share: 0, subject });
    const { rows, dataTimestamp } = await READERS[kind](await openFeedFile(path, signal), now(), skips);
    const recordFile = toSourceFileName(name, previous.generation + 1);
    try {
      await writeRecordFile(join(folder.path, recordFile), rows, signal);
      const source: ManifestSource = {
        name,
        kind,
        origin: toDisplayOrigin(file),
        importedAt: now().toISOString(),
        ...(dataTimestamp === undefined ? {} : { dataTimestamp }),
        attribution: options.attribution ?? FEED_ATTRIBUTIONS[kind].provider,
        placeCount: 0,
        file: recordFile,
      };
      const others = previous.sources.filter((one) => one.name !== name);
      const { manifest, placeCount, shards } = await publishSources(
        folder,
        previous,
        // Feeds after places: a map starts with the viewport of the first source.
        [...others.filter((one) => !isFeed(one)), source, ...others.filter(isFeed)],
        {
          signal,
          graceMs: options.graceMs,
          onProgress: (share) => onProgress({ phase: "index", share, subject: "all sources" }),
          onPublish: () => onProgress({ phase: "publish", share: 0, subject: name }),
        },
      );
      const published = toSourceDescription(manifest.sources.find((one) => one.name === name)!);
      return {
        source: published,
        kind,
        readCount: rows.length,
        joinedCount: published.joinedCount ?? 0,
        ownCount: published.placeCount,
        skipped: skips.list(),
        indexedCount: placeCount,
        shards,
        seconds: (performance.now() - started) / 1_000,
      };
    } catch (error) {
      await rm(join(folder.path, recordFile), { force: true }).catch(() => {});
      throw error;
    }
  });
}

/**
 * Rejects a name that a source of another kind has, which would be lost.
 *
 * @throws {ImportError} USAGE when `name` is that of a source of another kind, which would
 * be lost.
 */
export function rejectOtherKind(
  previous: PlacesManifest,
  name: string,
  kind: SourceDescription["kind"],
): void {
  const existing = previous.sources.find((source) => source.name === name);
  if (existing === undefined || (existing.kind ?? "places") === (kind ?? "places")) return;
  throw new ImportError(
    "USAGE",
    `"${name}" is the name of a source of another kind (${existing.kind ?? "places"}), which it would replace. Give another with --name, or remove that one first. Nothing was changed.`,
  );
}

interface ReadFeed {
  rows: readonly object[];
  dataTimestamp?: string | undefined;
}

const READERS: Readonly<
  Record<FeedKind, (file: FeedFile, now: Date, skips: SkipReport) => Promise<ReadFeed>>
> = {
  fuel: async (file, now, skips) => {
    const rows = await readFuel(file, now, skips);
    return { rows, dataTimestamp: latest(rows.map(getNewestTime)) };
  },
  irve: async (file, now, skips) => {
    const rows = await readIrveStatic(file, skips);
    const updated = parseParisTime(
      latest(
        rows
          .map((station) => station.updated)
          .filter((day) => parseParisTime(day) !== undefined && day <= now.toISOString()),
      ),
    );
    return { rows, dataTimestamp: updated === undefined ? undefined : toWireTime(updated) };
  },
  reviews: async (file, now, skips) => {
    const rows = await readReviews(file, now, skips);
    return { rows, dataTimestamp: latest(rows.map(({ publishTime }) => publishTime)) };
  },
};

function latest(times: readonly string[]): string | undefined {
  // Times in one format sort as text.
  return times
    .filter((time) => time !== "")
    .toSorted()
    .at(-1);
}

/** Downloads a file that is a URL; returns the path of it, or `file`. */
export async function fetchLocalPath(
  file: string,
  folder: PlacesFolder,
  options: Pick<ImportFeedOptions, "signal" | "allowPrivateHosts" | "onProgress">,
): Promise<string> {
  if (!isUrl(file)) return file;
  const { signal, allowPrivateHosts = false, onProgress = () => {} } = options;
  const { path } = await downloadFile(file, {
    folder: folder.downloads,
    allowPrivateHosts,
    signal,
    onProgress: (share) => onProgress({ phase: "download", share, subject: basename(toDisplayFile(file)) }),
  });
  return path;
}
