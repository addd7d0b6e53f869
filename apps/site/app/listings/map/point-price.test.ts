import { expect, test } from "vitest";
import { pointPrice } from "./point-price.ts";

test.each([
  ["month", 85_000, "850\u00a0€/mois"],
  ["week", 72_000, "720\u00a0€/semaine"],
  ["bouquet", 5_000_000, "Bouquet 50\u202f000\u00a0€"],
  ["bouquet", 0, "Viager"],
] as const)("a price per %s of %d cents has its unit", (priceUnit, prixCents, text) => {
  expect(pointPrice({ prixCents, priceUnit })).toBe(text);
});

test("a sale price has no unit", () => {
  expect(pointPrice({ prixCents: 1_250_000 })).toBe("12\u202f500\u00a0€");
});
