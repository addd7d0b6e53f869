import { distanceMetres } from "@lieudit/place-model";
import { createOsrmRouter, type Route, type Router, type RoutesQuery } from "@lieudit/road-routing";
import { type FakeOsrm, OSRM_FAULTS, startFakeOsrm } from "../../../packages/road-routing/test/fake-osrm.ts";
import { MAX_NOTES, type Outcome, type Scenario } from "../scenario.ts";

const TIMEOUT_MS = 1_000;
/** A busy machine hears a timer late. */
const SLACK_MS = 1_000;

const FROM = { latitude: 43.7, longitude: 7.4 };
const TO = { latitude: 43.72, longitude: 7.42 };
const FARTHER = { latitude: 43.75, longitude: 7.45 };
const QUERY: RoutesQuery = { mode: "WALK", from: FROM, to: [TO, FARTHER] };

/**
 * A routing server that fails in every way between two answers that are
 * sound: there is the right way or none, never an error, never a long wait.
 */
export const failingRouter: Scenario = {
  name: "failing routing server",
  seededBug: "a router that believes every answer and draws a straight line where there is none",
  async run({ isShort }, build) {
    const osrm = await startFakeOsrm();
    let now = 0;
    // Longer than an open breaker rests.
    const clock = () => {
      now += 10_000;
      return now;
    };
    const router = build === "real" ? carefulRouter(osrm, clock) : carelessRouter(osrm);
    try {
      return await askAgainAndAgain(osrm, router, isShort ? 1 : 20);
    } finally {
      await router.close();
      await osrm.close();
    }
  },
};

async function askAgainAndAgain(osrm: FakeOsrm, router: Router, rounds: number): Promise<Outcome> {
  const notes: string[] = [];
  let runs = 0;
  let violations = 0;
  let worstMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of OSRM_FAULTS) {
      for (const now of [fault, null] as const) {
        osrm.fault = now;
        runs += 1;
        const started = performance.now();
        const routes = await router.routes(QUERY).catch((error: unknown) => `an error: ${String(error)}`);
        const tookMs = performance.now() - started;
        worstMs = Math.max(worstMs, tookMs);
        const wrong = now === null ? faultOfSound(routes) : faultOfNone(routes);
        if (wrong !== null) note(`${now ?? `sound after ${fault}`}: ${wrong}`);
        if (tookMs > TIMEOUT_MS + SLACK_MS) note(`${now ?? "sound"}: it took ${Math.round(tookMs)} ms`);
      }
    }
  }
  return { runs, violations, worstMs, notes };

  function note(text: string): void {
    violations += 1;
    if (notes.length < MAX_NOTES) notes.push(text);
  }
}

type Answer = (Route | null)[] | string;

function faultOfNone(answer: Answer): string | null {
  if (typeof answer === "string") return answer;
  return answer.every((route) => route === null) ? null : "a way, where the server gave none";
}

function faultOfSound(answer: Answer): string | null {
  if (typeof answer === "string") return answer;
  const metres = answer.map((route) => Math.round(route?.legs[0]?.distanceMetres ?? -1));
  const expected = QUERY.to.map((to) => Math.round(distanceMetres(FROM, to)));
  return String(metres) === String(expected) ? null : `${metres} m for ${expected}`;
}

function carefulRouter({ baseUrl }: FakeOsrm, now: () => number): Router {
  return createOsrmRouter({ baseUrl, now, timeoutMs: TIMEOUT_MS, onProblem: () => {} });
}

/** What a first draft does. */
function carelessRouter({ baseUrl }: FakeOsrm): Router {
  return {
    routes: ({ from, to }) =>
      Promise.all(
        to.map(async (point): Promise<Route | null> => {
          const byAir = distanceMetres(from, point);
          try {
            const place = [from, point]
              .map(({ latitude, longitude }) => `${longitude},${latitude}`)
              .join(";");
            const signal = AbortSignal.timeout(TIMEOUT_MS);
            const answer = await fetch(`${baseUrl}/route/v1/foot/${place}?radiuses=1000;1000`, { signal });
            const { routes } = (await answer.json()) as {
              routes: { legs: { distance: number; duration: number }[] }[];
            };
            const legs = routes[0]!.legs.map((leg) => ({
              distanceMetres: leg.distance,
              durationSeconds: leg.duration,
            }));
            return { legs, polyline: "" };
          } catch {
            return { legs: [{ distanceMetres: byAir, durationSeconds: byAir / 1.4 }], polyline: "" };
          }
        }),
      ),
    close: async () => {},
  };
}
