import { decodePolyline, encodePolyline, type LatLng } from "@lieudit/place-model";
import {
  type DirectionsLeg,
  MAX_SNAP_METRES,
  MAX_TRAVEL_SECONDS,
  type Route,
  type RouteLeg,
  type Router,
  type RoutesQuery,
  type TimesQuery,
  type TravelMode,
} from "../router.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type OsrmAnswer, readOsrmAnswer, readOsrmTable } from "./osrm-answer.ts";

export interface OsrmRouterOptions {
  /** Base URL before `/route/v1/…`, without a trailing slash: "http://localhost:5000". */
  baseUrl: string;
  /** Called with one sentence on why a response was unusable, at most once in `quietMs`. */
  onProblem: (sentence: string) => void;
  /** Timeout of one request in ms. Default 1,500. */
  timeoutMs?: number;
  /** Maximum concurrent requests of one query. Default 5. */
  atATime?: number;
  /** Default 60,000. */
  quietMs?: number;
  /** Default: the global one. */
  fetch?: typeof fetch;
  /** Monotonic milliseconds. Default `performance.now`. */
  now?: () => number;
}

/**
 * Finds routes with an OSRM server. A failing server is skipped for a while; destinations
 * have no route then.
 */
export function createOsrmRouter(options: OsrmRouterOptions): Router {
  const { atATime = 5 } = options;
  const client = createOsrmClient(options);
  return {
    async routes(query, signal) {
      signal?.throwIfAborted();
      const routes: (Route | null)[] = query.to.map(() => null);
      const left = [...query.to.entries()].values();
      const findNext = async () => {
        for (const [i, to] of left) routes[i] = await client.findRoute(query, to, signal);
      };
      await Promise.all(Array.from({ length: Math.min(atATime, query.to.length) }, findNext));
      return routes;
    },
    async times(query, signal) {
      signal?.throwIfAborted();
      const { to, maxSeconds = MAX_TRAVEL_SECONDS } = query;
      const size = Math.max(1, MAX_TABLE_POINTS - query.from.length);
      const times: (RouteLeg | null)[] = [];
      for (let first = 0; first < to.length; first += size) {
        times.push(...(await client.findTable(query, to.slice(first, first + size), signal)));
      }
      return times.map((time) => (time !== null && time.durationSeconds <= maxSeconds ? time : null));
    },
    // OSRM has no service for areas.
    async area() {
      return null;
    },
    async directions({ mode, points, avoid }, signal) {
      signal?.throwIfAborted();
      const legs: DirectionsLeg[] = [];
      const line: LatLng[] = [];
      for (const [i, end] of points.slice(1).entries()) {
        const start = points[i] as LatLng;
        const route = await client.findRoute({ mode, from: start, to: [end], avoid }, end, signal);
        const [leg] = route?.legs ?? [];
        if (route === null || leg === undefined) return [];
        // The words of a server are in its own language, so its steps are not read.
        legs.push({ ...leg, start, end, steps: [] });
        line.push(...(decodePolyline(route.polyline) ?? []));
      }
      return [{ legs, polyline: encodePolyline(line) }];
    },
    async close() {
      client.close();
    },
  };
}

/** Sends requests to an OSRM server, and pauses while it fails. */
function createOsrmClient({
  baseUrl,
  onProblem,
  timeoutMs = 1_500,
  quietMs = 60_000,
  fetch: get = fetch,
  now = () => performance.now(),
}: OsrmRouterOptions) {
  const breaker = createCircuitBreaker(now);
  const closing = new AbortController();
  let quietUntil = Number.NEGATIVE_INFINITY;

  function reportProblem(why: string): void {
    if (now() < quietUntil) return;
    quietUntil = now() + quietMs;
    onProblem(
      `The routing server gave no routes: ${why}. Places are answered without them; check ROUTING_URL.`,
    );
  }

  /** Returns the route to one point, or null. */
  async function findRoute(
    query: RoutesQuery,
    to: LatLng,
    signal: AbortSignal | undefined,
  ): Promise<Route | null> {
    if (!breaker.mayAsk()) return null;
    const result = await loadRoute(query, to, signal);
    if (result.is === "fault") {
      breaker.failed();
      reportProblem(result.why);
      return null;
    }
    breaker.succeeded();
    return result.is === "route" ? result.route : null;
  }

  async function loadRoute(
    { mode, from, onward, avoid = {} }: RoutesQuery,
    to: LatLng,
    signal: AbortSignal | undefined,
  ): Promise<OsrmAnswer> {
    const points = onward === undefined ? [from, to] : [from, to, onward];
    return load(buildRoutePath(mode, points, avoid), signal, (text) =>
      readOsrmAnswer(text, mode, points.length - 1),
    );
  }

  /** Reads a response with `read`, or returns the fault of the server. */
  async function load<Result>(
    path: string,
    signal: AbortSignal | undefined,
    read: (text: string) => Result,
  ): Promise<Result | { is: "fault"; why: string }> {
    const signals = [
      AbortSignal.timeout(timeoutMs),
      closing.signal,
      ...(signal === undefined ? [] : [signal]),
    ];
    try {
      const response = await get(baseUrl + path, {
        signal: AbortSignal.any(signals),
        redirect: "error",
        headers: { accept: "application/json" },
      });
      // 400 with a code means that there is no route.
      if (!response.ok && response.status !== 400) {
        await response.body?.cancel();
        return { is: "fault", why: `it answered ${response.status}` };
      }
      return read(await readText(response));
    } catch (error) {
      signal?.throwIfAborted();
      return { is: "fault", why: getReason(error, timeoutMs) };
    }
  }

  /** Returns the times of up to `MAX_TABLE_POINTS` destinations. */
  async function findTable(
    { from, mode, isReverse = false, avoid }: TimesQuery,
    to: readonly LatLng[],
    signal: AbortSignal | undefined,
  ): Promise<(RouteLeg | null)[]> {
    const none = to.map(() => null);
    if (!breaker.mayAsk()) return none;
    const path = buildTablePath(mode, from, to, isReverse, avoid);
    const table = await load(path, signal, (text) =>
      readOsrmTable(text, from.length, to.length, mode, isReverse),
    );
    if (table.is === "fault") {
      breaker.failed();
      reportProblem(table.why);
      return none;
    }
    breaker.succeeded();
    return table.legs;
  }

  return {
    findRoute,
    findTable,
    close: () => closing.abort(new Error("The router is closed.")),
  };
}

/** Names of OSRM's standard profiles in URLs. */
const PROFILES: Readonly<Record<TravelMode, string>> = { DRIVE: "driving", WALK: "foot", BICYCLE: "bike" };

/** @see https://project-osrm.org/docs/v5.24.0/api/#route-service */
function buildRoutePath(
  mode: TravelMode,
  points: readonly LatLng[],
  avoid: NonNullable<RoutesQuery["avoid"]>,
): string {
  const query = new URLSearchParams({
    overview: "full",
    geometries: "polyline",
    // A point far from every road must have no route; by default OSRM uses the nearest road, however far.
    radiuses: points.map(() => MAX_SNAP_METRES).join(";"),
  });
  setExcluded(query, avoid);
  return `/route/v1/${PROFILES[mode]}/${joinPoints(points)}?${query}`;
}

/** Points of one request; OSRM's default limit. */
const MAX_TABLE_POINTS = 100;

/** @see https://project-osrm.org/docs/v5.24.0/api/#table-service */
function buildTablePath(
  mode: TravelMode,
  from: readonly LatLng[],
  to: readonly LatLng[],
  isReverse: boolean,
  avoid: TimesQuery["avoid"],
): string {
  const points = [...from, ...to];
  const starts = from.map((_, i) => i).join(";");
  const ends = to.map((_, i) => from.length + i).join(";");
  const query = new URLSearchParams({
    annotations: "duration,distance",
    sources: isReverse ? ends : starts,
    destinations: isReverse ? starts : ends,
    radiuses: points.map(() => MAX_SNAP_METRES).join(";"),
  });
  setExcluded(query, avoid);
  return `/table/v1/${PROFILES[mode]}/${joinPoints(points)}?${query}`;
}

function joinPoints(points: readonly LatLng[]): string {
  return points.map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(";");
}

function setExcluded(query: URLSearchParams, avoid: RoutesQuery["avoid"]): void {
  const excluded = [avoid?.tolls && "toll", avoid?.highways && "motorway"].filter((name) => name);
  if (excluded.length > 0) query.set("exclude", excluded.join(","));
}

/** Maximum length of a response. A route through a whole country has about 100 KB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error("its answer is too long");
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function getReason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `it did not answer within ${timeoutMs} ms`;
  const code =
    error.cause instanceof Error ? ((error.cause as NodeJS.ErrnoException).code ?? error.cause.message) : "";
  return code === "" ? error.message : `${error.message} (${code})`;
}
