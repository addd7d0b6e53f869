export { readRecords } from "./read-records.ts";
export { openSqlitePlaceIndex } from "./sqlite-place-index.ts";
export { createSqlitePlaceIndexWriter } from "./writer.ts";
