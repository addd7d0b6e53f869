import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PlaceIndexError, type SourceDescription } from "../place-index.ts";

/** Names the index that readers use and the sources it was made of. Readers see a new one whole or not at all. */
export interface PlacesManifest {
  version: 1;
  /** Counts up by one with each publication. */
  generation: number;
  /** File name beside the manifest, or null when no source is left. */
  index: string | null;
  /** Newest first, feeds after places. */
  sources: ManifestSource[];
  /** File name beside the manifest that says which place each station of a feed is; absent without such feeds. */
  stations?: string;
  /** File name beside the manifest with the ids of earlier imports; absent if no id was lost. */
  aliases?: string;
  /** File name beside the manifest of the base map of all sources; absent without a source that has one. */
  basemap?: string;
}

export interface ManifestSource extends SourceDescription {
  /** The source's records, relative to the manifest: `sources/monaco-7.ndjson.gz`. */
  file: string;
  /** The source's own base map, relative to the manifest: `sources/monaco-7.pmtiles`. */
  basemap?: string;
  /** The graph of the source's roads, relative to the manifest: `sources/monaco-7.roads`. */
  roads?: string;
}

export const MANIFEST_FILE = "current.json";

/**
 * Reads the manifest of a places folder.
 *
 * @returns null when the folder or the manifest does not exist yet.
 * @throws {PlaceIndexError} INCOMPATIBLE when another version wrote it, BROKEN when it cannot be read.
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
 * Replaces the manifest: written beside it, synced, renamed over it, folder
 * synced. After a power cut readers find the old manifest or the new one.
 */
export async function publishManifest(folder: string, manifest: PlacesManifest): Promise<void> {
  const draft = join(folder, `${MANIFEST_FILE}.${process.pid}.tmp`);
  try {
    const file = await open(draft, "w");
    try {
      await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, MANIFEST_FILE));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes `folder` and those above it that do not exist; their names survive a power cut. */
export async function makeSyncedFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const topmost = await mkdir(path, { recursive: true });
  if (topmost === undefined) return;
  for (let made = path; made.length >= topmost.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes renames and removals in `folder` survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseManifest(text: string, path: string): PlacesManifest {
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
      `${path} is no places manifest; import the sources again to replace it.`,
    );
  }
  if (value.version !== 1) {
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `${path} has version ${String(value.version)}, this program reads version 1; import the sources again.`,
    );
  }
  // Checked below, field by field, before anything uses it.
  const manifest = value as Partial<PlacesManifest>;
  const isWhole =
    Number.isSafeInteger(manifest.generation) &&
    (manifest.index === null || (typeof manifest.index === "string" && isPlainFileName(manifest.index))) &&
    (manifest.stations === undefined ||
      (typeof manifest.stations === "string" && isPlainFileName(manifest.stations))) &&
    (manifest.aliases === undefined ||
      (typeof manifest.aliases === "string" && isPlainFileName(manifest.aliases))) &&
    (manifest.basemap === undefined ||
      (typeof manifest.basemap === "string" && isPlainFileName(manifest.basemap))) &&
    Array.isArray(manifest.sources) &&
    manifest.sources.every((source) => typeof source?.name === "string" && typeof source.file === "string");
  if (!isWhole) {
    throw new PlaceIndexError(
      "BROKEN",
      `${path} misses its generation, index or sources; import the sources again to replace it.`,
    );
  }
  return manifest as PlacesManifest;
}

function isPlainFileName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
