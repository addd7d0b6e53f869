/**
 * `node packages/road-routing/test/time-ways.ts`: processor time of routes and times in a
 * network of 720,000 edges, the best of 15 samples.
 */
import { buildRoadGraph } from "../src/graph-making/build-road-graph.ts";
import { GraphRoutes } from "../src/search/graph-routes.ts";
import { drawSquareTown, STEP_DEGREES } from "./square-town.ts";

/** Streets in each direction. */
const STREETS = 600;
const WAYS = 20;
const ROW = 25;
const TRIES = 15;

const graph = buildRoadGraph(drawSquareTown(STREETS));
if (graph === null) throw new Error("There is no road.");
const routes = new GraphRoutes(graph);
const at = (north: number, east: number) => ({
  latitude: north * STEP_DEGREES,
  longitude: east * STEP_DEGREES,
});
const middle = STREETS / 2;

/** Prints the least processor time of several calls: other work on the machine only adds to it. */
function measure(label: string, call: () => unknown, tries = TRIES): void {
  const samples = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  console.log(`${label}: ${Math.min(...samples).toFixed(1)} ms`);
}

for (const mode of ["DRIVE", "BICYCLE"] as const) {
  const prepare = () => {
    while (routes.prepareStep(mode));
  };
  measure(`landmarks, ${mode}`, prepare, 1);
  for (const streets of [40, 150, 290]) {
    // Destinations are close together, like search results.
    const to = Array.from({ length: WAYS }, (_, i) => at(middle + streets, middle + streets - i));
    const from = at(middle, middle);
    const km = (((2 * streets - WAYS / 2) * STEP_DEGREES * 111_195) / 1000).toFixed(0);
    measure(`${WAYS} ways of ${km} km, ${mode}`, () => routes.routes({ mode, from, to }));
  }
  const across = [at(10.2, 15.4), at(STREETS - 12.3, STREETS - 20.6)];
  measure(`directions across the town, ${mode}`, () => routes.directions({ mode, points: across }));
  measure(`the same with alternatives, ${mode}`, () =>
    routes.directions({ mode, points: across, hasAlternatives: true }),
  );
  // All over the town.
  const to = Array.from({ length: ROW }, (_, i) => at((i * 7919) % STREETS, (i * 104_729) % STREETS));
  measure(`1 x ${ROW} times all over the town, ${mode}`, () =>
    routes.times({ mode, from: [at(0.3 * STREETS, 0.6 * STREETS)], to }),
  );
}
