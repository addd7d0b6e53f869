export { openShardedPlaceIndex, type ShardedPlaceIndex } from "../shards/sharded-place-index.ts";
export { createShardedPlaceIndexWriter, type ShardedWriterOptions } from "../shards/sharded-writer.ts";
export { readRecords } from "./read-records.ts";
export { openSqlitePlaceIndex, type SqliteOptions } from "./sqlite-place-index.ts";
export { createSqlitePlaceIndexWriter } from "./writer.ts";
