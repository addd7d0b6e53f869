/**
 * `node packages/road-routing/test/time-ways.ts`: processor time of twenty routes of
 * several lengths in a network of 720,000 edges, the best of 15 samples.
 */
import { UNITS_PER_DEGREE } from "../src/graph/road-graph.ts";
import { buildRoadGraph } from "../src/graph-making/build-road-graph.ts";
import type { RoadInput } from "../src/graph-making/road-input.ts";
import { GraphRoutes } from "../src/search/graph-routes.ts";

/** Number of streets in each direction; they cross in its square of points. */
const STREETS = 600;
/** Some 110 m from street to street. */
const STEP_DEGREES = 0.001;
const WAYS = 20;
const TRIES = 15;

/** A grid of streets, every tenth of them fast, so that the shortest route is not the quickest. */
function squares(): RoadInput {
  const units = (at: (point: number) => number) =>
    Int32Array.from({ length: STREETS ** 2 }, (_, point) =>
      Math.round(at(point) * STEP_DEGREES * UNITS_PER_DEGREE),
    );
  return {
    latitudes: units((point) => Math.floor(point / STREETS)),
    longitudes: units((point) => point % STREETS),
    blocks: new Uint8Array(STREETS ** 2),
    roadCount: 2 * STREETS,
    pointsOf: (road) =>
      Uint32Array.from({ length: STREETS }, (_, step) =>
        road < STREETS ? road * STREETS + step : step * STREETS + road - STREETS,
      ),
    useOf: (road) => {
      const drive = road % 10 === 0 ? 70 : 30;
      return {
        driveForward: drive,
        driveBackward: drive,
        walkForward: 5,
        walkBackward: 5,
        bicycleForward: 15,
        bicycleBackward: 15,
        flags: 0,
      };
    },
    turns: [],
  };
}

const graph = buildRoadGraph(squares());
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
