import { publishSources } from "./store/publish-sources.ts";
import { withPlacesFolder } from "./store/with-places-folder.ts";

export interface RebuildOptions {
  dataDir: string;
  /** DATABASE_URL, where places are kept in PostgreSQL. */
  databaseUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** How long readers have to turn to the new index before the old one goes. Default 1 000. */
  graceMs?: number | undefined;
}

/**
 * Makes the index anew of all that was imported, without reading an extract
 * again: into another store, or because another version of this program reads it.
 *
 * @returns the number of places.
 * @throws {ImportError}
 */
export async function rebuildIndex(options: RebuildOptions): Promise<number> {
  const { dataDir, databaseUrl, signal, onProgress, graceMs } = options;
  return withPlacesFolder({ dataDir, signal, now: () => new Date() }, async (folder, previous) => {
    const { placeCount } = await publishSources(folder, previous, previous.sources, {
      databaseUrl,
      signal,
      onProgress,
      graceMs,
    });
    return placeCount;
  });
}
