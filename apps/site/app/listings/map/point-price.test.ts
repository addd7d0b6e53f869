import { expect, test } from "vitest";
import { pointPrice } from "./point-price.ts";

test("a rent is one of a month, a price is a price", () => {
  expect(pointPrice({ prixCents: 85_000, isRent: true })).toBe("850\u00a0€/mois");
  expect(pointPrice({ prixCents: 1_250_000 })).toBe("12\u202f500\u00a0€");
});
