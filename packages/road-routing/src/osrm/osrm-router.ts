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
export function createOsrmRouter({
  baseUrl,
  onProblem,
  timeoutMs = 1_500,
  atATime = 5,
  quietMs = 60_000,
  fetch: get = fetch,
  now = () => performance.now(),
}: OsrmRouterOptions): Router {
  const breaker = createCircuitBreaker(now);
  const closing = new AbortController();
  let quietUntil = Number.NEGATIVE_INFINITY;

  function tell(why: string): void {
    if (now() < quietUntil) return;
    quietUntil = now() + quietMs;
    onProblem(
      `The routing server gave no routes: ${why}. Places are answered without them; check ROUTING_URL.`,
    );
  }

  async function ask(query: RoutesQuery, to: LatLng, signal: AbortSignal | undefined): Promise<Route | null> {
    if (!breaker.mayAsk()) return null;
    const answer = await answerTo(query, to, signal);
    if (answer.is === "fault") {
      breaker.failed();
      tell(answer.why);
      return null;
    }
    breaker.succeeded();
    return answer.is === "route" ? answer.route : null;
  }

  async function answerTo(
    { mode, from, onward, avoid = {} }: RoutesQuery,
    to: LatLng,
    signal: AbortSignal | undefined,
  ): Promise<OsrmAnswer> {
    const points = onward === undefined ? [from, to] : [from, to, onward];
    return load(buildRoutePath(mode, points, avoid), signal, (text) =>
      readOsrmAnswer(text, mode, points.length - 1),
    );
  }

  /** Returns what `read` finds in a response, or the fault of the server. */
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
  async function askTable(
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
      tell(table.why);
      return none;
    }
    breaker.succeeded();
    return table.legs;
  }

  return {
    async routes(query, signal) {
      signal?.throwIfAborted();
      const routes: (Route | null)[] = query.to.map(() => null);
      const left = [...query.to.entries()].values();
      const askNext = async () => {
        for (const [i, to] of left) routes[i] = await ask(query, to, signal);
      };
      await Promise.all(Array.from({ length: Math.min(atATime, query.to.length) }, askNext));
      return routes;
    },
    async times(query, signal) {
      signal?.throwIfAborted();
      const { to, maxSeconds = MAX_TRAVEL_SECONDS } = query;
      const size = Math.max(1, MAX_TABLE_POINTS - query.from.length);
      const times: (RouteLeg | null)[] = [];
      for (let first = 0; first < to.length; first += size) {
        times.push(...(await askTable(query, to.slice(first, first + size), signal)));
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
        const route = await ask({ mode, from: start, to: [end], avoid }, end, signal);
        const [leg] = route?.legs ?? [];
        if (route === null || leg === undefined) return [];
        // The words of a server are in its own language, so its steps are not read.
        legs.push({ ...leg, start, end, steps: [] });
        line.push(...(decodePolyline(route.polyline) ?? []));
      }
      return [{ legs, polyline: encodePolyline(line) }];
    },
    async close() {
      closing.abort(new Error("The router is closed."));
    },
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
