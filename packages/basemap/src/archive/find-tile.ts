import type { DirectoryEntry } from "./pmtiles-format.ts";

/**
 * Returns the directory entry that holds the tile `id`, or that leads to the leaf where it
 * may be.
 *
 * @param entries sorted by tile id, as in an archive.
 * @returns null when the directory has neither.
 */
export function findEntry(entries: readonly DirectoryEntry[], id: number): DirectoryEntry | null {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as DirectoryEntry).tileId <= id) low = middle + 1;
    else high = middle;
  }
  const entry = entries[low - 1];
  if (entry === undefined) return null;
  return entry.runLength === 0 || id < entry.tileId + entry.runLength ? entry : null;
}
