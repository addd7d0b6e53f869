import { ImportError, takeImportLock } from "@lieudit/intake";
import { PlaceIndexError } from "@lieudit/place-index";
import { type PlacesManifest, readManifest } from "@lieudit/place-index/store";
import { getPlacesFolder, type PlacesFolder, removeUnnamedFiles } from "./places-folder.ts";
import { toStoreError } from "./store-faults.ts";

/**
 * Runs `work` while holding the lock of the tidied data folder.
 *
 * @throws {ImportError} BUSY, STORE, ABORTED or what `work` throws.
 */
export async function withPlacesFolder<Result>(
  { dataDir, signal, now }: { dataDir: string; signal?: AbortSignal | undefined; now: () => Date },
  work: (folder: PlacesFolder, previous: PlacesManifest) => Promise<Result>,
): Promise<Result> {
  const folder = getPlacesFolder(dataDir);
  try {
    const lock = takeImportLock(folder.lockFile, now());
    try {
      const manifest = await readPlacesManifest(folder);
      await removeUnnamedFiles(folder, manifest);
      return await work(folder, manifest);
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
 * Reads the manifest, or returns generation 0 before the first publication.
 *
 * @throws {ImportError} STORE when the manifest is damaged or of another version.
 */
export async function readPlacesManifest(folder: PlacesFolder): Promise<PlacesManifest> {
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
