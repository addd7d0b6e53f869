import { expect, test } from "vitest";
import { isDutyPharmacySearch } from "./places-search.ts";

test.each([
  ["pharmacie de garde", true],
  ["Pharmacies de garde Aubremer", true],
  ["garde pharmacie dimanche", true],
  ["pharmacie", false],
  ["pharmacie de la Gare", false],
  ["garde-meuble", false],
])("%s asks for the pharmacy on duty: %s", (text, isAsked) => {
  expect(isDutyPharmacySearch({ text })).toBe(isAsked);
});
