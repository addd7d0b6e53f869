import type { PlaceIndex } from "@lieudit/place-index";
import type { Router } from "@lieudit/road-routing";
import type { AddressLocator } from "./geoip/address-database.ts";
import type { KeyStore } from "./keys/key-store.ts";
import type { CallLimiter } from "./limits/call-limiter.ts";
import type { Callers } from "./limits/callers.ts";
import type { ApiMetrics } from "./metrics/api-metrics.ts";
import type { PhotoStore } from "./photos/photo-store.ts";
import type { Settings } from "./settings.ts";

/** Dependencies of the API. Tests pass their own. */
export interface PlacesApiDeps {
  places: PlaceIndex;
  photos: PhotoStore;
  /** Finds routes to places and between places. Default: none. */
  router?: Pick<Router, "routes"> & Partial<Pick<Router, "directions" | "times">>;
  /** Timeout of finding routes, in milliseconds. Default 2 000. */
  routingTimeoutMs?: number;
  /** "Now", for opening hours and for the age of reviews. */
  clock: () => Date;
  settings: Pick<Settings, "publicUrl" | "apiAccess" | "apiKeys" | "trustedProxies"> &
    Partial<Pick<Settings, "limits" | "reviewUrlTemplate">>;
  /**
   * Keys in addition to those of the settings, and the counts of all keys. Default: counts in this
   * process.
   */
  keys?: KeyStore;
  /** Limits the concurrent queries of this process. Apps may share it. Default: one with the limits of the settings. */
  limiter?: CallLimiter;
  /** The recent work of each caller. Apps may share it. Default: that of this app alone. */
  callers?: Callers;
  /** Finds the area of a caller's IP address. Default: none, so that no search is biased by it. */
  locateAddress?: AddressLocator;
  /** Signs context tokens. Default: a random secret of this app, lost at its end. */
  contextSecret?: () => Uint8Array | Promise<Uint8Array>;
  /** Mount point of the geocoder in the description. Default `/geocodeur`. */
  geocoderBase?: "" | "/geocodeur";
  /** Default: no metrics. */
  metrics?: ApiMetrics;
  /** Monotonic clock in milliseconds, for durations. Default `performance.now`. */
  monotonicMs?: () => number;
  /**
   * Receives one entry for each response and failure, and one a second for calls rejected under
   * load. Entries never contain keys, queries or bodies.
   */
  log: (entry: ApiLogEntry) => void;
}

export interface ApiLogEntry {
  requestId: string;
  method: string;
  path: string;
  httpStatus: number;
  durationMs: number;
  /**
   * Number of rejected calls under load that the entry stands for. Their request ids begin with
   * `requestId`.
   */
  calls?: number;
  /** The cause of a 5xx, for the operator only. */
  error?: unknown;
}
