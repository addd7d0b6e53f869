import { PlaceIndexError } from "../place-index.ts";
import { openSharedPlaces, type SharedLocation } from "../shared/shared-places.ts";
import { type PlacesManifest, readManifest } from "./manifest.ts";
import { readManifestStamp } from "./watch-manifest.ts";

/** Where a server reads which index is current. */
export interface ManifestSource {
  /** Changes with each publication; `none` before the first. */
  readStamp(): Promise<string>;
  read(): Promise<PlacesManifest | null>;
  close(): Promise<void>;
}

/**
 * Reads the manifest of `folder`. With FILES_URL, a mirror keeps it up to date, and a folder without
 * one may still get places.
 *
 * `readStamp` throws {PlaceIndexError} UNAVAILABLE until the mirror has fetched them.
 */
export function openManifestSource(
  folder: string,
  location: SharedLocation = { filesUrl: undefined, databaseUrl: undefined },
): ManifestSource {
  const shared = openSharedPlaces(folder, location);
  return {
    async readStamp() {
      const own = await readManifestStamp(folder);
      if (own !== "none" || shared === undefined) return own;
      const published = await shared.read().catch((cause: Error) => {
        throw new PlaceIndexError("UNAVAILABLE", `The shared places cannot be read: ${cause.message}`, {
          cause,
        });
      });
      if (published === null) return own;
      throw new PlaceIndexError("UNAVAILABLE", "The shared places are not fetched yet.");
    },
    read: () => readManifest(folder),
    close: async () => shared?.close(),
  };
}
