export { readRecords } from "./read-records.ts";
export { openSqlitePlaceIndex, type SqliteOptions } from "./sqlite-place-index.ts";
export { createSqlitePlaceIndexWriter } from "./writer.ts";
