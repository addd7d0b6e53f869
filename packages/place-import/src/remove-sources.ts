import { ImportError } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import { publishSources } from "./store/publish-sources.ts";
import { toSourceDescriptions } from "./store/source-description.ts";
import { type PlacesLocation, readPublishedManifest, withPlacesFolder } from "./store/with-places-folder.ts";

/**
 * Returns the sources of a data folder, or those that servers share, newest first.
 *
 * @throws {ImportError} STORE when the manifest is damaged or out of reach.
 */
export async function listSources(location: PlacesLocation): Promise<SourceDescription[]> {
  const { sources } = await readPublishedManifest(location);
  return toSourceDescriptions(sources);
}

export interface RemoveOptions extends PlacesLocation {
  names: readonly string[];
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Time in ms for readers to open the new index before old files are removed. Default 1,000. */
  graceMs?: number | undefined;
}

/**
 * Removes sources and their places from the index, all of them or none.
 *
 * @returns the remaining sources, newest first.
 * @throws {ImportError} USAGE for an unknown source.
 */
export async function removeSources(options: RemoveOptions): Promise<SourceDescription[]> {
  const { names, signal, onProgress, graceMs } = options;
  return withPlacesFolder(options, async (folder, previous) => {
    const known = previous.sources.map((source) => source.name);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new ImportError(
        "USAGE",
        `There is no source named "${unknown.slice(0, 80)}". ${known.length === 0 ? "Nothing is imported." : `There is: ${known.join(", ")}.`}`,
      );
    }
    const rest = previous.sources.filter((source) => !names.includes(source.name));
    const { manifest } = await publishSources(folder, previous, rest, {
      signal,
      onProgress,
      graceMs,
    });
    return toSourceDescriptions(manifest.sources);
  });
}
