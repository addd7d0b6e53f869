import { expect, test } from "vitest";
import { getMarkersView, toCamera } from "./map-view.ts";

const SIZE = { width: 600, height: 400 };

test("a view of markers shows all of them", () => {
  const camera = toCamera(
    getMarkersView([
      { id: "a", location: { latitude: 49.5, longitude: -0.6 } },
      { id: "b", location: { latitude: 49.6, longitude: -0.4 } },
    ]),
    SIZE,
  );
  expect(camera.center.longitude).toBeCloseTo(-0.5, 6);
  expect(camera.zoom).toBeGreaterThan(10);
});

test("without markers it shows France", () => {
  const { center, zoom } = toCamera(getMarkersView([]), SIZE);
  expect([Math.round(center.latitude), Math.round(center.longitude), Math.floor(zoom)]).toEqual([46, 2, 3]);
});

test("a camera is taken as it is", () => {
  const camera = { center: { latitude: 1, longitude: 2 }, zoom: 3 };
  expect(toCamera(camera, SIZE)).toBe(camera);
});
