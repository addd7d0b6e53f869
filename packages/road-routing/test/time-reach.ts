/**
 * `node packages/road-routing/test/time-reach.ts`: processor time of areas and of the times
 * from one point to 1,000, in a region of 720,000 edges, the best of 15 samples.
 */
import { buildRoadGraph } from "../src/graph-making/build-road-graph.ts";
import { GraphRoutes } from "../src/search/graph-routes.ts";
import { drawSquareTown, STEP_DEGREES } from "./square-town.ts";

const STREETS = 600;
const SAMPLES = 15;
const TARGETS = 1_000;

const graph = buildRoadGraph(drawSquareTown(STREETS));
if (graph === null) throw new Error("There is no road.");
const routes = new GraphRoutes(graph);
const middle = (STREETS / 2) * STEP_DEGREES;
const center = { latitude: middle, longitude: middle };

/** Prints the least processor time of several calls: other work on the machine only adds to it. */
function measure(label: string, call: () => void): void {
  const samples = Array.from({ length: SAMPLES }, () => {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  console.log(`${label}: ${Math.min(...samples).toFixed(0)} ms`);
}

for (const [mode, minutes] of [
  ["WALK", 15],
  ["WALK", 30],
  ["BICYCLE", 15],
  ["BICYCLE", 30],
  ["DRIVE", 10],
  ["DRIVE", 15],
  ["DRIVE", 30],
] as const) {
  measure(`area of ${minutes} min, ${mode}`, () => routes.area({ mode, center, seconds: minutes * 60 }));
}

for (const streets of [20, 60, 120, 280]) {
  const to = Array.from({ length: TARGETS }, (_, i) => ({
    latitude: middle + ((((i * 7919) % 1_000) - 500) / 500) * streets * STEP_DEGREES,
    longitude: middle + ((((i * 104_729) % 1_000) - 500) / 500) * streets * STEP_DEGREES,
  }));
  const km = (2 * streets * STEP_DEGREES * 111).toFixed(0);
  for (const mode of ["WALK", "DRIVE"] as const) {
    measure(`1 x ${TARGETS} times in a square of ${km} km, ${mode}`, () =>
      routes.times({ mode, from: [center], to }),
    );
  }
}
