import { describe, expect, test } from "vitest";
import {
  boundsAround,
  cameraFor,
  latitudeAt,
  longitudeAt,
  projectToPixel,
  worldX,
  worldY,
} from "./web-mercator.ts";

describe("the web map's projection", () => {
  test.each([
    [0, 0, 0.5, 0.5],
    [85.051129, -180, 0, 0],
    [-85.051129, 180, 1, 1],
    [48.8566, 2.3522, 0.506534, 0.344028],
  ])("%d, %d is at %d, %d", (latitude, longitude, x, y) => {
    expect(worldX(longitude)).toBeCloseTo(x, 5);
    expect(worldY(latitude)).toBeCloseTo(y, 5);
    expect(longitudeAt(x)).toBeCloseTo(longitude, 3);
    expect(latitudeAt(y)).toBeCloseTo(latitude, 3);
  });

  test("the center is in the middle, and one tile fills 512 pixels", () => {
    const camera = { center: { latitude: 0, longitude: 0 }, zoom: 1 };
    const size = { width: 600, height: 400 };
    expect(projectToPixel(camera.center, camera, size)).toEqual([300, 200]);
    expect(projectToPixel({ latitude: 0, longitude: 180 }, camera, size)).toEqual([812, 200]);
  });
});

describe("the camera for some bounds", () => {
  const size = { width: 600, height: 400 };
  test("shows all of them within the padding, and no smaller than need be", () => {
    const bounds = { west: -0.6, south: 49.5, east: -0.4, north: 49.6 };
    const camera = cameraFor(bounds, size, { padding: 40 });
    const [left, top] = projectToPixel({ latitude: bounds.north, longitude: bounds.west }, camera, size);
    const [right, bottom] = projectToPixel({ latitude: bounds.south, longitude: bounds.east }, camera, size);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(39.9);
    expect(right).toBeLessThanOrEqual(560.1);
    expect(bottom).toBeLessThanOrEqual(360.1);
    const closer = { ...camera, zoom: camera.zoom + 0.1 };
    const [, above] = projectToPixel({ latitude: bounds.north, longitude: bounds.west }, closer, size);
    expect(above).toBeLessThan(40);
  });

  test("a single place is shown no nearer than the most", () => {
    const place = { latitude: 49.5, longitude: -0.5 };
    const bounds = boundsAround([place]);
    expect(bounds).not.toBeNull();
    expect(cameraFor(bounds as NonNullable<typeof bounds>, size, { maxZoom: 15 }).zoom).toBe(15);
  });

  test("there are no bounds around nothing", () => {
    expect(boundsAround([])).toBeNull();
  });
});
