import { expect, test } from "vitest";
import { listDescription } from "./listing-kind-words.ts";

test.each([
  [0, "Maisons\u00a0: aucune annonce."],
  [1, "Maisons\u00a0: 1\u00a0annonce d’agences."],
  [12, "Maisons\u00a0: 12\u00a0annonces d’agences."],
])("a list of %d names only the kinds it contains", (total, text) => {
  expect(listDescription("Maisons", total, "d’agences.")).toBe(text);
});
