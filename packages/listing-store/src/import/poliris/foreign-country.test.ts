import { expect, test } from "vitest";
import { foreignCountry } from "./foreign-country.ts";

test.each([
  ["ESPAGNE", "Espagne"],
  ["es", "Espagne"],
  ["Royaume Uni", "Royaume-Uni"],
  ["États-Unis", "États-Unis"],
  ["France", null],
  ["FRANCE MÉTROPOLITAINE", null],
  ["FR", null],
  ["FX", null],
  ["F", null],
  ["La Réunion", null],
  ["Monaco", null],
  ["250", null],
  ["", null],
  [undefined, null],
])("the country %j is %j abroad", (text, country) => {
  expect(foreignCountry(text)).toBe(country);
});
