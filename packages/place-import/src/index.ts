export { type AddressReport, type ImportAddressesOptions, importAddresses } from "./import-addresses.ts";
export { type FeedReport, type ImportFeedOptions, importFeed } from "./import-feed.ts";
export { type ImportListOptions, importList, type ListReport } from "./import-list.ts";
export { type ImportOptions, importPlaces } from "./import-places.ts";
export { listHiddenReviews, type ModerateOptions, moderateReview } from "./moderate-review.ts";
export { type RebuildOptions, rebuildIndex } from "./rebuild-index.ts";
export { listSources, type RemoveOptions, removeSources } from "./remove-sources.ts";
export type { ImportPhase, ImportProgress, ImportReport } from "./source/import-report.ts";
