import { dirname, join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { PlaceIndexError } from "../place-index.ts";
import { meets, toRegion } from "../shards/region.ts";
import type { ShardList } from "../shards/shard-file.ts";
import { StoredRecords } from "./records/stored-records.ts";
import { SHARD_VERSION } from "./schema.ts";
import { openReadOnly } from "./sqlite-reader.ts";

/**
 * Reads every record of an index file, the most popular first: for reports about
 * all of the data. Blocks the thread while it reads.
 *
 * @param shards of which the file is the head; they are read one after the other
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN.
 */
export function* readRecords(path: string, shards?: ShardList): Generator<PlaceRecord> {
  if (shards === undefined) return yield* readFile(path);
  for (const { file, cells } of shards.files) {
    for (const record of readFile(join(dirname(path), file), SHARD_VERSION)) {
      // The others belong to its neighbours.
      if (meets(cells, toRegion({ low: record.location, high: record.location }))) yield record;
    }
  }
}

function* readFile(path: string, version?: number): Generator<PlaceRecord> {
  const database = openReadOnly(path, version);
  try {
    // Our own texts, packed by the writer of this file.
    for (const json of new StoredRecords(database).all()) yield JSON.parse(json) as PlaceRecord;
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import the sources again.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}
