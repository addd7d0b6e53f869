import { expect, test } from "vitest";
import { periodsFromSpans, WEEK_MINUTES } from "./week.ts";
import { weekdayDescriptions, weekRows } from "./week-text.ts";

const WEEK = [
  { open: at(1, 8), close: at(1, 12) },
  { open: at(1, 14), close: at(1, 19, 30) },
  { open: at(5, 22), close: at(6, 2) },
];

test("French: 24-hour clock, a no-break space before the colon, Monday first", () => {
  expect(weekdayDescriptions(WEEK, "fr-FR")).toEqual([
    "lundi\u00a0: 08:00 – 12:00, 14:00 – 19:30",
    "mardi\u00a0: Fermé",
    "mercredi\u00a0: Fermé",
    "jeudi\u00a0: Fermé",
    "vendredi\u00a0: 22:00 – 02:00",
    "samedi\u00a0: Fermé",
    "dimanche\u00a0: Fermé",
  ]);
});

test("English: 12-hour clock", () => {
  expect(weekdayDescriptions(WEEK, "en")[0]).toBe(
    "Monday: 8:00\u202fAM – 12:00\u202fPM, 2:00\u202fPM – 7:30\u202fPM",
  );
  const night = [{ open: at(1, 0), close: at(1, 8) }];
  expect(weekRows(night, "en")[0]?.hours).toBe("12:00\u202fAM – 8:00\u202fAM");
});

test.each([
  ["es", "lunes: 8:00 – 12:00, 14:00 – 19:30", "martes: Cerrado", "Abierto 24 horas"],
  ["de", "Montag: 08:00 – 12:00, 14:00 – 19:30", "Dienstag: Geschlossen", "24 Stunden geöffnet"],
  ["it", "lunedì: 08:00 – 12:00, 14:00 – 19:30", "martedì: Chiuso", "Aperto 24 ore su 24"],
  ["pt-BR", "segunda-feira: 08:00 – 12:00, 14:00 – 19:30", "terça-feira: Fechado", "Aberto 24 horas"],
  ["nl", "maandag: 08:00 – 12:00, 14:00 – 19:30", "dinsdag: Gesloten", "24 uur per dag open"],
])("%s: 24-hour clock, Monday first", (language, monday, tuesday, always) => {
  expect(weekdayDescriptions(WEEK, language).slice(0, 2)).toEqual([monday, tuesday]);
  expect(weekRows([{ open: at(0, 0) }], language)[0]?.hours).toBe(always);
});

test("Arabic has its own days and words", () => {
  expect(weekRows(WEEK, "ar")[1]).toEqual({ day: 2, name: "الثلاثاء", hours: "مغلق" });
});

test("a place that never closes says so for each day", () => {
  expect(weekRows([{ open: at(0, 0) }], "fr").map((row) => row.hours)).toEqual(
    Array(7).fill("Ouvert 24h/24"),
  );
});

test("more than a day in one stretch is cut at the midnights", () => {
  const hours = weekRows([{ open: at(1, 8), close: at(3, 20) }], "fr").map((row) => row.hours);
  expect(hours.slice(0, 3)).toEqual(["08:00 – 00:00", "Ouvert 24h/24", "00:00 – 20:00"]);
});

test("spans that touch are joined, also over the end of the week", () => {
  expect(
    periodsFromSpans([
      { start: 0, end: 120 },
      { start: WEEK_MINUTES - 60, end: WEEK_MINUTES },
    ]),
  ).toEqual([{ open: at(6, 23), close: at(0, 2) }]);
  expect(periodsFromSpans([{ start: 0, end: WEEK_MINUTES }])).toEqual([{ open: at(0, 0) }]);
});

function at(day: number, hour: number, minute = 0) {
  return { day, hour, minute };
}
