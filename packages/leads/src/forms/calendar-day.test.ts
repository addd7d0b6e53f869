import { shortDate } from "@lieudit/listing-model/french";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  getRangeLimits,
  mergeLimits,
  readCalendarDay,
  readFrenchDate,
  toCalendarDay,
} from "./calendar-day.ts";

test.each([
  ["07/03/2026", "2026-03-07", "07/03/2026"],
  ["7/3/2026", "2026-03-07", "07/03/2026"],
  [" 31/12/2026 ", "2026-12-31", "31/12/2026"],
  ["29/02/2028", "2028-02-29", "29/02/2028"],
  ["1 / 2 / 2026", "2026-02-01", "01/02/2026"],
])("%s is read as day/month/year: %s, and written so: %s [S5-001] [S9-015]", (text, day, written) => {
  expect(readFrenchDate(text)).toBe(day);
  expect(shortDate(day)).toBe(written);
});

test.each([
  "",
  "31/02/2026",
  "29/02/2026",
  "12/31/2026",
  "00/01/2026",
  "01/00/2026",
  "7/3/26",
  "07-03-2026",
  "2026-03-07",
  "07/03/2026 12:00",
  "7 mars 2026",
  "٧/٣/٢٠٢٦",
  "07/03/0026",
  "07/03/20266",
  "1e1/03/2026",
])("%j gives no date [S5-002]", (text) => {
  expect(readFrenchDate(text)).toBeNull();
});

test("every formatted day reads back as the same day", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1800-01-01"), max: new Date("2199-12-31"), noInvalidDate: true }),
      (instant) => {
        const day = toCalendarDay(instant);
        expect(readFrenchDate(shortDate(day))).toBe(day);
        expect(readCalendarDay(day)).toBe(day);
        expect(addDays(addDays(day, 1), -1)).toBe(day);
      },
    ),
    { numRuns: 2_000, seed: 6 },
  );
});

test("any text gives a date or null, never an exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789/ -.\n") }), (text) => {
      const day = readFrenchDate(text);
      expect(day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true);
    }),
    { numRuns: 10_000, seed: 7 },
  );
});

test("the ends of a range are at least a day apart [S5-003] [S5-004]", () => {
  const { start, end } = getRangeLimits("2026-11-20", "2026-11-25");
  expect(end).toEqual({ min: "2026-11-21" });
  expect(start).toEqual({ max: "2026-11-24" });
  expect(getRangeLimits(null, null)).toEqual({ start: {}, end: {} });
});

test.each([
  ["2026-03-28", "2026-03-29"],
  ["2026-03-29", "2026-03-30"],
  ["2026-10-24", "2026-10-25"],
  ["2026-10-25", "2026-10-26"],
  ["2026-12-31", "2027-01-01"],
  ["2028-02-28", "2028-02-29"],
] as const)("the day after %s is %s, also where the clocks change", (day, after) => {
  expect(addDays(day, 1)).toBe(after);
  expect(addDays(after, -1)).toBe(day);
});

test("limits of a field and of its range are combined", () => {
  const limits = mergeLimits({ min: "2026-11-20" }, { min: "2026-11-22", max: "2026-11-30" });
  expect(limits).toEqual({ min: "2026-11-22", max: "2026-11-30" });
});
