import { join } from "node:path";
import { createShardedPlaceIndexWriter, createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import type { ShardList } from "@lieudit/place-index/store";
import { writeSyntheticPlaces } from "../engines/ask-index.ts";

export interface Cluster {
  /** The index with all places. */
  onePath: string;
  /** The head of the shards. */
  headPath: string;
  shards: ShardList;
}

/** Builds one index and shards of the same synthetic places. */
export async function buildCluster(
  folder: string,
  {
    places,
    seed,
    shardPlaces,
    threads,
  }: { places: number; seed: number; shardPlaces: number; threads?: number },
): Promise<Cluster> {
  const onePath = join(folder, "one", "index-1.sqlite");
  await writeSyntheticPlaces(createSqlitePlaceIndexWriter(onePath), places, seed);
  const headPath = join(folder, "shards", "index-1.sqlite");
  const writer = createShardedPlaceIndexWriter(headPath, { generation: 1, maxPlaces: shardPlaces, threads });
  await writeSyntheticPlaces(writer, places, seed);
  return { onePath, headPath, shards: writer.listShards() };
}
