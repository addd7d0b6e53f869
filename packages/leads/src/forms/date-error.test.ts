import { typeset } from "@lieudit/listing-model/french";
import { expect, test } from "vitest";
import { findDateError } from "./date-error.ts";

test.each([
  ["", { min: "2026-11-20" }, ""],
  ["20/11/2026", { min: "2026-11-20", max: "2026-11-20" }, ""],
  ["2026-11-20", { start: null }, ""],
  [
    "19/11/2026",
    { min: "2026-11-20" },
    "Cette date vient trop tôt ; choisissez le 20 novembre 2026 ou plus tard.",
  ],
  [
    "02/12/2026",
    { max: "2026-12-01" },
    "Cette date est trop lointaine ; choisissez le 1ᵉʳ décembre 2026 ou plus tôt.",
  ],
  [
    "19/11/2026",
    { min: "2026-11-20", start: "2026-11-30" },
    "La fin doit venir après le début ; choisissez le 1ᵉʳ décembre 2026 ou plus tard.",
  ],
  [
    "31/02/2026",
    {},
    "Cette date n’existe pas ou est mal écrite ; indiquez le jour, le mois et l’année, par exemple 07/03/2026.",
  ],
] as const)("of %j within %j it says %j", (text, limits, sentence) => {
  expect(findDateError(text, limits)).toBe(typeset(sentence));
});
