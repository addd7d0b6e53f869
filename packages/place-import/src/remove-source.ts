import { ImportError } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import { getPlacesFolder } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { readPlacesManifest, withPlacesFolder } from "./store/with-places-folder.ts";

/**
 * Returns the sources of a data folder, newest first.
 *
 * @throws {ImportError} STORE when the manifest is damaged.
 */
export async function listSources(dataDir: string): Promise<SourceDescription[]> {
  const { sources } = await readPlacesManifest(getPlacesFolder(dataDir));
  return sources.map(toSourceDescription);
}

export interface RemoveOptions {
  dataDir: string;
  /** DATABASE_URL, if places are in PostgreSQL. */
  databaseUrl?: string | undefined;
  name: string;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Time in ms for readers to open the new index before old files are removed. Default 1,000. */
  graceMs?: number | undefined;
}

/**
 * Removes a source and its places from the index.
 *
 * @returns the remaining sources.
 * @throws {ImportError} USAGE for an unknown source.
 */
export async function removeSource(options: RemoveOptions): Promise<SourceDescription[]> {
  const { dataDir, databaseUrl, name, signal, onProgress, graceMs } = options;
  return withPlacesFolder({ dataDir, signal, now: () => new Date() }, async (folder, previous) => {
    const rest = previous.sources.filter((source) => source.name !== name);
    if (rest.length === previous.sources.length) {
      const names = previous.sources.map((source) => source.name).join(", ");
      throw new ImportError(
        "USAGE",
        `There is no source named "${name.slice(0, 80)}". ${names === "" ? "Nothing is imported." : `There is: ${names}.`}`,
      );
    }
    const { manifest } = await publishSources(folder, previous, rest, {
      databaseUrl,
      signal,
      onProgress,
      graceMs,
    });
    return manifest.sources.map(toSourceDescription);
  });
}
