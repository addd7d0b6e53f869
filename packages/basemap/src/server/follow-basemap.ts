import type { MapBox } from "../archive/map-box.ts";
import { openPmtiles, type PmtilesArchive } from "../archive/read-pmtiles.ts";
import type { Tile } from "../archive/tile-id.ts";
import { type BasemapFile, type BasemapLocation, openBasemapFile } from "./basemap-file.ts";
import { removeBlockCaches } from "./block-cache.ts";

/** The published base map, read tile by tile. */
export interface PublishedBasemap {
  /** Differs for each content; URLs with it are immutable. */
  version: string;
  /** Degrees. */
  bounds: MapBox;
  minZoom: number;
  maxZoom: number;
  /** Attributions to show, one for each source. */
  attributions: readonly string[];
  /** The layers as listed in TileJSON. */
  vectorLayers: unknown;
  /**
   * Returns a gzipped vector tile, or null if it is empty.
   *
   * @throws {RangeError} when the archive is damaged.
   */
  tile(tile: Tile): Promise<Uint8Array | null>;
}

export interface FollowedBasemap {
  /** Returns the published map, or null. */
  current(): Promise<PublishedBasemap | null>;
  close(): Promise<void>;
}

/** Reads tiles of the published base map, and switches to the next one once an import publishes it. */
export function followBasemap(location: BasemapLocation): FollowedBasemap {
  let opened: OpenMap | null = null;
  /**
   * Requests that started before a switch still read the previous map, so it stays open
   * until the next switch.
   */
  let previous: OpenMap | null = null;
  /** A look that all callers wait for, so that a new map is opened once however many tiles are requested. */
  let looking: Promise<PublishedBasemap | null> | undefined;
  /** Until when nobody tries again, and the error of the last try. */
  let failure: { untilMs: number; error: unknown } | undefined;

  async function look(): Promise<PublishedBasemap | null> {
    if (failure !== undefined && performance.now() < failure.untilMs) {
      if (opened !== null) return opened.map;
      throw failure.error;
    }
    try {
      await update();
      failure = undefined;
    } catch (error) {
      failure = { untilMs: performance.now() + RETRY_MS, error };
      // The map before is better than none.
      if (opened === null) throw error;
    }
    return opened?.map ?? null;
  }

  async function update(): Promise<void> {
    const current = await openBasemapFile(location);
    if (current?.version === opened?.map.version) return current?.source.close();
    const next = current === null ? null : await openMap(current);
    if (current?.isLocal) await removeBlockCaches(location.folder);
    await previous?.close();
    previous = opened;
    opened = next;
  }

  return {
    current() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    async close() {
      await looking?.catch(() => {});
      await Promise.all([previous?.close(), opened?.close()]);
    },
  };
}

/** Pause after a failure, so that requests do not wait for a storage that hangs one after the other. */
const RETRY_MS = 2_000;

interface OpenMap {
  map: PublishedBasemap;
  close(): Promise<void>;
}

async function openMap({ source, version, attributions }: BasemapFile): Promise<OpenMap> {
  const archive = await openPmtiles(source);
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
        tile: (tile) => countUses(reads, archive, tile),
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

function countUses(
  reads: Set<Promise<unknown>>,
  archive: PmtilesArchive,
  tile: Tile,
): Promise<Uint8Array | null> {
  const read = archive.tile(tile).finally(() => reads.delete(read));
  reads.add(read);
  return read;
}
