import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { PlacesError } from "@lieudit/place-model";
import { Hono } from "hono";
import { createPlacesApi } from "./app.ts";
import { createGeocoder } from "./geocoder/geocoder-app.ts";
import { KEYS_FILE } from "./keys/key-file.ts";
import { createKeyStore } from "./keys/key-store.ts";
import { createLoadShedder, type LoadShedder } from "./limits/load-shedder.ts";
import { createRequestLimiter } from "./limits/request-limiter.ts";
import { type ApiMetrics, createApiMetrics } from "./metrics/api-metrics.ts";
import { createRegistry } from "./metrics/metrics.ts";
import { createOperationsApp } from "./operations/operations-app.ts";
import { createPhotoStore } from "./photos/photo-store.ts";
import type { ApiLogEntry, PlacesApiEnv } from "./places-api-deps.ts";
import { createServiceRouter } from "./routing/service-router.ts";
import { readSiteSecret } from "./secrets/site-secret.ts";
import { clockOf, type Settings } from "./settings.ts";

export interface PlacesServiceOptions {
  settings: Settings;
  places: PlaceIndex;
  /** Which publication answers; `inUse` of `followPlaceIndex`. */
  indexInUse: () => { generation: number | null; isBehind: boolean };
  /** Where the geocoder stands: at the root, or below `/geocodeur`. */
  geocoderBase: "" | "/geocodeur";
  log: (entry: ApiLogEntry) => void;
  /** Headers that the server adds to every answer. */
  headers?: Headers;
  /** The figures of every process. Default: those of this one. */
  readMetrics?: () => Promise<string>;
}

/** All that a server of places answers, over one data folder. */
export interface PlacesService {
  /** `/v1/…`, the geocoder, `/sante` and `/metrics`. */
  app: Hono<PlacesApiEnv>;
  /**
   * `/v1/…` alone, for `inProcessFetch`. It refuses nothing for want of room: a page makes several calls at once,
   * and whoever draws pages limits how many are drawn at a time.
   */
  api: Hono<PlacesApiEnv>;
  metrics: ApiMetrics;
  /** For `shedLoad`: refuses calls before `app` sees them. */
  loadShedder: LoadShedder;
  close(): void;
}

const NO_LIMIT = { running: Number.POSITIVE_INFINITY, waiting: 0, maxWaitMs: 1 };

/** Puts the apps together, so that they share their keys, their room and their figures. */
export function createPlacesService({
  settings,
  places,
  indexInUse,
  geocoderBase,
  log,
  headers,
  readMetrics,
}: PlacesServiceOptions): PlacesService {
  const metrics = createApiMetrics(createRegistry());
  const keys = createKeyStore(join(settings.dataDir, KEYS_FILE));
  const folder = join(settings.dataDir, "places");
  const router = createServiceRouter({ settings: settings.routing, folder });
  const deps = {
    settings,
    places,
    photos: createPhotoStore(join(folder, "photos")),
    router,
    routingTimeoutMs: settings.routing.timeoutMs,
    clock: clockOf(settings),
    keys,
    geocoderBase,
    contextSecret: oneTime(() => contextSecret(settings.dataDir)),
    metrics,
    limiter: createRequestLimiter({
      ...settings.limits.load,
      onReject: (reason) => metrics.shed.add({ reason }),
    }),
    log,
  };
  const api = createPlacesApi({ ...deps, limiter: createRequestLimiter(NO_LIMIT) });
  const app = new Hono<PlacesApiEnv>();
  app.route(
    "/",
    createOperationsApp({
      ...deps,
      indexInUse,
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
    // Its thread and its calls end by themselves.
    void router.close();
  }
  return { app, api, metrics, loadShedder, close };
}

/** @throws {PlacesError} UNAVAILABLE where the data folder is full or read only, and has none yet. */
function contextSecret(dataDir: string): Buffer {
  try {
    return readSiteSecret(dataDir);
  } catch (cause) {
    throw new PlacesError(
      "UNAVAILABLE",
      "The server cannot sign contexts at the moment, since it cannot read or keep its secret; try again in a while.",
      { cause, retryAfterSeconds: 5 },
    );
  }
}

/** What `read` gives, read when it is first asked for: a server that makes no context needs no secret. */
function oneTime<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}
