import { expect, test } from "vitest";
import { spellPhonetically } from "./phonetic-spellings.ts";

test.each([
  ["farmacie", "pharmacie"],
  ["bato", "bateau"],
  ["poniatovski", "poniatowski"],
  ["belvedair", "belveder"],
  ["vilage", "village"],
  ["villlage", "village"],
  ["craquet", "craque"],
  ["teatre", "theatre"],
])("%s sounds like %s", (word, other) => {
  expect(spellPhonetically(word).map(({ text }) => text)).toContain(other);
});

test.each(["ab", "12", "été", "a".repeat(25)])("%j has no other spelling", (word) => {
  expect(spellPhonetically(word)).toEqual([]);
});

test("the number of spellings is bounded, and the word itself is none of them", () => {
  const spellings = spellPhonetically("anticonstitutionnellement".slice(0, 24));
  expect(spellings.length).toBeLessThanOrEqual(400);
  expect(spellings.map(({ text }) => text)).not.toContain("anticonstitutionnellemen");
});
