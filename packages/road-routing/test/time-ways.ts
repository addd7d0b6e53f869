/**
 * `node packages/road-routing/test/time-ways.ts`: processor time of twenty routes of
 * several lengths in a network of 720,000 edges, the best of 15 samples.
 */
import { buildRoadGraph } from "../src/graph-making/build-road-graph.ts";
import { GraphRoutes } from "../src/search/graph-routes.ts";
import { drawSquareTown, STEP_DEGREES } from "./square-town.ts";

/** Streets in each direction. */
const STREETS = 600;
const WAYS = 20;
const TRIES = 15;

const graph = buildRoadGraph(drawSquareTown(STREETS));
if (graph === null) throw new Error("There is no road.");
const routes = new GraphRoutes(graph);
const middle = (STREETS / 2) * STEP_DEGREES;

for (const streets of [40, 150, 290]) {
  // Destinations are close together, like search results.
  const to = Array.from({ length: WAYS }, (_, index) => ({
    latitude: middle + streets * STEP_DEGREES,
    longitude: middle + (streets - index) * STEP_DEGREES,
  }));
  const samples = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    const results = routes.routes({ mode: "DRIVE", from: { latitude: middle, longitude: middle }, to });
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: (user + system) / 1000, metres: results[0]?.legs[0]?.distanceMetres ?? 0 };
  });
  // Other work on the machine only adds time.
  const best = samples.toSorted((a, b) => a.milliseconds - b.milliseconds)[0];
  console.log(
    `${WAYS} ways of ${((best?.metres ?? 0) / 1000).toFixed(0)} km: ${best?.milliseconds.toFixed(0)} ms`,
  );
}
