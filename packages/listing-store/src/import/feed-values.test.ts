import { expect, test } from "vitest";
import { feedCents, feedDay, feedNumber, feedPhone, feedWhole, typed } from "./feed-values.ts";
import { readVehicle } from "./vehicles/vehicle-columns.ts";

test.each([
  ["15 900,50 €", 1_590_050],
  ["15900", 1_590_000],
  ["15900.5", 1_590_050],
  ["12.345,67", 1_234_567],
  ["0.500", 50],
  // Thousands or decimals? A car for 15,90 € would be shown.
  ["15.900", "15.900"],
  ["15,900 €", "15,900 €"],
  ["1.250.000", "1.250.000"],
  ["", undefined],
])("the amount %j is %j cents, or stays as it is written", (text, cents) => {
  expect(typed(feedCents)(text)).toBe(cents);
});

test.each([
  ["5.00", 5],
  ["120 000", 120_000],
  ["120.000", "120.000"],
  ["12,5", 13],
])("the whole number %j is %j", (text, value) => expect(typed(feedWhole)(text)).toBe(value));

test("a measure, and what a program writes, may have three decimals", () => {
  expect(feedNumber("49.554")).toBe(49.554);
  expect(feedCents("650.000")).toBe(65_000);
});

test.each([
  ["06 12 34 56 78", "+33612345678"],
  ["+33 (0)6 12 34 56 78", "+33612345678"],
  ["0033 (0) 6.12.34.56.78", "+33612345678"],
  ["+33-6-12-34-56-78", "+33612345678"],
  ["+32 2 123 45 67", "+3221234567"],
  ["06 12 34", "061234"],
  ["", undefined],
])("the telephone %j is %j", (text, phone) => expect(feedPhone(text)).toBe(phone));

test.each([
  ["05/08/2026", "2026-08-05"],
  ["2026-08-05", "2026-08-05"],
  ["32/08/2026", "32/08/2026"],
  ["08/13/2026", "08/13/2026"],
])("the day %s is %s", (text, day) => expect(feedDay(text)).toBe(day));

test.each([
  ["05/2021", "2021-05"],
  ["12/05/2021", "2021-05"],
  ["2021-05-12", "2021-05"],
  ["13/2021", "13/2021"],
  ["mars 2021", "mars 2021"],
  ["05/13/2021", "05/13/2021"],
])("first registered %s: %s", (text, month) => {
  expect(readVehicle((name) => (name === "date_mec" ? text : undefined))).toMatchObject({
    dateMec: month,
  });
});
