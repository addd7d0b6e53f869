import { distanceMetres } from "@lieudit/place-model";
import { createOsrmRouter, type Route, type Router, type RoutesQuery } from "@lieudit/road-routing";
import { type FakeOsrm, OSRM_FAULTS, startFakeOsrm } from "../../../packages/road-routing/test/fake-osrm.ts";
import type { Outcome, Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const TIMEOUT_MS = 1_000;
/** Timers are late on a busy machine. */
const SLACK_MS = 1_000;

const FROM = { latitude: 43.7, longitude: 7.4 };
const TO = { latitude: 43.72, longitude: 7.42 };
const FARTHER = { latitude: 43.75, longitude: 7.45 };
const QUERY: RoutesQuery = { mode: "WALK", from: FROM, to: [TO, FARTHER] };

/**
 * A routing server fails in many ways between two valid responses. The router
 * returns the right route or null, never throws and never takes long.
 */
export const failingRouter: Scenario = {
  name: "failing routing server",
  seededBug: "a router that trusts every response and falls back to a straight line",
  async run({ isShort }, build) {
    const osrm = await startFakeOsrm();
    let now = 0;
    // Longer than a circuit breaker stays open.
    const clock = () => {
      now += 10_000;
      return now;
    };
    const router = build === "real" ? createRealRouter(osrm, clock) : createNaiveRouter(osrm);
    try {
      return await requestRepeatedly(osrm, router, isShort ? 1 : 20);
    } finally {
      await router.close();
      await osrm.close();
    }
  },
};

async function requestRepeatedly(
  osrm: FakeOsrm,
  router: Pick<Router, "routes">,
  rounds: number,
): Promise<Outcome> {
  const tally = new Tally();
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of OSRM_FAULTS) {
      for (const current of [fault, null] as const) {
        osrm.fault = current;
        const started = performance.now();
        const routes = await router.routes(QUERY).catch((error: unknown) => `an error: ${String(error)}`);
        const tookMs = performance.now() - started;
        tally.addRun(tookMs);
        const problem = current === null ? findWrongRoute(routes) : findUnexpectedRoute(routes);
        if (problem !== null) tally.addViolation(`${current ?? `valid after ${fault}`}: ${problem}`);
        if (tookMs > TIMEOUT_MS + SLACK_MS)
          tally.addViolation(`${current ?? "valid"}: it took ${Math.round(tookMs)} ms`);
      }
    }
  }
  return tally.toOutcome();
}

type RoutesOrError = (Route | null)[] | string;

function findUnexpectedRoute(routes: RoutesOrError): string | null {
  if (typeof routes === "string") return routes;
  return routes.every((route) => route === null) ? null : "a route that the server did not return";
}

function findWrongRoute(routes: RoutesOrError): string | null {
  if (typeof routes === "string") return routes;
  const metres = routes.map((route) => Math.round(route?.legs[0]?.distanceMetres ?? -1));
  const expected = QUERY.to.map((to) => Math.round(distanceMetres(FROM, to)));
  return String(metres) === String(expected) ? null : `${metres} m for ${expected}`;
}

function createRealRouter({ baseUrl }: FakeOsrm, now: () => number): Router {
  return createOsrmRouter({ baseUrl, now, timeoutMs: TIMEOUT_MS, onProblem: () => {} });
}

/** Creates a naive router. */
function createNaiveRouter({ baseUrl }: FakeOsrm): Pick<Router, "routes" | "close"> {
  return {
    routes: ({ from, to }) =>
      Promise.all(
        to.map(async (point): Promise<Route | null> => {
          const straightMetres = distanceMetres(from, point);
          try {
            const place = [from, point]
              .map(({ latitude, longitude }) => `${longitude},${latitude}`)
              .join(";");
            const signal = AbortSignal.timeout(TIMEOUT_MS);
            const response = await fetch(`${baseUrl}/route/v1/foot/${place}?radiuses=1000;1000`, { signal });
            const { routes } = (await response.json()) as {
              routes: { legs: { distance: number; duration: number }[] }[];
            };
            const legs = routes[0]!.legs.map((leg) => ({
              distanceMetres: leg.distance,
              durationSeconds: leg.duration,
            }));
            return { legs, polyline: "" };
          } catch {
            return {
              legs: [{ distanceMetres: straightMetres, durationSeconds: straightMetres / 1.4 }],
              polyline: "",
            };
          }
        }),
      ),
    close: async () => {},
  };
}
