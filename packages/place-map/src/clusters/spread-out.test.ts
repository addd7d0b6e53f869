import { expect, test } from "vitest";
import { spreadOut } from "./spread-out.ts";

test("markers of one place stand around it, others where they are", () => {
  const [a, alone, b] = spreadOut(["1 2", "3 4", "1 2"]);
  expect(alone).toEqual({ x: 0, y: 0 });
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(24);
});

test("however many they are, none covers its neighbour", () => {
  const offsets = spreadOut(Array.from({ length: 20 }, () => "here"));
  const nearest = Math.min(
    ...offsets.map(({ x, y }, index) => {
      const next = offsets[(index + 1) % offsets.length] ?? { x: 0, y: 0 };
      return Math.hypot(next.x - x, next.y - y);
    }),
  );
  expect(nearest).toBeGreaterThanOrEqual(24);
});
