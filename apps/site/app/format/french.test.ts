import { expect, test } from "vitest";
import { atTown, counted, decimal, distance, integer, longDate, upperFirst } from "./french.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u202f000"],
  [1234567, "1\u202f234\u202f567"],
  [-12500, "-12\u202f500"],
  [-0.4, "0"],
])("integer %d", (value, text) => expect(integer(value)).toBe(text));

test.each([
  [85.5, 1, "85,5"],
  [12500.04, 1, "12\u202f500"],
  [5.45, 2, "5,45"],
  [-0.01, 1, "0"],
  [-1.5, 1, "-1,5"],
])("decimal %d with %d digits", (value, digits, text) => expect(decimal(value, digits)).toBe(text));

test.each([
  [0, "0\u00a0lieu"],
  [1, "1\u00a0lieu"],
  [2, "2\u00a0lieux"],
  [1200, "1\u202f200\u00a0lieux"],
])("%d places", (count, text) => expect(counted(count, "lieu", "lieux")).toBe(text));

test.each([
  [0, "10\u00a0m"],
  [84, "80\u00a0m"],
  [994, "990\u00a0m"],
  [996, "1\u00a0km"],
  [1440, "1,4\u00a0km"],
  [9940, "9,9\u00a0km"],
  [12_400, "12\u00a0km"],
])("a distance of %d m", (metres, text) => expect(distance(metres)).toBe(text));

test.each([
  ["2026-12-01T12:00:00Z", "1er décembre 2026"],
  ["2026-08-21T00:00:00Z", "21 août 2026"],
])("the day %s", (instant, text) => expect(longDate(new Date(instant))).toBe(text));

test.each([
  ["Nice", "à Nice"],
  ["Le Havre", "au Havre"],
  ["Les Baux-de-Provence", "aux Baux-de-Provence"],
  ["La Rochelle", "à La Rochelle"],
  ["L’Isle-Adam", "à L’Isle-Adam"],
  ["Lens", "à Lens"],
])("in the town of %s", (name, text) => expect(atTown(name)).toBe(text));

test("a sentence starts large", () => {
  expect(upperFirst("à Nice")).toBe("À Nice");
  expect(upperFirst("")).toBe("");
});
