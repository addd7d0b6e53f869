import { expect, test } from "vitest";
import { narrowView } from "./narrow-view.ts";

/** A town of 24, a row of villages to the east of it, and one far north. */
const region = [
  ...Array.from({ length: 24 }, (_, at) => ({ latitude: 49.5 + at / 1000, longitude: -0.8 + at / 1000 })),
  ...Array.from({ length: 5 }, (_, at) => ({ latitude: 49.51, longitude: -0.7 + at / 10 })),
  { latitude: 50.4, longitude: -0.8 },
];

test("a narrow window looks where most places are", () => {
  const { west, south, east, north } = narrowView(region)?.bounds ?? {};
  expect([west, south, east, north]).toEqual([-0.795, 49.506, -0.778, 49.518]);
});

test("few places are all shown, whatever the window", () => {
  expect(narrowView(region.slice(-19))).toBeUndefined();
  expect(narrowView([])).toBeUndefined();
});
