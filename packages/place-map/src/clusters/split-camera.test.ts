import { expect, test } from "vitest";
import { projectToPixel } from "../static/web-mercator.ts";
import { clusterMarkers } from "./cluster-markers.ts";
import { getSplitCamera } from "./split-camera.ts";

const MEMBERS = [
  { id: "a", location: { latitude: 49.55, longitude: -0.8 } },
  { id: "b", location: { latitude: 49.55, longitude: -0.79 } },
  { id: "c", location: { latitude: 49.56, longitude: -0.78 } },
];
const WORLD = { west: -180, south: -85, east: 180, north: 85 };

function opened(size: { width: number; height: number }) {
  const index = clusterMarkers(MEMBERS);
  const [cluster] = index.itemsIn(WORLD, 8);
  if (cluster?.kind !== "cluster") throw new Error("They are one at zoom 8.");
  const camera = getSplitCamera(cluster, MEMBERS, size);
  const pixels = MEMBERS.map(({ location }) => projectToPixel(location, camera, size));
  return { camera, cluster, pixels, shown: index.itemsIn(WORLD, camera.zoom).length };
}

test("a cluster opens on all of its members, apart", () => {
  const { pixels, shown, camera, cluster } = opened({ width: 1200, height: 800 });
  expect(camera.zoom).toBeGreaterThanOrEqual(cluster.partsAtZoom);
  expect(shown).toBe(3);
  expect(pixels.every(([x, y]) => x >= 79 && x <= 1121 && y >= 79 && y <= 721)).toBe(true);
});

test("in a small map it parts all the same", () => {
  const { shown, camera, cluster } = opened({ width: 240, height: 240 });
  expect([camera.zoom, camera.center]).toEqual([cluster.partsAtZoom, cluster.location]);
  expect(shown).toBeGreaterThan(1);
});
