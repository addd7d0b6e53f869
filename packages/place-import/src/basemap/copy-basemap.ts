import { constants, copyFile, mkdir, open } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { gunzipSync } from "node:zlib";
import { openPmtiles, parseVectorTile } from "@lieudit/basemap";
import { ImportError } from "@lieudit/intake";
import { describeReadError } from "@lieudit/intake/files";
import type { Viewport } from "@lieudit/place-model";

/** Far larger than any tile of an import. */
const MAX_TILE_BYTES = 64 * 1024 * 1024;
/** Layers without which the styles of the map show next to nothing. */
const NEEDED_LAYERS = ["land", "water", "roads"];

/** A verified base map that was built elsewhere. */
export interface MadeBasemap {
  path: string;
  tileCount: number;
  bounds: Viewport;
}

/**
 * Verifies a base map that was built elsewhere: its header, attribution, layers, directories
 * and tiles.
 *
 * @throws {ImportError} UNREADABLE, UNSUPPORTED or DAMAGED.
 */
export async function checkBasemap(path: string, signal?: AbortSignal): Promise<MadeBasemap> {
  const name = basename(path);
  try {
    const archive = await openPmtiles(path).catch((error: unknown) => {
      throw error instanceof RangeError ? createUnsupportedError(name, `it is ${error.message}`) : error;
    });
    try {
      const metadata = await archive.metadata();
      if (typeof metadata.attribution !== "string" || metadata.attribution.trim() === "") {
        throw createUnsupportedError(name, "it names nobody in its metadata (attribution)");
      }
      const layers = listLayers(metadata.vector_layers);
      const missing = NEEDED_LAYERS.filter((layer) => !layers.has(layer));
      if (missing.length > 0) {
        throw createUnsupportedError(name, `its metadata lacks the layers ${missing.join(", ")}`);
      }
      let count = 0;
      for await (const { bytes } of archive.tiles()) {
        signal?.throwIfAborted();
        count += 1;
        // All are unpacked, but only the first are parsed: that they are vector tiles is known then.
        const tile = gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES });
        if (count <= PARSED_TILES) parseVectorTile(tile);
      }
      if (count === 0) throw createUnsupportedError(name, "it has no tile");
      const { west, south, east, north } = archive.header.bounds;
      const low = { latitude: south, longitude: west };
      return { path, tileCount: count, bounds: { low, high: { latitude: north, longitude: east } } };
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof ImportError || signal?.aborted) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined && !/^(Z_|ERR_)/.test(code)) {
      throw new ImportError("UNREADABLE", `${name} cannot be read: ${describeReadError(error)} (${path}).`, {
        cause: error,
      });
    }
    throw new ImportError("DAMAGED", `${name}: ${message}. Nothing was changed; get the file again.`, {
      cause: error,
    });
  }
}

const PARSED_TILES = 100;

/** Copies a checked base map, without using more disk if the file system can share the blocks. */
export async function copyBasemap(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function listLayers(layers: unknown): Set<unknown> {
  if (!Array.isArray(layers)) return new Set();
  // Untrusted metadata: entries may be anything.
  return new Set(layers.map((layer: unknown) => (layer as { id?: unknown } | null)?.id));
}

function createUnsupportedError(name: string, why: string): ImportError {
  return new ImportError(
    "UNSUPPORTED",
    `${name} is not a base map that can be used: ${why}. Use one that an import made, such as places/basemap-1.pmtiles of another machine.`,
  );
}
