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

test("a box around a circle that holds a pole has all longitudes", () => {
  const box = boxAround({ latitude: 89.99, longitude: 10 }, 2_000);
  expect(box.low.longitude).toBe(-180);
  expect(box.high).toEqual({ latitude: 90, longitude: 180 });
});

test("far in the north the box holds the circle's westernmost point", () => {
  const box = boxAround({ latitude: 80, longitude: 0 }, 50_000);
  expect(contains(box, { latitude: 80.04, longitude: -2.58 })).toBe(true);
});
