import type { LatLng } from "@lieudit/place-model";
import { MAX_SNAP_METRES, type Route, type Router, type RoutesQuery, type TravelMode } from "../router.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type OsrmAnswer, readOsrmAnswer } from "./osrm-answer.ts";

export interface OsrmRouterOptions {
  /** Where `/route/v1/…` hangs, without a slash at its end: "http://localhost:5000". */
  baseUrl: string;
  /** Told in one sentence why a server's answer could not be used; no more than one in `quietMs`. */
  onProblem: (sentence: string) => void;
  /** For one question of the server, in milliseconds. Default 1 500. */
  timeoutMs?: number;
  /** Questions of one call that are under way at a time. Default 5. */
  atATime?: number;
  /** Default 60 000. */
  quietMs?: number;
  /** Default: the global one. */
  fetch?: typeof fetch;
  /** Milliseconds that only grow. Default `performance.now`. */
  now?: () => number;
}

/** Ways from an OSRM server. A server that fails is left alone for a moment; places then come without ways. */
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
      const response = await get(baseUrl + routePath(mode, points, avoid), {
        signal: AbortSignal.any(signals),
        redirect: "error",
        headers: { accept: "application/json" },
      });
      // 400 with a code is how it says that there is no way.
      if (!response.ok && response.status !== 400) {
        await response.body?.cancel();
        return { is: "fault", why: `it answered ${response.status}` };
      }
      return readOsrmAnswer(await textOf(response), mode, points.length - 1);
    } catch (error) {
      signal?.throwIfAborted();
      return { is: "fault", why: reasonOf(error, timeoutMs) };
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

/** As the profiles that OSRM brings along are called in its addresses. */
const PROFILES: Readonly<Record<TravelMode, string>> = { DRIVE: "driving", WALK: "foot", BICYCLE: "bike" };

/** @see https://project-osrm.org/docs/v5.24.0/api/#route-service */
function routePath(
  mode: TravelMode,
  points: readonly LatLng[],
  avoid: NonNullable<RoutesQuery["avoid"]>,
): string {
  const places = points.map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`);
  const query = new URLSearchParams({
    overview: "full",
    geometries: "polyline",
    // A point far from every road is on none: without this the server would go to the nearest, however far.
    radiuses: points.map(() => MAX_SNAP_METRES).join(";"),
  });
  const excluded = [avoid.tolls && "toll", avoid.highways && "motorway"].filter((name) => name);
  if (excluded.length > 0) query.set("exclude", excluded.join(","));
  return `/route/v1/${PROFILES[mode]}/${places.join(";")}?${query}`;
}

/** The longest answer that is read. A way through a whole country has some 100 KB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

async function textOf(response: Response): Promise<string> {
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

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `it did not answer within ${timeoutMs} ms`;
  const code =
    error.cause instanceof Error ? ((error.cause as NodeJS.ErrnoException).code ?? error.cause.message) : "";
  return code === "" ? error.message : `${error.message} (${code})`;
}
