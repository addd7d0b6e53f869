import { publishSources } from "./store/publish-sources.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface RebuildOptions extends PlacesLocation {
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Time in ms for readers to open the new index before the old one is removed. Default 1,000. */
  graceMs?: number | undefined;
}

/**
 * Rebuilds the index from imported sources without reading an extract, for another version
 * of this program, or to share the places of a folder.
 *
 * @returns the number of places.
 * @throws {ImportError}
 */
export async function rebuildIndex(options: RebuildOptions): Promise<number> {
  const { signal, onProgress, graceMs } = options;
  return withPlacesFolder(options, async (folder, previous) => {
    // A folder that never had places may still get the demo.
    if (previous.sources.length === 0) return 0;
    const { placeCount } = await publishSources(folder, previous, previous.sources, {
      signal,
      onProgress,
      graceMs,
    });
    return placeCount;
  });
}
