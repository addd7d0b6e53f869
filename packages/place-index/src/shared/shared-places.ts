import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ServiceTimeouts } from "@lieudit/database/service";
import { type FileDigest, fetchFile, openObjectStorage, readFileDigest, type S3Store } from "@lieudit/files";
import { PlaceIndexError } from "../place-index.ts";
import { listManifestFiles, type PlacesManifest, parseManifest, readManifest } from "../store/manifest.ts";
import { ByteProgress } from "./byte-progress.ts";
import { hasEnded } from "./import-lease.ts";
import { openSharedRecords, type SharedRecords } from "./shared-records.ts";

/** Where servers share places: FILES_URL, and DATABASE_URL if there is one. */
export interface SharedLocation {
  filesUrl: string | undefined;
  databaseUrl: string | undefined;
}

export interface PublishedPlaces {
  manifest: PlacesManifest;
  /** What was published before; null for the first. */
  previous: PlacesManifest | null;
  /** Changes with each publication. */
  tag: string;
}

/** The places that all servers of an object storage show. */
export interface SharedPlaces {
  /** The files, by their paths below the places folder. */
  readonly files: S3Store;
  readonly records: SharedRecords;
  /** Returns the current publication, or null before the first. */
  read(): Promise<PublishedPlaces | null>;
  /** Replaces the publication that has `tag`, if it is still the current one. */
  replace(manifest: PlacesManifest, previous: PlacesManifest | null, tag: string | null): Promise<boolean>;
  /** Downloads the files of `manifest` that the folder lacks. */
  fetch(manifest: PlacesManifest, options: FetchPlacesOptions): Promise<void>;
  close(): Promise<void>;
}

/** One record, so that both are replaced at once. */
type WithPrevious = PlacesManifest & { previous?: PlacesManifest | null };

export interface FetchPlacesOptions {
  log: (line: string) => void;
  /** Leaves files out. Default: none. */
  isNeeded?: (file: string) => boolean;
  signal?: AbortSignal | undefined;
}

/** Opens the shared places for the folder of this server; undefined without FILES_URL. */
export function openSharedPlaces(
  folder: string,
  { filesUrl, databaseUrl }: SharedLocation,
  timeouts?: ServiceTimeouts,
): SharedPlaces | undefined {
  const files = openObjectStorage(folder, filesUrl);
  if (files === undefined) return undefined;
  const records = openSharedRecords(files, databaseUrl, timeouts);
  return {
    files,
    records,
    async read() {
      const record = await records.read("current");
      if (record === null) return null;
      const { previous = null, ...manifest }: WithPrevious = parseManifest(
        record.text,
        "The shared list of places",
      );
      return { manifest, previous, tag: record.tag };
    },
    replace: (manifest, previous, tag) =>
      records.replace("current", JSON.stringify({ ...manifest, previous } satisfies WithPrevious), tag),
    fetch: (manifest, options) => fetchPlaces(folder, files, manifest, options),
    close: () => records.close(),
  };
}

async function fetchPlaces(
  folder: string,
  files: S3Store,
  manifest: PlacesManifest,
  { log, isNeeded = () => true, signal }: FetchPlacesOptions,
): Promise<void> {
  for (const each of [folder, join(folder, "sources")]) await removeDrafts(each);
  // A file with a name of the folder's own may be another one.
  const verified = (await readManifest(folder).catch(() => null))?.files ?? {};
  const missing: { name: string; digest: FileDigest }[] = [];
  for (const name of listManifestFiles(manifest).filter(isNeeded)) {
    const digest = manifest.files?.[name];
    if (digest === undefined)
      throw new PlaceIndexError("BROKEN", `The shared list of places lacks the digest of ${name}.`);
    const isVerified = verified[name]?.sha256 === digest.sha256;
    if (!(await isPresent(join(folder, name), digest, isVerified))) missing.push({ name, digest });
  }
  const sizes = missing.map(({ digest }) => digest.byteCount);
  const progress = new ByteProgress("Places from FILES_URL", sizes, log);
  for (const { name, digest } of missing) {
    await fetchFile(files, name, join(folder, name), digest, {
      onBytes: (count) => progress.add(count),
      signal,
    });
  }
}

async function isPresent(path: string, digest: FileDigest, isVerified: boolean): Promise<boolean> {
  const size = (await stat(path).catch(() => null))?.size;
  if (size !== digest.byteCount || isVerified) return size === digest.byteCount;
  return (await readFileDigest(path))?.sha256 === digest.sha256;
}

/** Removes partial downloads of processes that were killed. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(/\.(\d+)\.fetched$/.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || hasEnded(pid)) await rm(join(folder, name), { force: true });
  }
}
