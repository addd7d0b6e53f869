export type { ApiKey } from "./access/api-keys-setting.ts";
export { apiLogLine } from "./api-log-line.ts";
export { createPlacesApi, inProcessFetch } from "./app.ts";
export { createPhotoStore, type PhotoStore } from "./photos/photo-store.ts";
export { placeFromRecord } from "./place/place-from-record.ts";
export type { Reader } from "./place/reader.ts";
export type { ApiLogEntry, PlacesApiDeps, PlacesApiEnv } from "./places-api-deps.ts";
export {
  API_ACCESSES,
  type ApiAccess,
  clockOf,
  parseSettings,
  type Settings,
  SettingsError,
} from "./settings.ts";
