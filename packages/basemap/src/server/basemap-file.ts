import { createHash } from "node:crypto";
import { join } from "node:path";
import { openObjectStorage } from "@lieudit/files";
import { type PlacesManifest, readManifest } from "@lieudit/place-index/store";
import { type ByteSource, openFileSource } from "../archive/byte-source.ts";
import { openBlockCache } from "./block-cache.ts";

/** Where the published base map is. */
export interface BasemapLocation {
  /** `<data>/places`, which holds the manifest. */
  folder: string;
  /** FILES_URL: the object storage that holds a map which is too large for the folder. */
  filesUrl?: string | undefined;
  /** Disk space for parts of such a map, in bytes. */
  cacheBytes?: number | undefined;
}

/** The published base map. */
export interface BasemapFile {
  source: ByteSource;
  /** Whether it is a file of the folder. */
  isLocal: boolean;
  /** Differs for each content, even if a new data folder counts generations from one again. */
  version: string;
  /** Attributions to show, one for each source. */
  attributions: readonly string[];
}

/**
 * Opens the published base map; the caller closes it.
 *
 * @returns null when nothing is published.
 */
export async function openBasemapFile(location: BasemapLocation): Promise<BasemapFile | null> {
  // An import may replace the file between reading the manifest and opening the file; the next attempt reads
  // the new manifest.
  for (let attempt = 1; ; attempt += 1) {
    const manifest = await readManifest(location.folder);
    const name = manifest?.basemap;
    if (manifest === null || name === undefined) return null;
    const mapSources = manifest.sources.filter(({ basemap }) => basemap !== undefined);
    const attributions = [...new Set(mapSources.map(({ attribution }) => attribution))];
    try {
      return { ...(await openSource(location, name, manifest)), attributions };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === 3) throw error;
    }
  }
}

async function openSource(
  { folder, filesUrl, cacheBytes = 0 }: BasemapLocation,
  name: string,
  { files: digests }: PlacesManifest,
): Promise<Omit<BasemapFile, "attributions">> {
  const digest = digests?.[name];
  // Servers that share places have the same version.
  const toVersion = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);
  const local = await openFileSource(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && digest !== undefined && filesUrl !== undefined) return null;
    throw error;
  });
  if (local !== null) {
    const { sizeBytes, modifiedMs } = local;
    return {
      source: local,
      isLocal: true,
      version: toVersion(digest?.sha256 ?? `${name} ${sizeBytes} ${modifiedMs}`),
    };
  }
  const files = openObjectStorage(folder, filesUrl)!;
  const archive = { files, key: name, digest: digest!, placesFolder: folder };
  return {
    source: await openBlockCache({ ...archive, maxBytes: cacheBytes }),
    isLocal: false,
    version: toVersion(digest!.sha256),
  };
}
