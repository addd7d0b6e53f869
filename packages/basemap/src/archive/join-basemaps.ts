import { gunzipSync, gzipSync } from "node:zlib";
import { mergedTiles } from "../tiles/vector-tile.ts";
import { basemapMetadata } from "./basemap-metadata.ts";
import { joinBoxes } from "./map-box.ts";
import { openPmtiles, type PmtilesArchive } from "./read-pmtiles.ts";
import { type StoredTile, writePmtiles } from "./write-pmtiles.ts";

/** Far above any tile that `buildBasemap` makes. */
const MAX_TILE_BYTES = 64 * 1024 * 1024;

/**
 * Writes one archive with the tiles of several, synced. Where two have the
 * same tile, what both draw is in it.
 *
 * @throws {RangeError} when one of them is damaged.
 */
export async function joinBasemaps(
  paths: readonly string[],
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const archives: PmtilesArchive[] = [];
  try {
    for (const one of paths) archives.push(await openPmtiles(one));
    const headers = archives.map(({ header }) => header);
    await writePmtiles(
      path,
      joined(archives),
      {
        bounds: headers.map(({ bounds }) => bounds).reduce(joinBoxes),
        minZoom: Math.min(...headers.map(({ minZoom }) => minZoom)),
        maxZoom: Math.max(...headers.map(({ maxZoom }) => maxZoom)),
        metadata: basemapMetadata(await attributionsOf(archives)),
      },
      signal,
    );
  } finally {
    for (const archive of archives) await archive.close();
  }
}

/** All tiles by rising number; those of one number as one. */
async function* joined(archives: readonly PmtilesArchive[]): AsyncGenerator<StoredTile> {
  const readers = archives.map((archive) => archive.tiles());
  const heads = await Promise.all(readers.map((reader) => reader.next()));
  for (;;) {
    const ids = heads.flatMap(({ done, value }) => (done === true ? [] : [value.id]));
    if (ids.length === 0) return;
    const id = Math.min(...ids);
    const same: Uint8Array[] = [];
    for (const [index, head] of heads.entries()) {
      if (head.done === true || head.value.id !== id) continue;
      same.push(head.value.bytes);
      heads[index] = await (readers[index] as (typeof readers)[number]).next();
    }
    const [only] = same;
    if (only !== undefined && same.length === 1) yield { id, bytes: only };
    else yield { id, bytes: gzipSync(mergedTiles(same.map(unpacked))) };
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  return gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES });
}

async function attributionsOf(archives: readonly PmtilesArchive[]): Promise<string> {
  const all = new Set<string>();
  for (const archive of archives) {
    const { attribution } = await archive.metadata();
    if (typeof attribution === "string") all.add(attribution);
  }
  return [...all].join(", ");
}
