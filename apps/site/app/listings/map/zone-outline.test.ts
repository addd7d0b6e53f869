import { MAX_ZONE_CORNERS } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { type Pixel, simplifyOutline } from "./zone-outline.ts";

const line = (from: Pixel, to: Pixel): Pixel[] =>
  Array.from({ length: 50 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 49,
    y: from.y + ((to.y - from.y) * i) / 49 + (i % 2),
  }));

test("keeps the corners of a shape and drops the trembling between them", () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
  ];
  const corners = simplifyOutline([...line(a, b), ...line(b, c)]);
  expect(corners).toHaveLength(3);
  expect(corners[1]?.x).toBeCloseTo(200, -1);
});

test("never has more corners than an address holds", () => {
  const star = Array.from({ length: 400 }, (_, i) => {
    const radius = i % 2 === 0 ? 100 : 400;
    return { x: 500 + radius * Math.cos(i / 60), y: 500 + radius * Math.sin(i / 60) };
  });
  expect(simplifyOutline(star).length).toBeLessThanOrEqual(MAX_ZONE_CORNERS);
});

test("a tap is a point", () => {
  expect(simplifyOutline([{ x: 3, y: 4 }])).toEqual([{ x: 3, y: 4 }]);
});
