import addressFormatter from "@fragaria/address-formatter";
import { expect, test } from "vitest";
import { formatAddress } from "./formatted-address.ts";

/** What the formatter itself makes of a French address. */
function formatInFull(houseNumber: string, road: string, postcode: string, city: string): string {
  const lines = addressFormatter.format(
    { houseNumber, road, postcode, city, countryCode: "FR" },
    { output: "array", appendCountry: false },
  );
  return lines.map((line) => line.trim()).join(", ");
}

test.each([
  ["12", "Rue de l’Église", "83990", "Port-Valbrune"],
  ["3 bis", "Allée du 8 Mai 1945", "83990", "Le Môle"],
  ["7", "Le Bourg", "83990", "Le Bourg"],
  ["7", "Rue A. Briand (RD 7)", "83990", "Port-Valbrune"],
  ["1", "Quai Nord, Bassin 2", "83990", "Port-Valbrune"],
])(
  "a French address is joined as the formatter joins it: %s %s",
  (houseNumber, street, postcode, locality) => {
    const formatted = formatAddress({ houseNumber, street, postcode, locality, countryCode: "FR" });
    expect(formatted).toBe(formatInFull(houseNumber, street, postcode, locality));
  },
);

test.each([
  [{ street: "Rue Haute" }, "Rue Haute"],
  [{ postcode: "83990", locality: "Port-Valbrune" }, "83990 Port-Valbrune"],
  [{ street: "Le Bourg", locality: "Le Bourg" }, "Le Bourg"],
  [{}, ""],
])("%o is %s", (parts, expected) => {
  expect(formatAddress({ ...parts, countryCode: "FR" })).toBe(expected);
});
