import { expect, test } from "vitest";
import { formatAge } from "./relative-time.ts";

const now = new Date("2026-11-09T10:00:00Z");

test.each([
  ["2026-11-09T10:00:00Z", "fr", "il y a une minute"],
  ["2026-11-09T09:58:00Z", "fr", "il y a 2 minutes"],
  ["2026-11-09T09:00:00Z", "fr", "il y a une heure"],
  ["2026-11-08T10:00:00Z", "fr", "il y a un jour"],
  ["2026-11-01T10:00:00Z", "fr", "il y a une semaine"],
  ["2026-10-05T08:00:00Z", "fr", "il y a un mois"],
  ["2026-08-01T10:00:00Z", "fr-CA", "il y a 3 mois"],
  ["2025-11-01T10:00:00Z", "fr", "il y a un an"],
  ["2020-11-01T10:00:00Z", "fr", "il y a 6 ans"],
  ["2026-10-05T08:00:00Z", "en", "a month ago"],
  ["2026-08-01T10:00:00Z", "en", "3 months ago"],
  ["2026-10-05T08:00:00Z", "de", "vor einem Monat"],
  ["2026-08-01T10:00:00Z", "de", "vor 3 Monaten"],
  ["2026-10-05T08:00:00Z", "es", "hace un mes"],
  ["2026-11-09T09:00:00Z", "it", "un’ora fa"],
  ["2026-11-09T07:00:00Z", "pt-BR", "há 3 horas"],
  ["2020-11-01T10:00:00Z", "nl", "6 jaar geleden"],
  ["2026-10-05T08:00:00Z", "sv", "för 1 månad sedan"],
  ["2026-10-05T08:00:00Z", "ar", "قبل شهر"],
  ["2026-11-07T08:00:00Z", "ar", "قبل يومين"],
  ["2026-08-01T10:00:00Z", "ar", "قبل 3 أشهر"],
  ["2026-08-01T10:00:00Z", "ar-EG", "قبل 3 أشهر"],
  ["2027-01-01T00:00:00Z", "en", "a minute ago"],
])("%s in %s is %j", (time, language, text) => {
  expect(formatAge(time, now, language)).toBe(text);
});

test("has no age for an invalid instant", () => expect(formatAge("hier", now, "fr")).toBeUndefined());
