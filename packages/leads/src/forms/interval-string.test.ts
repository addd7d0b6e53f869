import { HARD_SPACE } from "@lieudit/listing-model/french";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addInterval,
  countSeconds,
  formatFrequency,
  formatInterval,
  type Interval,
  readInterval,
} from "./interval-string.ts";

test.each([
  ["[S5-007]", "3 JOUR", { JOUR: 3 }, "2026-01-18T10:00:00.000Z"],
  ["[S5-008]", "2 SEMAINE", { SEMAINE: 2 }, "2026-01-29T10:00:00.000Z"],
  ["[S5-009]", "6 MOIS", { MOIS: 6 }, "2026-07-15T10:00:00.000Z"],
  ["[S5-010]", "1 AN", { AN: 1 }, "2027-01-15T10:00:00.000Z"],
  ["[S5-011]", "12 HEURE", { HEURE: 12 }, "2026-01-15T22:00:00.000Z"],
  ["[S5-012]", "30 MINUTE", { MINUTE: 30 }, "2026-01-15T10:30:00.000Z"],
  ["[S5-013]", "45 SECONDE", { SECONDE: 45 }, "2026-01-15T10:00:45.000Z"],
])("%s %s is an interval", (_rule, text, interval, later) => {
  expect(readInterval(text)).toEqual(interval);
  expect(addInterval(new Date("2026-01-15T10:00:00Z"), interval).toISOString()).toBe(later);
});

test.each([
  ["1 AN|6 MOIS", { AN: 1, MOIS: 6 }],
  ["2 JOURS|3 HEURES", { JOUR: 2, HEURE: 3 }],
  [
    "JOUR|SEMAINE|MOIS|AN|HEURE|MINUTE|SECONDE",
    { JOUR: 1, SEMAINE: 1, MOIS: 1, AN: 1, HEURE: 1, MINUTE: 1, SECONDE: 1 },
  ],
  [" 1jour | 2 jour ", { JOUR: 3 }],
])("the parts of %j are separated by | [S5-014]", (text, interval) => {
  expect(readInterval(text)).toEqual(interval);
});

test.each([
  "",
  "|",
  "1 JOUR|",
  "1 JOUR 2 HEURE",
  "1,5 JOUR",
  "-1 JOUR",
  "1 DAY",
  "MOISSS",
  "__proto__",
  "1234567 AN",
])("%j is no interval", (text) => {
  expect(readInterval(text)).toBeNull();
});

test("a month that is too short ends the interval on its last day", () => {
  expect(addInterval(new Date("2026-01-31T00:00:00Z"), { MOIS: 1 }).toISOString()).toBe(
    "2026-02-28T00:00:00.000Z",
  );
  expect(addInterval(new Date("2028-02-29T00:00:00Z"), { AN: 1 }).toISOString()).toBe(
    "2029-02-28T00:00:00.000Z",
  );
});

test("any text is an interval or none, and no exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."01 |JOURANMIS") }), (text) => {
      const interval = readInterval(text);
      expect(interval === null || Object.values(interval).every((amount) => amount >= 0)).toBe(true);
    }),
    { numRuns: 10_000, seed: 5 },
  );
});

test.each<[Interval, string, string]>([
  [{ JOUR: 365 }, "365 jours", "une fois tous les 365 jours"],
  [{ JOUR: 1 }, "1 jour", "une fois par jour"],
  [{ AN: 1, MOIS: 6 }, "1 an et 6 mois", "une fois en 1 an et 6 mois"],
  [{ SEMAINE: 2 }, "2 semaines", "une fois toutes les 2 semaines"],
  [{ HEURE: 12 }, "12 heures", "une fois toutes les 12 heures"],
  [
    { HEURE: 1, MINUTE: 2, SECONDE: 3 },
    "1 heure, 2 minutes et 3 secondes",
    "une fois en 1 heure, 2 minutes et 3 secondes",
  ],
])("%j is %s, and as a frequency %s", (interval, words, frequency) => {
  expect(formatInterval(interval).replaceAll(HARD_SPACE, " ")).toBe(words);
  expect(formatFrequency(interval).replaceAll(HARD_SPACE, " ")).toBe(frequency);
});

test.each<[Interval, number]>([
  [{ JOUR: 365 }, 365],
  [{ MOIS: 6 }, 181],
  [{ AN: 1, SEMAINE: 1 }, 372],
])("%j without a date has %i days", (interval, days) => {
  expect(countSeconds(interval)).toBe(days * 86_400);
});
