import { readOpeningHours } from "@lieudit/opening-hours/osm";
import { expect, test } from "vitest";
import { aPoi, HARBOUR } from "../conformance/places.ts";
import { stripQualifiers } from "../query/strip-qualifiers.ts";
import { isOpenDuring } from "./open-during.ts";

/** Thursday 2026-04-30, 10:00 in Paris; the next day is a public holiday. */
const THURSDAY = new Date("2026-04-30T08:00:00Z");
const PARIS = { timeZone: "Europe/Paris", countryCode: "FR", location: HARBOUR };

test.each([
  ["Mo-Sa 07:00-19:00", "ouvert le dimanche", false],
  ["Tu-Su 07:00-13:00", "ouvert le dimanche", true],
  ["Tu-Su 07:00-13:00", "ouvert dimanche soir", false],
  ["Sa 22:00-04:00", "ouvert le dimanche", false],
  ["Mo-Fr 09:00-18:00", "ouvert le week-end", false],
  ["Sa 09:00-12:00", "ouvert le week-end", true],
  ["Sa 09:00-12:00", "ouvert samedi et dimanche", false],
  ["Mo-Su 08:00-20:00", "ouvert tous les jours", true],
  ["Mo-Sa 08:00-20:00", "ouvert tous les jours", false],
  ["Mo-Su 12:00-22:00", "ouvert après 22h", false],
  ["Mo-Su 12:00-22:30", "ouvert après 22h", true],
  ["Mo-We 12:00-23:00", "ouvert après 22h", false],
  ["Mo-Su 18:00-02:00", "ouvert jusqu'à 2h du matin", true],
  ["Mo-Su 18:00-01:00", "ouvert jusqu'à 2h du matin", false],
  ["Mo-Su 06:30-12:00", "ouvert avant 7h", true],
  ["Mo-Su 07:00-12:00", "ouvert avant 7h", false],
  ["Mo-Su 09:00-12:00,14:00-18:00", "ouvert non-stop", false],
  ["Mo-Su 09:00-18:00", "ouvert non-stop", true],
  ["24/7", "24h/24", true],
  ["Mo-Fr 00:00-24:00", "24h/24", false],
  ["Mo-Su 08:00-20:00; PH off", "ouvert demain", false],
  ["Mo-Su 08:00-20:00; PH off", "ouvert le vendredi", true],
  ["Mo-Su 08:00-20:00", "ouvert demain", true],
  ["on appointment", "ouvert demain", false],
])("%s is %s: %s", (tag, said, isOpen) => {
  const place = aPoi("Chez Paulin", "bakery", { hours: readOpeningHours(tag, PARIS, THURSDAY) });
  const moment = stripQualifiers(`boulangerie ${said}`)?.moment;
  expect(moment && isOpenDuring(place, moment, THURSDAY)).toBe(isOpen);
});

test("who has no hours, or has closed for good, is open at no moment that is known of", () => {
  const moment = stripQualifiers("boulangerie 24h/24")?.moment;
  if (moment === undefined) throw new Error("the text says when");
  const hours = readOpeningHours("24/7", PARIS, THURSDAY);
  expect(isOpenDuring(aPoi("Chez Paulin"), moment, THURSDAY)).toBe(false);
  const closed = aPoi("Chez Paulin", "bakery", { hours, businessStatus: "CLOSED_PERMANENTLY" });
  expect(isOpenDuring(closed, moment, THURSDAY)).toBe(false);
});
