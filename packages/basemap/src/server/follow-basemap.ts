import type { MapBox } from "../archive/map-box.ts";
import { openPmtiles, type PmtilesArchive } from "../archive/read-pmtiles.ts";
import type { Tile } from "../archive/tile-id.ts";
import { type BasemapFile, openBasemapFile } from "./basemap-file.ts";

/** The base map that is published now, tile by tile. */
export interface PublishedBasemap {
  /** Another for every content; addresses that hold it never change theirs. */
  version: string;
  /** Degrees. */
  bounds: MapBox;
  minZoom: number;
  maxZoom: number;
  /** Whom the map names, one for each of its sources. */
  attributions: readonly string[];
  /** The layers, as TileJSON lists them. */
  vectorLayers: unknown;
  /**
   * A vector tile, packed with gzip; null where there is nothing.
   *
   * @throws {RangeError} when the archive is damaged.
   */
  tile(tile: Tile): Promise<Uint8Array | null>;
}

export interface FollowedBasemap {
  /** What is published now, or null. */
  current(): Promise<PublishedBasemap | null>;
  close(): Promise<void>;
}

/** Reads tiles of the base map in `folder`, and of the next one as soon as an import has published it. */
export function followBasemap(folder: string): FollowedBasemap {
  let opened: Opened | null = null;
  /** Who asked for the map just before it changed still reads from it: it stays open until the next change. */
  let previous: Opened | null = null;
  // One at a time, so that a new map is opened once however many tiles are asked for.
  let turn: Promise<unknown> = Promise.resolve();
  const current = async (): Promise<PublishedBasemap | null> => {
    const found = await openBasemapFile(folder);
    await found?.file.close();
    if (found?.version === opened?.map.version) return opened?.map ?? null;
    const next = found === null ? null : await openMap(found);
    await previous?.close();
    previous = opened;
    opened = next;
    return opened?.map ?? null;
  };
  return {
    current() {
      const next = turn.then(current);
      turn = next.catch(() => {});
      return next;
    },
    async close() {
      await turn;
      await Promise.all([previous?.close(), opened?.close()]);
    },
  };
}

interface Opened {
  map: PublishedBasemap;
  close(): Promise<void>;
}

async function openMap({ path, version, attributions }: BasemapFile): Promise<Opened> {
  const archive = await openPmtiles(path);
  try {
    const { vector_layers: vectorLayers } = await archive.metadata();
    const { bounds, minZoom, maxZoom } = archive.header;
    const reads = new Set<Promise<unknown>>();
    return {
      map: {
        version,
        bounds,
        minZoom,
        maxZoom,
        attributions,
        vectorLayers: vectorLayers ?? [],
        tile: (tile) => counted(reads, archive, tile),
      },
      async close() {
        await Promise.allSettled(reads);
        await archive.close();
      },
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

function counted(
  reads: Set<Promise<unknown>>,
  archive: PmtilesArchive,
  tile: Tile,
): Promise<Uint8Array | null> {
  const read = archive.tile(tile).finally(() => reads.delete(read));
  reads.add(read);
  return read;
}
