import { expect, test } from "vitest";
import { listReportDays, sumByDay, sumByListing } from "./sum-figures.ts";

const FIGURES = [
  { subject: "b001", day: "2026-11-19", kind: "view", count: 4 },
  { subject: "b001", day: "2026-11-20", kind: "view", count: 2 },
  { subject: "b002", day: "2026-11-20", kind: "contact", count: 1 },
  { subject: "b001", day: "2026-11-20", kind: "reading", count: 1 },
] as const;

test("adds up each day and each kind, the latest day first", () => {
  expect(sumByDay(FIGURES)).toEqual({
    totals: { view: 6, reading: 1, contact: 1, selection: 0 },
    days: [
      { day: "2026-11-20", view: 2, reading: 1, contact: 1, selection: 0 },
      { day: "2026-11-19", view: 4, reading: 0, contact: 0, selection: 0 },
    ],
  });
});

test("adds up each listing", () => {
  expect(sumByListing(FIGURES)).toEqual(
    new Map([
      ["b001", { view: 6, reading: 1, contact: 0, selection: 0 }],
      ["b002", { view: 0, reading: 0, contact: 1, selection: 0 }],
    ]),
  );
});

test.each([
  ["2026-11-18T22:30:00.000Z", ["2026-11-18", "2026-11-19", "2026-11-20"]],
  ["2025-01-01T00:00:00.000Z", ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]],
  ["2026-12-01T00:00:00.000Z", ["2026-11-20"]],
])("a report on a listing of %s has the days %j", (published, expected) => {
  expect(listReportDays(published, new Date("2026-11-20T08:00:00Z"), 4)).toEqual(expected);
});
