import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { STATION_TABLE_FILE } from "@lieudit/place-index/live";
import { ALIASES_FILE, listManifestFiles, type PlacesManifest, SHARD_FILE } from "@lieudit/place-index/store";
import { isCheckpointFile, listCheckpointFiles } from "./checkpoint.ts";

/** The paths of a data folder that an import writes to. */
export interface PlacesFolder {
  /** `<data>/places` */
  path: string;
  lockFile: string;
  sources: string;
  photos: string;
  /** Temporary files of the running import. */
  work: string;
  /** `<data>/downloads` */
  downloads: string;
  /** DATABASE_URL */
  databaseUrl?: string | undefined;
  /** Places of each shard of the index; null for an index in one file. Default: as before. */
  shardPlaces?: ShardPlaces | undefined;
  /** Publishes for all servers, with FILES_URL. */
  shared?: SharedImport | undefined;
}

/** Places of each shard, "default" for as many as before, null for an index in one file. */
export type ShardPlaces = number | "default" | null;

/** Publishes places for all servers that share them. */
export interface SharedImport {
  /**
   * Uploads what the storage lacks, replaces the shared manifest, and makes the folder show it.
   *
   * @param photoKeys of all photos of the places
   * @returns the manifest with the digests of its files
   * @throws {ImportError} BUSY if another server published in the meantime
   */
  publish(
    manifest: PlacesManifest,
    photoKeys: ReadonlySet<string>,
    signal: AbortSignal | undefined,
  ): Promise<PlacesManifest>;
  /**
   * Publishes what was published before, and makes the folder show it.
   *
   * @throws {ImportError} USAGE if there was nothing before, BUSY if another server published in the meantime
   */
  restorePrevious(signal: AbortSignal | undefined): Promise<PlacesManifest>;
}

/** Returns the paths of places in `dataDir`, without creating them. */
export function getPlacesFolder(dataDir: string): PlacesFolder {
  const path = join(dataDir, "places");
  return {
    path,
    lockFile: join(path, "import.lock"),
    sources: join(path, "sources"),
    photos: join(path, "photos"),
    work: join(path, "work"),
    downloads: join(dataDir, "downloads"),
  };
}

/** `stations-7.json` */
export function toStationTableName(generation: number): string {
  return `stations-${generation}.json`;
}

/** `aliases-7.sqlite` */
export function toAliasesFileName(generation: number): string {
  return `aliases-${generation}.sqlite`;
}

/** `basemap-7.pmtiles` */
export function toBasemapFileName(generation: number): string {
  return `basemap-${generation}.pmtiles`;
}

/** `sources/monaco-7.pmtiles` */
export function toSourceBasemapName(name: string, generation: number): string {
  return `sources/${name}-${generation}.pmtiles`;
}

/** `sources/monaco-7.roads` */
export function toSourceRoadsName(name: string, generation: number): string {
  return `sources/${name}-${generation}.roads`;
}

/** `sources/monaco-7.ndjson.gz` */
export function toSourceFileName(name: string, generation: number): string {
  return `sources/${name}-${generation}.ndjson.gz`;
}

/**
 * Removes files that no manifest names: those of killed imports and of replaced
 * generations. Parts that the next import may go on from are kept, and so are files of
 * other kinds. A file that cannot be removed, for example because it is open on Windows,
 * is left for the next import.
 */
export async function removeUnnamedFiles(
  folder: PlacesFolder,
  ...manifests: readonly PlacesManifest[]
): Promise<void> {
  const named = new Set(manifests.flatMap(listManifestFiles));
  for (const { generation } of manifests) {
    for (const file of await listCheckpointFiles(folder.path, generation + 1)) named.add(file);
  }
  const drop = (path: string) => rm(path, { recursive: true, force: true }).catch(() => {});
  await drop(folder.work);
  for (const name of await namesIn(folder.path)) {
    const isIndex = (/^index-\d+\.sqlite/.test(name) || SHARD_FILE.test(name)) && !named.has(name);
    const isTable = STATION_TABLE_FILE.test(name) && !named.has(name);
    const isMap = /^basemap-\d+\.pmtiles(?!.*\.blocks$)/.test(name) && !named.has(name);
    const isAliases = ALIASES_FILE.test(name) && !named.has(name);
    // Earlier versions named their tables in a database with that word.
    const isOther = name === "database-word" || /^current\.json\..*tmp$/.test(name);
    const isCheckpoint = isCheckpointFile(name) && !named.has(name);
    if (isIndex || isTable || isMap || isAliases || isOther || isCheckpoint)
      await drop(join(folder.path, name));
  }
  for (const name of await namesIn(folder.sources)) {
    if (/\.(ndjson\.gz|pmtiles|pmtiles\.data|roads)$/.test(name) && !named.has(`sources/${name}`))
      await drop(join(folder.sources, name));
  }
}

/** Lists a folder; empty if it is unreadable. */
async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch {
    return [];
  }
}
