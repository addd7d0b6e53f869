import { expect, test } from "vitest";
import { listWordFamily } from "./word-family.ts";

test.each([
  ["prehistoire", "prehistorique"],
  ["oceanographie", "oceanographique"],
  ["nautisme", "nautique"],
  ["culture", "culturelle"],
  ["carrosserie", "carrossier"],
  ["boulangerie", "boulanger"],
])("%s and %s are of one family", (noun, adjective) => {
  expect(listWordFamily(noun)).toContain(adjective);
  expect(listWordFamily(adjective)).toContain(noun);
});

test.each(["pluie", "cave", "12345678", "grimaldi"])("%j has no family", (word) => {
  expect(listWordFamily(word)).toEqual([]);
});
