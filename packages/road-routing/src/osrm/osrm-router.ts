import type { LatLng } from "@lieudit/place-model";
import { MAX_SNAP_METRES, type Route, type Router, type RoutesQuery, type TravelMode } from "../router.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type OsrmAnswer, readOsrmAnswer } from "./osrm-answer.ts";

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
    const signals = [
      AbortSignal.timeout(timeoutMs),
      closing.signal,
      ...(signal === undefined ? [] : [signal]),
    ];
    try {
      const response = await get(baseUrl + buildRoutePath(mode, points, avoid), {
        signal: AbortSignal.any(signals),
        redirect: "error",
        headers: { accept: "application/json" },
      });
      // 400 with a code means that there is no route.
      if (!response.ok && response.status !== 400) {
        await response.body?.cancel();
        return { is: "fault", why: `it answered ${response.status}` };
      }
      return readOsrmAnswer(await readText(response), mode, points.length - 1);
    } catch (error) {
      signal?.throwIfAborted();
      return { is: "fault", why: getReason(error, timeoutMs) };
    }
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
  const places = points.map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`);
  const query = new URLSearchParams({
    overview: "full",
    geometries: "polyline",
    // A point far from every road must have no route; by default OSRM uses the nearest road, however far.
    radiuses: points.map(() => MAX_SNAP_METRES).join(";"),
  });
  const excluded = [avoid.tolls && "toll", avoid.highways && "motorway"].filter((name) => name);
  if (excluded.length > 0) query.set("exclude", excluded.join(","));
  return `/route/v1/${PROFILES[mode]}/${places.join(";")}?${query}`;
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
