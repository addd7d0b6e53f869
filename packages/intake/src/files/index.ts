export { buildZip, buildZipOfFiles } from "./build-zip.ts";
export { type FeedFile, type FeedFormat, openFeedFile } from "./feed-file.ts";
export { cellText, type FeedRow, feedRows } from "./feed-rows.ts";
export { gunzipChunks } from "./gunzip-chunks.ts";
export { unreadableReason } from "./unreadable-reason.ts";
