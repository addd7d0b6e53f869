import { gunzipSync, gzipSync } from "node:zlib";
import { mergeTiles } from "../tiles/vector-tile.ts";
import { describeBasemap } from "./basemap-metadata.ts";
import { joinBoxes } from "./map-box.ts";
import { openPmtiles, type PmtilesArchive } from "./read-pmtiles.ts";
import { type StoredTile, writePmtiles } from "./write-pmtiles.ts";

/** Far larger than any tile that `buildBasemap` writes. */
const MAX_TILE_BYTES = 64 * 1024 * 1024;

/**
 * Writes one synced archive with the tiles of several. A tile that several archives have
 * is merged.
 *
 * @throws {RangeError} when an archive is damaged.
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
      mergeTilesById(archives),
      {
        bounds: headers.map(({ bounds }) => bounds).reduce(joinBoxes),
        minZoom: Math.min(...headers.map(({ minZoom }) => minZoom)),
        maxZoom: Math.max(...headers.map(({ maxZoom }) => maxZoom)),
        metadata: describeBasemap(await readAttributions(archives)),
      },
      signal,
    );
  } finally {
    for (const archive of archives) await archive.close();
  }
}

/** Yields all tiles by ascending id, merging those with the same id. */
async function* mergeTilesById(archives: readonly PmtilesArchive[]): AsyncGenerator<StoredTile> {
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
    else yield { id, bytes: gzipSync(mergeTiles(same.map(gunzipTile))) };
  }
}

function gunzipTile(bytes: Uint8Array): Uint8Array {
  return gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES });
}

async function readAttributions(archives: readonly PmtilesArchive[]): Promise<string> {
  const all = new Set<string>();
  for (const archive of archives) {
    const { attribution } = await archive.metadata();
    if (typeof attribution === "string") all.add(attribution);
  }
  return [...all].join(", ");
}
