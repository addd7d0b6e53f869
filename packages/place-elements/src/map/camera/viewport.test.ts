import { describe, expect, test } from "vitest";
import { cameraAround, isSameCamera, Viewport } from "./viewport.ts";

const SIZE = { width: 600, height: 400 };
const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const ZOOMS = { minZoom: 0, maxZoom: 21, isWhole: false };

describe("Viewport", () => {
  test.each([0, 90, 205])("a pixel and its point lead to each other, with %i° up", (heading) => {
    const view = new Viewport({ center: { lat: 49.55, lng: -0.79 }, zoom: 14, heading }, SIZE);
    const point = view.pointAt({ x: 120, y: 333 });
    const { x, y } = view.projectToPixel(point);
    expect([x, y]).toEqual([expect.closeTo(120, 6), expect.closeTo(333, 6)]);
  });

  test("the center is in the middle, and what lies east is to the right with the north up", () => {
    const center = { lat: 49.55, lng: -0.79 };
    const view = new Viewport({ center, zoom: 3, heading: 0 }, SIZE);
    expect(view.projectToPixel(center)).toEqual({ x: 300, y: 200 });
    // At zoom 3 the world is 2048 pixels wide: 45 degrees are an eighth of it.
    expect(view.projectToPixel({ lat: 49.55, lng: 44.21 }).x).toBeCloseTo(300 + 256, 6);
  });

  test("with the east up, what lies east is above", () => {
    const view = new Viewport({ center: { lat: 0, lng: 0 }, zoom: 3, heading: 90 }, SIZE);
    const { x, y } = view.projectToPixel({ lat: 0, lng: 10 });
    expect(x).toBeCloseTo(300, 6);
    expect(y).toBeLessThan(200);
  });

  test("a point beyond the antimeridian shows beside the center, and the bounds cross it", () => {
    const view = new Viewport({ center: { lat: 0, lng: 179 }, zoom: 6, heading: 0 }, SIZE);
    expect(view.projectToPixel({ lat: 0, lng: -179 }).x).toBeCloseTo(300 + (2 / 360) * 256 * 64, 6);
    const { west, east } = view.bounds();
    expect(west).toBeGreaterThan(east);
  });

  test("where the whole world shows, the bounds hold all of it", () => {
    const { west, east } = new Viewport({ center: { lat: 0, lng: 20 }, zoom: 0, heading: 0 }, SIZE).bounds();
    expect([west, east]).toEqual([-180, 180]);
  });
});

describe("cameraAround", () => {
  const bounds = { south: 49.5, west: -0.9, north: 49.6, east: -0.7 };

  test("all of the bounds shows, in the middle of what the padding leaves", () => {
    const padding = { top: 10, right: 20, bottom: 30, left: 140 };
    const view = new Viewport(cameraAround(bounds, SIZE, padding, ZOOMS), SIZE);
    const northWest = view.projectToPixel({ lat: bounds.north, lng: bounds.west });
    const southEast = view.projectToPixel({ lat: bounds.south, lng: bounds.east });
    expect([northWest.x, southEast.x]).toEqual([expect.closeTo(140, 6), expect.closeTo(580, 6)]);
    expect((northWest.y + southEast.y) / 2).toBeCloseTo((10 + 370) / 2, 6);
  });

  test("a whole zoom is rounded down", () => {
    const { zoom } = cameraAround(bounds, SIZE, PADDING, { ...ZOOMS, isWhole: true });
    expect(zoom).toBe(Math.floor(cameraAround(bounds, SIZE, PADDING, ZOOMS).zoom));
  });

  test("a single point is not shown nearer than the limit", () => {
    const point = { south: 49.5, west: -0.9, north: 49.5, east: -0.9 };
    const camera = cameraAround(point, SIZE, PADDING, { ...ZOOMS, maxZoom: 18 });
    expect(camera.zoom).toBe(18);
    expect(camera.center.lat).toBeCloseTo(49.5, 9);
  });

  test("bounds over the antimeridian have their center on it", () => {
    const { center } = cameraAround({ south: -1, west: 170, north: 1, east: -170 }, SIZE, PADDING, ZOOMS);
    expect(Math.abs(center.lng)).toBeCloseTo(180, 6);
  });
});

test.each([
  ["the same", {}, true],
  ["on the next copy of the world", { center: { lat: 49.55, lng: 359.21 } }, true],
  ["nearer", { zoom: 14.01 }, false],
  ["a metre farther east", { center: { lat: 49.55, lng: -0.789986 } }, false],
  ["turned", { heading: 1 }, false],
])("cameras: %s", (_, other, isSame) => {
  const camera = { center: { lat: 49.55, lng: -0.79 }, zoom: 14, heading: 0 };
  expect(isSameCamera(camera, { ...camera, ...other })).toBe(isSame);
});
