import { expect, test } from "vitest";
import { ar } from "../text/ar.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { specialWeekdays, weekRows } from "./week-hours.ts";

const S = "\u202f";
const H = "\u00a0";
const TO = "\u00a0– ";
const WEEK = [
  { open: at(1, 8), close: at(1, 12) },
  { open: at(1, 14), close: at(1, 19, 30) },
  { open: at(5, 22), close: at(6, 2) },
];

test.each([
  [fr, "lundi", [`8${H}h${TO}12${H}h`, `14${H}h${TO}19${H}h${H}30`], "Fermé"],
  [en, "Monday", [`8:00${S}AM${TO}12:00${S}PM`, `2:00${S}PM${TO}7:30${S}PM`], "Closed"],
  [ar, "الاثنين", [`8:00${S}ص${TO}12:00${S}م`, `2:00${S}م${TO}7:30${S}م`], "مغلق"],
])("$language writes the week in its own words, Monday first", (text, day, hours, closed) => {
  const rows = weekRows(WEEK, text);
  expect(rows[0]).toEqual({ day: 1, name: day, hours });
  expect(rows[1]?.hours).toEqual([closed]);
  expect(rows[4]?.hours).toEqual([text.time(22 * 60) + TO + text.time(2 * 60)]);
});

test("a place that never closes says so for each day", () => {
  expect(weekRows([{ open: at(0, 0) }], en).flatMap((row) => row.hours)).toEqual(
    Array(7).fill("Open 24 hours"),
  );
});

const FRIDAY = Date.parse("2026-12-25T08:00:00Z");
const christmas = { currentOpeningHours: { specialDays: [{ date: { year: 2026, month: 12, day: 25 } }] } };

test("a special day marks its weekday on that day and in the week before it", () => {
  expect([...specialWeekdays(christmas, FRIDAY, "Europe/Paris")]).toEqual([5]);
  expect([...specialWeekdays(christmas, FRIDAY - 6 * 86_400_000, "Europe/Paris")]).toEqual([5]);
  expect([...specialWeekdays(christmas, null, null)]).toEqual([5]);
});

test("a special day marks nothing a week before it, and nothing when it is past", () => {
  expect(specialWeekdays(christmas, FRIDAY - 7 * 86_400_000, "Europe/Paris").size).toBe(0);
  expect(specialWeekdays(christmas, FRIDAY + 86_400_000, "Europe/Paris").size).toBe(0);
  // Already the 26th on Kiritimati, while it is the 25th in Paris.
  expect(specialWeekdays(christmas, Date.parse("2026-12-25T10:30:00Z"), "Pacific/Kiritimati").size).toBe(0);
});

test("ignores special days with an invalid date", () => {
  const broken = { currentOpeningHours: { specialDays: [{}, null, { date: "Friday" }] } } as never;
  expect(specialWeekdays(broken, FRIDAY, "Europe/Paris").size).toBe(0);
});

function at(day: number, hour: number, minute = 0) {
  return { day, hour, minute };
}
