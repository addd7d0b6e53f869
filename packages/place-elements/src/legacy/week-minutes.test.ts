import { expect, test } from "vitest";
import { isOpenIn, nextInstant } from "./week-minutes.ts";

const point = (day: number, hour: number, minute = 0) => ({ day, hour, minute });

test.each([
  ["in the morning", "2026-11-20T08:00:00Z", true],
  ["as it closes", "2026-11-20T11:00:00Z", false],
  ["after Saturday's midnight, within its last period", "2026-11-21T23:30:00Z", true],
  ["on Sunday, after that period", "2026-11-22T02:00:00Z", false],
])("at 60 minutes from UTC it is open %s (%s): %s", (_when, instant, isOpen) => {
  const periods = [
    { open: point(5, 9), close: point(5, 12) },
    { open: point(6, 22), close: point(0, 2) },
  ];
  expect(isOpenIn(periods, 60, new Date(instant))).toBe(isOpen);
});

test("a period without an end is always open; without periods it is never open", () => {
  expect(isOpenIn([{ open: point(0, 0) }], 0, new Date("2026-11-20T08:00:00Z"))).toBe(true);
  expect(isOpenIn([], 0, new Date("2026-11-20T08:00:00Z"))).toBe(false);
});

test.each([
  ["later today", point(5, 9, 30), "2026-11-20T08:30:00.000Z"],
  ["this very minute", point(5, 9), "2026-11-20T08:00:00.000Z"],
  ["the minute before, a week on", point(5, 8, 59), "2026-11-27T07:59:00.000Z"],
])("the next time of a week: %s", (_when, at, next) => {
  const now = new Date("2026-11-20T08:00:31Z");
  expect(new Date(nextInstant(at, 60, now)).toISOString()).toBe(next);
});
