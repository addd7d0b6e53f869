import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSyncedFolder } from "@lieudit/files";
import {
  listManifestFiles,
  MANIFEST_FILE,
  type PlacesManifest,
  PREVIOUS_FILE,
  parseManifest,
  publishManifest,
  readManifest,
} from "../store/manifest.ts";
import { openSharedPlaces, type SharedLocation, type SharedPlaces } from "./shared-places.ts";

export interface MirrorOptions extends SharedLocation {
  /** `<data>/places` */
  folder: string;
  log: (line: string) => void;
  /** Called when the folder has another publication. */
  onPublished?: ((manifest: PlacesManifest) => Promise<void>) | undefined;
  pollMs?: number | undefined;
  /** Base maps above this size are not copied, because servers read them in parts. Default: all are copied. */
  maxBasemapBytes?: number | undefined;
}

/** Copies the shared places into a folder of this server, once for all its processes. */
export interface PlacesMirror {
  stop(): Promise<void>;
}

const POLL_MS = 3_000;

/**
 * Follows the shared places: downloads what the folder lacks, and only then replaces its manifest,
 * which the index, the map and the routes follow. The folder keeps the files of the previous
 * publication. Without FILES_URL it does nothing.
 */
export function startPlacesMirror(options: MirrorOptions): PlacesMirror {
  const { folder, log, pollMs = POLL_MS } = options;
  const shared = openSharedPlaces(folder, options);
  if (shared === undefined) return { stop: async () => {} };
  const stopping = new AbortController();
  const { signal } = stopping;
  let mirrored = "";
  let problem = "";

  async function look(sharedPlaces: SharedPlaces): Promise<void> {
    try {
      const published = await sharedPlaces.read();
      const isNew = published?.tag !== mirrored;
      if (published !== null && (isNew || (await lacksShards(folder, published.manifest)))) {
        await mirrorPlaces(sharedPlaces, published.manifest, options, signal);
        mirrored = published.tag;
      }
      if (problem !== "") log("The shared places are up to date again.");
      problem = "";
    } catch (error) {
      if (signal.aborted) return;
      const reason = describeProblem(folder, error);
      if (reason !== problem) log(reason);
      problem = reason;
    }
  }

  async function follow(sharedPlaces: SharedPlaces): Promise<void> {
    while (!signal.aborted) {
      await look(sharedPlaces);
      await sleep(pollMs, undefined, { signal }).catch(() => {});
    }
    await sharedPlaces.close();
  }

  const following = follow(shared);
  return {
    stop() {
      stopping.abort();
      return following;
    },
  };
}

/** Makes the folder show `manifest`. */
async function mirrorPlaces(
  shared: SharedPlaces,
  manifest: PlacesManifest,
  { folder, log, onPublished, maxBasemapBytes = Number.POSITIVE_INFINITY }: MirrorOptions,
  signal: AbortSignal,
): Promise<void> {
  await makeSyncedFolder(folder);
  const current = await readManifest(folder).catch(() => null);
  const isShown = JSON.stringify(current) === JSON.stringify(manifest);
  if (isShown && !(await lacksShards(folder, manifest))) return;
  const { basemap, sources, files = {} } = manifest;
  const basemaps = new Set([basemap, ...sources.map((source) => source.basemap)]);
  const isNeeded = (file: string) => !basemaps.has(file) || (files[file]?.byteCount ?? 0) <= maxBasemapBytes;
  await shared.fetch(manifest, { log, signal, isNeeded });
  if (isShown) return;
  const oldest = await readPreviousManifest(folder);
  const needed = new Set([manifest, current].flatMap((one) => (one === null ? [] : listManifestFiles(one))));
  for (const name of oldest === null ? [] : listManifestFiles(oldest))
    if (!needed.has(name)) await rm(join(folder, name), { force: true }).catch(() => {});
  if (current !== null) {
    warnAboutReplaced(folder, current, manifest, log);
    await writeFile(join(folder, PREVIOUS_FILE), JSON.stringify(current));
  }
  await publishManifest(folder, manifest);
  await onPublished?.(manifest);
}

/** Whether a shard is missing or truncated, so that it is downloaded again. */
async function lacksShards(folder: string, { shards }: PlacesManifest): Promise<boolean> {
  for (const { file, byteCount } of shards?.files ?? []) {
    const present = await stat(join(folder, file)).catch(() => null);
    if (present?.size !== byteCount) return true;
  }
  return false;
}

/** Sources of a folder that was never shared are not in the shared places. */
function warnAboutReplaced(
  folder: string,
  current: PlacesManifest,
  { sources }: PlacesManifest,
  log: (line: string) => void,
): void {
  if (current.files !== undefined) return;
  const lost = current.sources
    .map(({ name }) => name)
    .filter((name) => !sources.some((one) => one.name === name));
  if (lost.length === 0) return;
  log(
    `The shared places replace those of ${folder}, which also had ${lost.join(", ")}. Import them again to add them.`,
  );
}

/** Returns what the folder showed before its current publication; null if that is unknown. */
export async function readPreviousManifest(folder: string): Promise<PlacesManifest | null> {
  try {
    return parseManifest(await readFile(join(folder, PREVIOUS_FILE), "utf8"), PREVIOUS_FILE);
  } catch {
    return null;
  }
}

function describeProblem(folder: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    code === "ENOSPC" || code === "EDQUOT" ? `the disk of ${folder} is full; free some space` : message;
  return existsSync(join(folder, MANIFEST_FILE))
    ? `The shared places cannot be fetched, and those of this server stay: ${reason}`
    : `This server has no places until it can fetch the shared ones: ${reason}`;
}
