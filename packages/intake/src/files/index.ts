export { buildZip, buildZipOfFiles } from "./build-zip.ts";
export { type FeedFile, type FeedFormat, openFeedFile } from "./feed-file.ts";
export { type FeedRow, readFeedRows, toCellText } from "./feed-rows.ts";
export { gunzipChunks } from "./gunzip-chunks.ts";
export { describeReadError } from "./unreadable-reason.ts";
