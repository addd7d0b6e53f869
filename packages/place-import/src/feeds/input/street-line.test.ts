import { expect, test } from "vitest";
import { parseAddressLine, parseStreetLine } from "./street-line.ts";

test.each([
  ["175 AVENUE PASTEUR", { houseNumber: "175", street: "Avenue Pasteur" }],
  ["12 bis, rue de l'église", { houseNumber: "12 bis", street: "Rue de l'Église" }],
  ["7 B route du col", { houseNumber: "7 B", street: "Route du Col" }],
  ["RD 2204", { houseNumber: undefined, street: "RD 2204" }],
  [undefined, {}],
])("%o is %o", (text, parts) => expect(parseStreetLine(text)).toEqual(parts));

test.each([
  [
    "561 Rte de la Roquette, 06250 Mougins, France",
    { houseNumber: "561", street: "Rte de la Roquette", postcode: "06250", locality: "Mougins" },
  ],
  [
    "A8 - Aire de la Riviera 06240 BEAUSOLEIL (06) FRANCE",
    { houseNumber: undefined, street: "A8 - Aire de la Riviera", postcode: "06240", locality: "Beausoleil" },
  ],
  ["06320 LA TURBIE", { postcode: "06320", locality: "La Turbie" }],
  ["Parking du port", { houseNumber: undefined, street: "Parking du Port" }],
])("%o is %o", (text, parts) => expect(parseAddressLine(text)).toEqual(parts));
