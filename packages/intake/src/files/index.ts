export { buildZip, buildZipOfFiles } from "./build-zip.ts";
export { readCsvCells } from "./csv-cells.ts";
export { type FeedFile, type FeedFileOptions, type FeedFormat, openFeedFile } from "./feed-file.ts";
export { type FeedRow, foldColumn, readFeedRows, toCellText } from "./feed-rows.ts";
export { gunzipChunks } from "./gunzip-chunks.ts";
export { describeReadError } from "./unreadable-reason.ts";
