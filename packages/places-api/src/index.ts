export type { ApiKey } from "./access/api-keys-setting.ts";
export { getCallerAddress, isThisMachineOnly } from "./access/caller.ts";
export type { PlacesApiEnv } from "./access/connection.ts";
export { createPlacesApi, inProcessFetch } from "./app.ts";
export { geocodeTable } from "./geocoder/batch/geocode-table.ts";
export { startRowThreads } from "./geocoder/batch/row-threads.ts";
export { createGeocoder } from "./geocoder/geocoder-app.ts";
export { REVIEW_SCORE } from "./geocoder/match-score.ts";
export { API_METHOD_NAMES } from "./http/api-methods.ts";
export { compressResponse, type Encoding, pickEncoding } from "./http/compression.ts";
export { getRoutingPath } from "./http/path-segment.ts";
export { formatLogEntry } from "./http/request-log.ts";
export { respondUnknownAddress } from "./http/unknown-address.ts";
export { KEYS_FILE } from "./keys/key-file.ts";
export type { KeyUsage } from "./keys/key-rows.ts";
export { type KeyRules, parseKeyRules } from "./keys/key-rules.ts";
export { createKeyStore, type KeyStore, type StoredKey } from "./keys/key-store.ts";
export { answerMalformedRequests, type BrokenCall } from "./limits/broken-calls.ts";
export { createCallLimiter } from "./limits/call-limiter.ts";
export { drainServer } from "./limits/drain-server.ts";
export { DEFAULT_LIMITS, type Limits } from "./limits/limits.ts";
export { type LoadShedder, shedLoad } from "./limits/load-shedder.ts";
export { createRequestLimiter } from "./limits/request-limiter.ts";
export { getSlowClientOptions, limitConnections } from "./limits/server-limits.ts";
export { type ApiMetrics, createApiMetrics } from "./metrics/api-metrics.ts";
export {
  createRegistry,
  formatMetrics,
  type MetricsSnapshot,
  mergeMetrics,
  type Registry,
  withoutGauges,
} from "./metrics/metrics.ts";
export { createHealth, type Health } from "./operations/health.ts";
export { createOperationsApp } from "./operations/operations-app.ts";
export type { ImageFormat } from "./photos/image-format.ts";
export { createPhotoLimiter } from "./photos/photo-limiter.ts";
export { createPhotoStore, type PhotoStore } from "./photos/photo-store.ts";
export { resizePhoto } from "./photos/resize-photo.ts";
export { toPlace } from "./place/place-from-record.ts";
export type { Reader } from "./place/reader.ts";
export type { ApiLogEntry, PlacesApiDeps } from "./places-api-deps.ts";
export {
  createPlacesService,
  type PlacesService,
  type PlacesServiceOptions,
} from "./places-service.ts";
export { createServiceRouter, readPublishedRoads } from "./routing/service-router.ts";
export { SiteSecretError, setAsideDamagedSecret } from "./secrets/site-secret.ts";
export {
  API_ACCESSES,
  type ApiAccess,
  createClock,
  describeWholeNumber,
  getReaderThreads,
  parseSettings,
  type Settings,
  SettingsError,
} from "./settings.ts";
