import type { Region } from "./region.ts";

/** A part of the places in a file of its own. Once published, the file never changes. */
export interface ShardFile {
  number: number;
  file: string;
  /** Its places are in these cells of 0.02 degree. It also has those of its neighbours up to 0.1 degree away. */
  cells: Region;
  /** Without those of its neighbours. */
  placeCount: number;
  byteCount: number;
  sha256: string;
  /** The publication that built it. */
  generation: number;
  /** The highest popularity of its places. */
  topPopularity: number;
  /** Digest of the records that it was built from. */
  content: string;
}

/** The shards of a publication. The file of the index itself has the most popular places, and knows where others are. */
export interface ShardList {
  maxPlaces: number;
  files: readonly ShardFile[];
}

/** Places of a shard, unless an import asks for another number. */
export const MAX_SHARD_PLACES = 5_000_000;

/** `shard-3-7.sqlite` */
export function toShardFileName(number: number, generation: number): string {
  return `shard-${number}-${generation}.sqlite`;
}

/** Matches names of shards, also of those that are being built. */
export const SHARD_FILE = /^shard-\d+-\d+\.sqlite/;
