import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileDigest, replaceText } from "@lieudit/files";
import { PlaceIndexError, type SourceDescription } from "../place-index.ts";
import type { ShardList } from "../shards/shard-file.ts";

/** The current index of a places folder and the sources that it was built from. It is replaced atomically. */
export interface PlacesManifest {
  version: 1;
  /** Increases by one with each publication. */
  generation: number;
  /** Name of the index in the index store; null without sources. */
  index: string | null;
  /** Files with the places of a region each; absent if the file of the index has all places. */
  shards?: ShardList;
  /** Newest first, feeds after places. */
  sources: ManifestSource[];
  /** Name of the file that maps the stations of feeds to places; absent without such feeds. */
  stations?: string;
  /** Name of the file that maps ids of earlier imports to current ones; absent if no id was lost. */
  aliases?: string;
  /** Name of the file with the base map of all sources; absent if no source has one. */
  basemap?: string;
  /** Digests of the files by their paths, if servers share them. */
  files?: Record<string, FileDigest>;
  /** The signatures of hidden reviews that the index omits, if servers share it. */
  hiddenReviews?: readonly string[];
  /** When the files of earlier publications in object storage were replaced, by path: ISO times. */
  retired?: Record<string, string>;
}

export interface ManifestSource extends SourceDescription {
  /** Path of the source's records, relative to the manifest: `sources/monaco-7.ndjson.gz`. */
  file: string;
  /** Path of the source's own base map, relative to the manifest: `sources/monaco-7.pmtiles`. */
  basemap?: string;
  /** Path of the source's road graph, relative to the manifest: `sources/monaco-7.roads`. */
  roads?: string;
}

export const MANIFEST_FILE = "current.json";
/** The manifest before, if servers share places; its files stay. */
export const PREVIOUS_FILE = "previous.json";

/** Returns the paths of all files that a manifest names, relative to it. */
export function listManifestFiles({
  index,
  shards,
  stations,
  aliases,
  basemap,
  sources,
}: Pick<PlacesManifest, "index" | "shards" | "stations" | "aliases" | "basemap" | "sources">): string[] {
  return [
    index,
    ...(shards?.files.map(({ file }) => file) ?? []),
    stations,
    aliases,
    basemap,
    ...sources.flatMap((source) => [source.file, source.basemap, source.roads]),
  ].filter((name) => typeof name === "string");
}

/** Whether an earlier version wrote the index into tables of a database. */
export function isInTables(index: string): boolean {
  return index.startsWith("postgres-");
}

/**
 * Reads the manifest of a places folder.
 *
 * @returns null if the folder or the manifest does not exist yet
 * @throws {PlaceIndexError} INCOMPATIBLE if it has an unsupported version, BROKEN if it is invalid or unreadable
 */
export async function readManifest(folder: string): Promise<PlacesManifest | null> {
  const path = join(folder, MANIFEST_FILE);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; check that this user may read it.`, {
      cause: error,
    });
  }
  return parseManifest(text, path);
}

/**
 * Replaces the manifest atomically: after a power cut, readers find the old
 * manifest or the new one.
 */
export async function publishManifest(folder: string, manifest: PlacesManifest): Promise<void> {
  await replaceText(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws {PlaceIndexError} INCOMPATIBLE or BROKEN */
export function parseManifest(text: string, path: string): PlacesManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} is not JSON; import the sources again to replace it.`, {
      cause: error,
    });
  }
  if (typeof value !== "object" || value === null || !("version" in value)) {
    throw new PlaceIndexError(
      "BROKEN",
      `${path} is not a places manifest; import the sources again to replace it.`,
    );
  }
  if (value.version !== 1) {
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `${path} has version ${String(value.version)}, but this program reads version 1; import the sources again.`,
    );
  }
  // Its fields are checked below.
  const manifest = value as Partial<PlacesManifest>;
  const isValid =
    Number.isSafeInteger(manifest.generation) &&
    (manifest.index === null || isPlainFileName(manifest.index)) &&
    [manifest.stations, manifest.aliases, manifest.basemap].every(
      (name) => name === undefined || isPlainFileName(name),
    ) &&
    (manifest.shards === undefined || areShards(manifest.shards)) &&
    Array.isArray(manifest.sources) &&
    manifest.sources.every((source) => typeof source?.name === "string" && typeof source.file === "string") &&
    Object.values(manifest.files ?? {}).every(
      ({ byteCount, sha256 }) => Number.isSafeInteger(byteCount) && typeof sha256 === "string",
    );
  if (!isValid) {
    throw new PlaceIndexError(
      "BROKEN",
      `${path} has an invalid generation, file name or source; import the sources again to replace it.`,
    );
  }
  return manifest as PlacesManifest;
}

function areShards({ maxPlaces, files }: Partial<ShardList>): boolean {
  return (
    Number.isSafeInteger(maxPlaces) &&
    Array.isArray(files) &&
    files.every(({ file }) => isPlainFileName(file))
  );
}

function isPlainFileName(name: unknown): boolean {
  return typeof name === "string" && /^[\w-][\w.-]*$/.test(name);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
