import { expect, test } from "vitest";
import { sumByDay } from "./sum-by-day.ts";

test("adds up each day and each kind, the latest day first", () => {
  const figure = { subject: "b001" };
  expect(
    sumByDay([
      { ...figure, day: "2026-11-19", kind: "view", count: 4 },
      { ...figure, day: "2026-11-20", kind: "view", count: 2 },
      { ...figure, day: "2026-11-20", kind: "contact", count: 1 },
      { ...figure, day: "2026-11-20", kind: "page", count: 9 },
    ]),
  ).toEqual({
    totals: { view: 6, contact: 1, selection: 0 },
    days: [
      { day: "2026-11-20", view: 2, contact: 1, selection: 0 },
      { day: "2026-11-19", view: 4, contact: 0, selection: 0 },
    ],
  });
});
