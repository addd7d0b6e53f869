import { expect, test } from "vitest";
import { containsPostcode, findDepartement } from "./departements.ts";

test.each([
  ["calvados", "14"],
  ["calvados-14", "14"],
  ["cote-d-or", "21"],
  ["corse-du-sud-2a", "2A"],
  ["la-reunion-974", "974"],
])("%s is the département %s", (slug, code) => {
  expect(findDepartement(slug)?.code).toBe(code);
});

test("a commune or another code is no département", () => {
  expect(findDepartement("aubremer-76990")).toBeUndefined();
  expect(findDepartement("calvados-15")).toBeUndefined();
});

test.each([
  ["calvados", "14000", true],
  ["calvados", "61140", false],
  ["corse-du-sud", "20137", true],
  ["corse-du-sud", "20200", false],
  ["haute-corse", "20200", true],
  ["la-reunion", "97400", true],
  ["la-reunion", "97200", false],
])("%s has the postcode %s: %s", (slug, postcode, isInside) => {
  const departement = findDepartement(slug);
  if (departement === undefined) throw new Error(`${slug} is not known.`);
  expect(containsPostcode(departement, postcode)).toBe(isInside);
});
