export { MAX_SHARD_PLACES, SHARD_FILE, type ShardFile, type ShardList } from "../shards/shard-file.ts";
export { ByteProgress } from "../shared/byte-progress.ts";
export { type ImportLease, LeaseTakenError, takeImportLease } from "../shared/import-lease.ts";
export { readPreviousManifest, startPlacesMirror } from "../shared/mirror-places.ts";
export { openSharedPlaces, type SharedLocation, type SharedPlaces } from "../shared/shared-places.ts";
export { parseDatabaseUrl } from "./database-url.ts";
export {
  type FollowedPlaceIndex,
  type FollowOptions,
  followPlaceIndex,
  type IndexInUse,
} from "./follow-place-index.ts";
export {
  followHiddenContent,
  type HiddenContent,
  type HiddenStore,
  openHiddenStore,
  useHiddenStore,
  withoutHiddenContent,
} from "./hidden-content.ts";
export { makeFolder } from "./make-folder.ts";
export {
  listManifestFiles,
  MANIFEST_FILE,
  type ManifestSource,
  type PlacesManifest,
  PREVIOUS_FILE,
  publishManifest,
  readManifest,
} from "./manifest.ts";
export { openManifestSource } from "./manifest-source.ts";
export { ALIASES_FILE, type PlaceAliases, withPlaceAliases, writePlaceAliases } from "./place-aliases.ts";
