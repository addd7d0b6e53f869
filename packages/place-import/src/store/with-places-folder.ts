import { ImportError, takeImportLock } from "@lieudit/intake";
import { PlaceIndexError } from "@lieudit/place-index";
import {
  openSharedPlaces,
  type PlacesManifest,
  readManifest,
  type SharedLocation,
} from "@lieudit/place-index/store";
import { getPlacesFolder, type PlacesFolder, removeUnnamedFiles, type ShardPlaces } from "./places-folder.ts";
import { COMMAND_TIMEOUTS, withSharedPlaces } from "./shared-import.ts";
import { toStoreError } from "./store-faults.ts";

/** Where places are. */
export interface PlacesLocation extends Partial<SharedLocation> {
  /** The folder of `places/` and `downloads/`. Created if missing. */
  dataDir: string;
  /** See `PlacesFolder`. */
  shardPlaces?: ShardPlaces | undefined;
}

export interface WorkOptions extends PlacesLocation {
  signal?: AbortSignal | undefined;
  /** Default: the real clock. */
  now?: (() => Date) | undefined;
}

/**
 * Runs `work` while holding the lock of the tidied data folder. With FILES_URL, the folder first
 * gets what it lacks of the shared places, and no other server imports.
 *
 * @throws {ImportError} BUSY, STORE, ABORTED or what `work` throws.
 */
export async function withPlacesFolder<Result>(
  options: WorkOptions,
  work: (folder: PlacesFolder, previous: PlacesManifest) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, filesUrl, shardPlaces, signal, now = () => new Date() } = options;
  const folder: PlacesFolder = { ...getPlacesFolder(dataDir), databaseUrl, shardPlaces };
  try {
    const lock = takeImportLock(folder.lockFile, now());
    try {
      const own = await readPlacesManifest(folder);
      const shared = openSharedPlaces(folder.path, { databaseUrl, filesUrl }, COMMAND_TIMEOUTS);
      if (shared !== undefined) return await withSharedPlaces(folder, shared, own, signal, work);
      await removeUnnamedFiles(folder, own);
      return await work(folder, own);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (signal?.aborted) {
      throw new ImportError(
        "ABORTED",
        "The import was stopped. Nothing was changed; existing places are kept.",
        {
          cause: error,
        },
      );
    }
    throw toStoreError(error, dataDir);
  }
}

/**
 * Reads the manifest that servers share, or that of the folder.
 *
 * @throws {ImportError} STORE
 */
export async function readPublishedManifest({
  dataDir,
  databaseUrl,
  filesUrl,
}: PlacesLocation): Promise<PlacesManifest> {
  const folder = getPlacesFolder(dataDir);
  try {
    const shared = openSharedPlaces(folder.path, { databaseUrl, filesUrl }, COMMAND_TIMEOUTS);
    const published = await shared?.read().finally(() => shared.close());
    return published?.manifest ?? (await readPlacesManifest(folder));
  } catch (error) {
    throw toStoreError(error, dataDir, "");
  }
}

/**
 * Reads the manifest of a folder, or returns generation 0 before the first publication.
 *
 * @throws {ImportError} STORE when the manifest is damaged or of another version.
 */
async function readPlacesManifest(folder: PlacesFolder): Promise<PlacesManifest> {
  try {
    return (await readManifest(folder.path)) ?? { version: 1, generation: 0, index: null, sources: [] };
  } catch (error) {
    if (!(error instanceof PlaceIndexError)) throw error;
    throw new ImportError(
      "STORE",
      `${error.message} Move ${folder.path} away first if its sources are not needed. Nothing was changed.`,
      { cause: error },
    );
  }
}
