import type { ConcurrencyLimiter } from "@lieudit/limits";
import type { PlaceIndex } from "@lieudit/place-index";
import type { Router } from "@lieudit/road-routing";
import type { KeyStore } from "./keys/key-store.ts";
import type { ApiMetrics } from "./metrics/api-metrics.ts";
import type { PhotoStore } from "./photos/photo-store.ts";
import type { Settings } from "./settings.ts";

/** All that the API needs of the world; a test gives its own of each. */
export interface PlacesApiDeps {
  places: PlaceIndex;
  photos: PhotoStore;
  /** Finds the ways to places. Default: there are none. */
  router?: Router;
  /** Ways that take longer to find are left out, in milliseconds. Default 2 000. */
  routingTimeoutMs?: number;
  /** "Now", for opening hours and for the age of reviews. */
  clock: () => Date;
  settings: Pick<Settings, "publicUrl" | "apiAccess" | "apiKeys" | "trustedProxies"> &
    Partial<Pick<Settings, "limits">>;
  /** Keys beside those of the settings, and the count of every key. Default: none, counted in this process. */
  keys?: KeyStore;
  /** Limits the concurrent queries of this process. Apps may share it. Default: one with the limits of the settings. */
  limiter?: ConcurrencyLimiter;
  /** Signs the tokens of contexts. Default: one of this app's own, whose tokens are good for as long as it runs. */
  contextSecret?: () => Uint8Array;
  /** Where the geocoder stands, as the description tells it. Default `/geocodeur`. */
  geocoderBase?: "" | "/geocodeur";
  /** Default: nothing is counted. */
  metrics?: ApiMetrics;
  /** Milliseconds that only grow, for durations. Default `performance.now`. */
  monotonicMs?: () => number;
  /** Gets one entry for each answer and for each failure, but one a second for what is refused at the door; never a key, a query or a body. */
  log: (entry: ApiLogEntry) => void;
}

export interface ApiLogEntry {
  requestId: string;
  method: string;
  path: string;
  httpStatus: number;
  durationMs: number;
  /** Of calls that were refused at once for want of room: how many the entry stands for. Their ids begin with `requestId`. */
  calls?: number;
  /** The cause of a 5xx: for the operator, never for the caller. */
  error?: unknown;
}

/**
 * What the host tells of a connection. `incoming` comes from
 * `@hono/node-server`; `isInProcess` from `inProcessFetch`, never from a caller.
 */
export interface PlacesApiEnv {
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    isInProcess?: boolean;
  };
  Variables: { requestId: string };
}
