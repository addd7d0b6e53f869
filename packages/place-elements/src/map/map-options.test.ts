import { describe, expect, test } from "vitest";
import { cameraWithin, groundSettings, shownButtons, zoomLimits } from "./map-options.ts";

const read = (options: Readonly<Record<string, unknown>>) => (name: string) => options[name];
const yes = () => true;
const no = () => false;

describe("which gestures move the map", () => {
  test.each([
    ["auto, on a page that scrolls", {}, yes, { isCooperative: true, drag: true }],
    ["auto, on a page that does not", {}, no, { isCooperative: false, drag: true }],
    ["greedy", { gestureHandling: "greedy" }, yes, { isCooperative: false, wheel: true }],
    ["cooperative", { gestureHandling: "cooperative" }, no, { isCooperative: true, wheel: true }],
    [
      "none",
      { gestureHandling: "none" },
      yes,
      { isCooperative: false, drag: false, wheel: false, doubleClick: false, keyboard: true },
    ],
    [
      "single ones that are off",
      { scrollwheel: false, draggable: false, keyboardShortcuts: false, disableDoubleClickZoom: true },
      no,
      { wheel: false, drag: false, keyboard: false, doubleClick: false },
    ],
    ["turning, where the page wants it", { headingInteractionEnabled: true }, no, { turn: true }],
  ])("%s", (_, options, doesPageScroll, gestures) => {
    expect(groundSettings(read(options), doesPageScroll).gestures).toMatchObject(gestures);
  });
});

describe("the map's own buttons", () => {
  test.each([
    [{}, { zoom: 22, fullScreen: 16 }],
    [{ disableDefaultUI: true }, { zoom: null, fullScreen: null }],
    [
      { disableDefaultUI: true, zoomControl: true },
      { zoom: 22, fullScreen: null },
    ],
    [
      { zoomControlOptions: { position: 4 }, fullscreenControl: false },
      { zoom: 4, fullScreen: null },
    ],
  ])("%j", (options, shown) => {
    expect(shownButtons(read(options))).toEqual(shown);
  });
});

test("clamps zooms to the page's limits, and the minimum to the maximum", () => {
  expect(zoomLimits(read({ minZoom: 5, maxZoom: 40 }))).toEqual({ minZoom: 5, maxZoom: 22 });
  expect(zoomLimits(read({ minZoom: 12, maxZoom: 8 }))).toEqual({ minZoom: 12, maxZoom: 12 });
});

describe("a map that is restricted to a region", () => {
  const restriction = { latLngBounds: { south: 49, west: -1, north: 50, east: 0 } };
  const size = { width: 600, height: 400 };

  test("never shows more than the region", () => {
    const camera = { center: { lat: 48, lng: 5 }, zoom: 3, heading: 0 };
    const { center, zoom } = cameraWithin(camera, read({ restriction }), size);
    // 600 pixels are then a degree wide: log2(600 * 360 / 256).
    expect(zoom).toBeCloseTo(9.72, 2);
    expect(center.lng).toBeCloseTo(-0.5, 6);
  });

  test("is moved back into the region, and unchanged within it", () => {
    const camera = { center: { lat: 49.5, lng: 3 }, zoom: 12, heading: 0 };
    const { center } = cameraWithin(camera, read({ restriction }), size);
    // Half of the width at zoom 12 is 0.103 degrees.
    expect(center.lng).toBeCloseTo(-0.103, 3);
    const inside = { center: { lat: 49.5, lng: -0.5 }, zoom: 12, heading: 0 };
    expect(cameraWithin(inside, read({ restriction }), size).center.lat).toBeCloseTo(49.5, 9);
  });
});
