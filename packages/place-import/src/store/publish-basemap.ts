import { copyFile, link, rm } from "node:fs/promises";
import { join } from "node:path";
import { joinBasemaps } from "@lieudit/basemap";
import { syncFolder } from "@lieudit/files";
import { ImportError } from "@lieudit/intake";
import type { ManifestSource, PlacesManifest } from "@lieudit/place-index/store";
import { type PlacesFolder, toBasemapFileName } from "./places-folder.ts";

/**
 * Builds the base map of all sources next to the index.
 *
 * @returns its file name: the previous one if no source's map has changed, or undefined
 * when no source has a map.
 * @throws {ImportError} STORE when the map of a source is damaged.
 */
export async function publishBasemap(
  folder: PlacesFolder,
  previous: PlacesManifest,
  sources: readonly ManifestSource[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const maps = listMaps(sources);
  const [first] = maps;
  if (first === undefined) return undefined;
  if (previous.basemap !== undefined && String(listMaps(previous.sources)) === String(maps)) {
    return previous.basemap;
  }
  const name = toBasemapFileName(previous.generation + 1);
  const path = join(folder.path, name);
  await rm(path, { force: true });
  if (maps.length === 1) {
    // A hard link avoids a copy, if the file system supports it.
    const source = join(folder.path, first);
    await link(source, path).catch(() => copyFile(source, path));
    await syncFolder(folder.path);
    return name;
  }
  try {
    await joinBasemaps(
      maps.map((map) => join(folder.path, map)),
      path,
      signal,
    );
  } catch (error) {
    await rm(path, { force: true });
    if (!isDamage(error)) throw error;
    throw new ImportError(
      "STORE",
      `A base map of the sources ${sources.map((source) => source.name).join(", ")} is damaged (${(error as Error).message}). ` +
        "Import them again. Nothing was changed.",
      { cause: error },
    );
  }
  return name;
}

/** Whether an error comes from a truncated or overwritten archive: invalid numbers, gzip or JSON. */
function isDamage(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof SyntaxError) return true;
  return /^Z_/.test((error as NodeJS.ErrnoException).code ?? "");
}

function listMaps(sources: readonly ManifestSource[]): string[] {
  return sources.flatMap(({ basemap }) => basemap ?? []);
}
