import { publishSources } from "./store/publish-sources.ts";
import { withPlacesFolder } from "./store/with-places-folder.ts";

export interface RebuildOptions {
  dataDir: string;
  /** DATABASE_URL, if places are in PostgreSQL. */
  databaseUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Time in ms for readers to open the new index before the old one is removed. Default 1,000. */
  graceMs?: number | undefined;
}

/**
 * Rebuilds the index from imported sources without reading an extract, for another store
 * or another version of this program.
 *
 * @returns the number of places.
 * @throws {ImportError}
 */
export async function rebuildIndex(options: RebuildOptions): Promise<number> {
  const { dataDir, databaseUrl, signal, onProgress, graceMs } = options;
  return withPlacesFolder({ dataDir, signal, now: () => new Date() }, async (folder, previous) => {
    // A manifest without places would hide those that another server imported into the database.
    if (previous.sources.length === 0) return 0;
    const { placeCount } = await publishSources(folder, previous, previous.sources, {
      databaseUrl,
      signal,
      onProgress,
      graceMs,
    });
    return placeCount;
  });
}
