import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";

/** The published base map file. */
export interface BasemapFile {
  path: string;
  file: FileHandle;
  sizeBytes: number;
  /** Differs for each content, even if a new data folder counts generations from one again. */
  version: string;
  /** Attributions to show, one for each source. */
  attributions: readonly string[];
}

/**
 * Opens the published base map; the caller closes it.
 *
 * @param folder `<data>/places`, which holds the manifest.
 * @returns null when nothing is published.
 */
export async function openBasemapFile(folder: string): Promise<BasemapFile | null> {
  // An import may replace the file between reading the manifest and opening the file; the next attempt reads
  // the new manifest.
  for (let attempt = 1; ; attempt += 1) {
    const manifest = await readManifest(folder);
    const name = manifest?.basemap;
    if (manifest === null || name === undefined) return null;
    const path = join(folder, name);
    try {
      const file = await open(path, "r");
      try {
        const { size, mtimeMs } = await file.stat();
        const version = createHash("sha256")
          .update(`${name} ${size} ${mtimeMs}`)
          .digest("base64url")
          .slice(0, 12);
        const mapSources = manifest.sources.filter(({ basemap }) => basemap !== undefined);
        const attributions = [...new Set(mapSources.map(({ attribution }) => attribution))];
        return { path, file, sizeBytes: size, version, attributions };
      } catch (error) {
        await file.close();
        throw error;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === 3) throw error;
    }
  }
}
