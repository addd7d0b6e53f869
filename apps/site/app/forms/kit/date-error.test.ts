import { expect, test } from "vitest";
import { typeset } from "../../shell/format/french.ts";
import { findDateError } from "./date-error.ts";

test.each([
  ["", { min: "2026-11-20" }, ""],
  ["20/11/2026", { min: "2026-11-20", max: "2026-11-20" }, ""],
  ["19/11/2026", { min: "2026-11-20" }, "Choisissez le 20 novembre 2026 ou une date plus tardive."],
  ["02/12/2026", { max: "2026-12-01" }, "Choisissez le 1ᵉʳ décembre 2026 ou une date antérieure."],
  [
    "1/1/2027",
    { min: "2026-11-20", max: "2026-12-31" },
    "Choisissez une date entre le 20 novembre 2026 et le 31 décembre 2026.",
  ],
  [
    "1/1/2027",
    { min: "2026-12-02", max: "2026-12-01" },
    "Les dates de début et de fin ne laissent aucun jour possible ; changez l’autre date.",
  ],
  [
    "31/02/2026",
    {},
    "Cette date n’existe pas ou est mal écrite ; indiquez le jour, le mois et l’année, par exemple 07/03/2026.",
  ],
] as const)("of %j within %j it says %j", (text, limits, sentence) => {
  expect(findDateError(text, limits)).toBe(typeset(sentence));
});
