import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { seededRandom } from "../places/seeded-random.ts";
import { addTypingError, createAddressRows } from "./address-rows.ts";
import { judgeRows, scorePrecision } from "./precision.ts";

const ADDRESS = { street: "Rue Haute", houseNumber: "3", postcode: "83999", locality: "Valbrune" };
const RECORDS = [
  ["Rue Haute", "Valbrune"],
  ["Rue Basse", "Port-Valbrune"],
].map(([street = "", locality = ""]) =>
  aPlaceRecord({ address: { ...ADDRESS, street, locality, countryCode: "FR", formatted: street } }),
);

test("rows are the same for a seed, and some mean no address", () => {
  const rows = createAddressRows(RECORDS, 200, 1);
  expect(createAddressRows(RECORDS, 200, 1)).toEqual(rows);
  expect(createAddressRows(RECORDS, 200, 2)).not.toEqual(rows);
  const strays = rows.filter(({ truth }) => truth === null).length;
  expect(strays).toBeGreaterThan(0);
  expect(strays).toBeLessThan(40);
});

test("a typing error changes letters only, and not the first one of a word", () => {
  const random = seededRandom(1);
  const typed = Array.from({ length: 100 }, () => addTypingError("12 Rue Haute", random));
  expect(typed.every((text) => /^12 R\p{L}* H\p{L}*$/u.test(text))).toBe(true);
  expect(new Set(typed).size).toBeGreaterThan(20);
  expect(addTypingError("12", random)).toBe("12");
});

test("another house is wrong, and the whole street is right", () => {
  const truth = { street: "Rue Haute", houseNumber: "3", postcode: "83999", city: "Valbrune" };
  const row = { street: "3 Rue Haute", postcode: "83999", city: "Valbrune", truth, isForTuning: true };
  const columns =
    "result_type result_housenumber result_name result_street result_postcode result_city result_score";
  const results = [
    ["housenumber", "3", "3 Rue Haute", "Rue Haute", "83999", "Valbrune", "1"],
    ["housenumber", "5", "5 Rue Haute", "Rue Haute", "83999", "Valbrune", "0.9"],
    ["street", "", "Rue Haute", "", "83999", "Valbrune", "0.8"],
    ["street", "", "Rue Haute", "", "83998", "Valbrune", "0.7"],
    [],
  ];
  const table = [columns.split(" "), ...results].map((cells) => cells.join("\t")).join("\n");
  const judged = judgeRows([row, row, row, row, { ...row, truth: null }], table);
  expect(judged.map(({ isRight }) => isRight)).toEqual([true, false, true, false, false]);
  expect(scorePrecision(judged, 0.8)).toEqual({ share: 0.6, precision: 2 / 3 });
});
