import { ImportError } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import { getPlacesFolder } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { readPlacesManifest, withPlacesFolder } from "./store/with-places-folder.ts";

/**
 * The sources of a data folder, newest first.
 *
 * @throws {ImportError} STORE when the manifest is damaged.
 */
export async function listSources(dataDir: string): Promise<SourceDescription[]> {
  const { sources } = await readPlacesManifest(getPlacesFolder(dataDir));
  return sources.map(toSourceDescription);
}

export interface RemoveOptions {
  dataDir: string;
  /** DATABASE_URL, where places are kept in PostgreSQL. */
  databaseUrl?: string | undefined;
  name: string;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** How long readers have to turn to the new index before the old files go. Default 1 000. */
  graceMs?: number | undefined;
}

/**
 * Takes a source and its places out of the index.
 *
 * @returns the sources that are left.
 * @throws {ImportError} USAGE when there is no such source.
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
