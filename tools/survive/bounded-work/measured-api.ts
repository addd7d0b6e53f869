import { type MeasuredIndexOptions, openMeasuredIndex } from "@lieudit/place-index/measuring";
import { createMapService } from "@lieudit/place-map/server";
import { createCallLimiter, createGeocoder, createPlacesApi, DEFAULT_LIMITS } from "@lieudit/places-api";
import { readThreadCpuMs } from "../../bench/cpu/measure-cpu.ts";
import { createTownRouter } from "./town-router.ts";

/** A call of the places server. */
export interface ApiCall {
  /** Path and query. */
  path: string;
  /** JSON of a POST; absent for a GET. */
  body?: unknown;
}

export interface ApiCost {
  status: number;
  /** CPU time of the API, the search and the answer together, in ms; Linux counts it in steps of 1 to 4 ms. */
  cpuMs: number;
  /** Counted work of all searches of the call: deterministic. */
  workUnits: number;
}

/** The places API with its routes, the geocoder and the map pictures in one thread, whose CPU time is that of the call. */
export interface MeasuredApi {
  send(call: ApiCall): Promise<ApiCost>;
  close(): Promise<void>;
}

const ORIGIN = "http://survive.example";
const SECRET = new Uint8Array(32);
/** One call at a time never waits. */
const NO_LIMIT = { running: Number.POSITIVE_INFINITY, waiting: 0, maxWaitMs: 1 };
/** Times of the day decide which places are open; a fixed one gives the same work each time. */
const NOW = new Date("2026-01-08T02:00:00Z");

export interface MeasuredApiOptions extends MeasuredIndexOptions {
  /** Streets of the town of routes in each direction. */
  streets: number;
  /** CPU time after which the routes of a call end, in ms. */
  maxRoutingMs: number;
}

/** @param options default: those of a server */
export async function openMeasuredApi(
  indexFile: string,
  { streets, maxRoutingMs, ...options }: MeasuredApiOptions,
): Promise<MeasuredApi> {
  const router = createTownRouter(streets);
  const { index, readWorkUnits } = await openMeasuredIndex(indexFile, options);
  const deps = {
    places: index,
    router,
    photos: { read: async () => null },
    clock: () => NOW,
    settings: {
      publicUrl: ORIGIN,
      apiAccess: "open" as const,
      apiKeys: [],
      trustedProxies: 0,
      limits: { ...DEFAULT_LIMITS, searchTimeoutMs: 600_000 },
    },
    limiter: createCallLimiter(NO_LIMIT),
    contextSecret: () => SECRET,
    log: () => {},
  };
  const api = createPlacesApi(deps);
  const geocoder = createGeocoder(deps, "/geocodeur");
  const maps = createMapService({
    basemap: { current: async () => null },
    archive: async () => new Response(null, { status: 404 }),
    publicUrl: ORIGIN,
  });
  async function answer({ path, body }: ApiCall): Promise<Response> {
    const request = new Request(`${ORIGIN}${path}`, {
      headers: { "content-type": "application/json", "x-goog-fieldmask": "*" },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    if (path.startsWith("/cartes/")) return maps(request);
    const app = path.startsWith("/geocodeur/") ? geocoder : api;
    const response = await app.fetch(request, { isInProcess: true });
    if (path !== "/v1/contexts" || response.status !== 200) return response;
    // The cost of a context is visible when it is read.
    const { contextToken } = (await response.json()) as { contextToken: string };
    return answer({ path: `/v1/contexts/${contextToken}` });
  }
  return {
    async send(call) {
      const [cpuBefore, workBefore] = [readThreadCpuMs(), readWorkUnits()];
      router.beginCall(maxRoutingMs);
      const response = await answer(call);
      await response.arrayBuffer();
      return {
        status: response.status,
        cpuMs: readThreadCpuMs() - cpuBefore,
        workUnits: readWorkUnits() - workBefore,
      };
    },
    close: () => index.close(),
  };
}
