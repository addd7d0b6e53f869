import { expect, test } from "vitest";
import { instantOfWall, isTimeZone, localTime, utcOffsetMinutes } from "./zone-clock.ts";

test.each([
  ["Europe/Paris", "2026-01-15T12:00:00Z", 60],
  ["Europe/Paris", "2026-07-15T12:00:00Z", 120],
  ["America/St_Johns", "2026-01-15T12:00:00Z", -210],
  ["Asia/Kathmandu", "2026-01-15T12:00:00Z", 345],
  ["UTC", "2026-01-15T12:00:00Z", 0],
  ["-00:30", "2026-01-15T12:00:00Z", -30],
  ["+02:00", "2026-01-15T12:00:00Z", 120],
])("%s at %s is %i minutes ahead of UTC", (zone, instant, minutes) => {
  expect(utcOffsetMinutes(new Date(instant), zone)).toBe(minutes);
});

test.each([
  [
    "2026-11-20T23:30:00Z",
    "Europe/Paris",
    { year: 2026, month: 11, day: 21, hour: 0, minute: 30, weekday: 6 },
  ],
  [
    "2026-01-01T02:15:00Z",
    "America/St_Johns",
    { year: 2025, month: 12, day: 31, hour: 22, minute: 45, weekday: 3 },
  ],
])("at %s the clocks of %s show their own day", (instant, timeZone, shown) => {
  expect(localTime(new Date(instant), timeZone)).toEqual(shown);
});

test("moves a skipped time later and takes the first of a repeated time", () => {
  expect(instantOfWall(Date.UTC(2026, 2, 29, 2, 30), "Europe/Paris").toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
  expect(instantOfWall(Date.UTC(2026, 9, 25, 2, 30), "Europe/Paris").toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
});

test("rejects an unknown zone, which has no offset", () => {
  expect([
    isTimeZone("Europe/Paris"),
    isTimeZone("+02:00"),
    isTimeZone("Mars/Olympus"),
    isTimeZone(2),
  ]).toEqual([true, true, false, false]);
  expect(() => utcOffsetMinutes(new Date(0), "Mars/Olympus")).toThrow(RangeError);
});
