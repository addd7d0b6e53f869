import type { BuiltShards } from "./source/import-report.ts";
import { publishSources } from "./store/publish-sources.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface RebuildOptions extends PlacesLocation {
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Time in ms for readers to open the new index before the old one is removed. Default 1,000. */
  graceMs?: number | undefined;
  /** Whether shards stay whose places are the same. Default false. */
  keepsShards?: boolean;
}

export interface RebuiltIndex {
  placeCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards;
}

/**
 * Rebuilds the index from imported sources without reading an extract, for another version
 * of this program, or to share the places of a folder.
 *
 * @returns null without sources.
 * @throws {ImportError}
 */
export async function rebuildIndex(options: RebuildOptions): Promise<RebuiltIndex | null> {
  const { signal, onProgress, graceMs, keepsShards = false } = options;
  return withPlacesFolder(options, async (folder, previous) => {
    // A folder that never had places may still get the demo.
    if (previous.sources.length === 0) return null;
    const { placeCount, shards } = await publishSources(folder, previous, previous.sources, {
      rebuildsShards: !keepsShards,
      signal,
      onProgress,
      graceMs,
    });
    return { placeCount, ...(shards && { shards }) };
  });
}
