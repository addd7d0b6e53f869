import { expect, test } from "vitest";
import { boxAround, contains, distanceMetres } from "./geo.ts";

const nice = { latitude: 43.7009, longitude: 7.2684 };
const monaco = { latitude: 43.7384, longitude: 7.4246 };

test("Nice to Monaco is about 13.2 km", () => {
  expect(distanceMetres(nice, monaco)).toBeGreaterThan(13_100);
  expect(distanceMetres(nice, monaco)).toBeLessThan(13_300);
});

test("the box around a point holds its circle and no far point", () => {
  const box = boxAround(nice, 20_000);
  expect(contains(box, monaco)).toBe(true);
  expect(contains(boxAround(nice, 5_000), monaco)).toBe(false);
});
