import { join } from "node:path";
import { createServiceDatabase, type ServiceDatabase } from "@lieudit/database/service";
import { openObjectStorage } from "@lieudit/files";
import type { PlaceIndex } from "@lieudit/place-index";
import { followHiddenContent, withoutHiddenContent, withPlaceAliases } from "@lieudit/place-index/store";
import { PlacesError } from "@lieudit/place-model";
import type { Router } from "@lieudit/road-routing";
import { Hono } from "hono";
import type { PlacesApiEnv } from "./access/connection.ts";
import type { GivenAliases } from "./aliases/alias-files.ts";
import { createPlacesApi } from "./app.ts";
import { createGeocoder } from "./geocoder/geocoder-app.ts";
import { openAddressDatabase } from "./geoip/address-database.ts";
import { getRoutingPath } from "./http/path-segment.ts";
import { type KeyStore, openKeyStore } from "./keys/key-store.ts";
import { createCallLimiter } from "./limits/call-limiter.ts";
import { Callers } from "./limits/callers.ts";
import { createLoadShedder, type LoadShedder } from "./limits/load-shedder.ts";
import { type ApiMetrics, createApiMetrics } from "./metrics/api-metrics.ts";
import { createRegistry } from "./metrics/metrics.ts";
import type { IndexState, QueueAges } from "./operations/health.ts";
import { createOperationsApp } from "./operations/operations-app.ts";
import { createPhotoStore } from "./photos/photo-store.ts";
import type { ApiLogEntry } from "./places-api-deps.ts";
import { createServiceRouter } from "./routing/service-router.ts";
import { openSiteSecret } from "./secrets/site-secret.ts";
import { createClock, type Settings } from "./settings.ts";

export interface PlacesServiceOptions {
  settings: Settings;
  places: PlaceIndex;
  /** The publication in use; `inUse` of `followPlaceIndex`. */
  indexInUse: () => IndexState;
  /** Mount point of the geocoder: the root or `/geocodeur`. */
  geocoderBase: "" | "/geocodeur";
  log: (entry: ApiLogEntry) => void;
  /** Headers of every response. */
  headers?: Headers;
  /** Reads the metrics of all processes. Default: those of this one. */
  readMetrics?: () => Promise<string>;
  /** Reads the queues of emails and photos; none by default. */
  readQueueAges?: () => Promise<QueueAges>;
  /** Checks whether photos can be read; nothing by default. */
  checkFiles?: (() => Promise<void>) | undefined;
}

/** A places service over one data folder. */
export interface PlacesService {
  /** `/v1/…`, the geocoder, `/sante` and `/metrics`. */
  app: Hono<PlacesApiEnv>;
  /**
   * `/v1/…` only, for `inProcessFetch`. It has no concurrency limit: a page makes several calls at
   * once, and the site limits concurrent pages.
   */
  api: Hono<PlacesApiEnv>;
  metrics: ApiMetrics;
  /** Rejects calls under load before `app` sees them; for `shedLoad`. */
  loadShedder: LoadShedder;
  /** Finds ways, in the road graphs or with the configured servers. */
  router: Router;
  /** Keys of the API, with their usage. */
  keys: KeyStore;
  /** What all servers of the database share; undefined without DATABASE_URL. */
  shared: ServiceDatabase | undefined;
  /** Returns the secret of the site, which is read at the first call. */
  readSecret(): Promise<Buffer>;
  close(): void;
}

const NO_LIMIT = { running: Number.POSITIVE_INFINITY, waiting: 0, maxWaitMs: 1 };

/** Creates the apps with shared keys, limits and metrics. */
export function createPlacesService({
  settings,
  places: index,
  indexInUse,
  geocoderBase,
  log,
  headers,
  readMetrics,
  readQueueAges,
  checkFiles,
}: PlacesServiceOptions): PlacesService {
  const metrics = createApiMetrics(createRegistry());
  const { dataDir, databaseUrl } = settings;
  const shared = databaseUrl === undefined ? undefined : createServiceDatabase(databaseUrl);
  const readSecret = readOnce(() => openSiteSecret(dataDir, shared));
  const keys = openKeyStore(dataDir, shared);
  const folder = join(dataDir, "places");
  const getHidden = followHiddenContent(folder, shared);
  const places = withoutHiddenContent(withGivenAliases(index, settings.placeAliases), getHidden);
  const router = createServiceRouter({ settings: settings.routing, folder });
  const deps = {
    settings,
    places,
    photos: createPhotoStore(
      join(folder, "photos"),
      async (key) => (await getHidden()).photos.includes(key),
      openObjectStorage(folder, settings.filesUrl),
    ),
    router,
    routingTimeoutMs: settings.routing.timeoutMs,
    clock: createClock(settings),
    keys,
    geocoderBase,
    ...(settings.geoipDatabase !== undefined && {
      locateAddress: openAddressDatabase(settings.geoipDatabase),
    }),
    contextSecret: () => readSecret().catch(rejectContext),
    metrics,
    callers: new Callers(settings),
    limiter: createCallLimiter({
      ...settings.limits.load,
      onReject: (reason) => metrics.shed.add({ reason }),
    }),
    log,
  };
  const api = createPlacesApi({ ...deps, limiter: createCallLimiter(NO_LIMIT) });
  const app = new Hono<PlacesApiEnv>({ getPath: getRoutingPath });
  app.route(
    "/",
    createOperationsApp({
      ...deps,
      indexInUse,
      readQueueAges,
      checkFiles,
      ...(readMetrics === undefined ? {} : { readMetrics }),
      onFailure: (requestId, error) =>
        log({ requestId, method: "GET", path: "/metrics", httpStatus: 503, durationMs: 0, error }),
    }),
  );
  app.route("/", createGeocoder(deps, geocoderBase));
  app.route("/", createPlacesApi(deps));
  const loadShedder = createLoadShedder({ ...deps, ...(headers === undefined ? {} : { headers }) });
  function close(): void {
    loadShedder.close();
    keys.close();
    // Its thread and calls end by themselves.
    void router.close();
    void shared?.close();
  }
  return { app, api, metrics, loadShedder, router, keys, shared, readSecret, close };
}

/** Finds places also by the ids of another service, as by those of earlier imports. */
function withGivenAliases(index: PlaceIndex, aliases: GivenAliases): PlaceIndex {
  return aliases.size === 0 ? index : withPlaceAliases(index, { find: (id) => aliases.get(id), close() {} });
}

/** The secret cannot be read, or written to a full or read-only folder. */
function rejectContext(cause: unknown): never {
  throw new PlacesError(
    "UNAVAILABLE",
    "The server cannot sign contexts at the moment, since it cannot read or keep its secret; try again in a while.",
    { cause, retryAfterSeconds: 5 },
  );
}

/** Returns a function that reads a value at its first call, and again after a failure. */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
