import type { TextCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, aStreet } from "./places.ts";

const IN_ROQUEBELLE = { address: { locality: "Roquebelle" } };

/** Two towns of one postcode, with a street of the same name. */
const TWO_TOWNS = [
  aLocality("Port-Valbrune", { popularity: 0.6 }),
  aLocality("Roquebelle", { popularity: 0.5 }),
  aStreet("Rue du Moulin"),
  anAddress("12", "Rue du Moulin"),
  anAddress("12 bis", "Rue du Moulin"),
  anAddress("14", "Rue du Moulin"),
  anAddress("120", "Rue du Moulin"),
  aStreet("Rue du Moulin", { ...IN_ROQUEBELLE, id: "place-Roquebelle" }),
  anAddress("12", "Rue du Moulin", { ...IN_ROQUEBELLE, id: "place-Roquebelle-12" }),
  aStreet("Rue du 8 Mai 1945"),
  anAddress("8", "Rue du 8 Mai 1945"),
  anAddress("9", "Rue du 8 Mai 1945"),
  aStreet("Avenue des Mouettes"),
  anAddress("3", "Avenue des Mouettes"),
  aPoi("La Mouette", "bar", { address: { street: "Avenue des Mouettes", houseNumber: "3" } }),
  aStreet("Rue Haute"),
  anAddress("5", "Rue Haute"),
  aStreet("Rue Hante"),
  anAddress("5", "Rue Hante"),
];

const TOWN = "83999 Port-Valbrune";

/** Rows of a table. */
export const ADDRESS_CASES: readonly TextCase[] = (
  [
    ["an address", `14 Rue du Moulin ${TOWN}`, ["14 Rue du Moulin", "Rue du Moulin"]],
    [
      "an address with its postcode last",
      "14 r. du moulin Port Valbrune 83999",
      ["14 Rue du Moulin", "Rue du Moulin"],
    ],
    ["an address without small words", `14 rue moulin ${TOWN}`, ["14 Rue du Moulin", "Rue du Moulin"]],
    [
      "a number that suffixes follow",
      `12 Rue du Moulin ${TOWN}`,
      ["12 Rue du Moulin", "12 bis Rue du Moulin", "Rue du Moulin"],
    ],
    [
      "a number with its suffix",
      `12bis Rue du Moulin ${TOWN}`,
      ["12 bis Rue du Moulin", "12 Rue du Moulin", "Rue du Moulin"],
    ],
    ["a number that the street lacks", `13 Rue du Moulin ${TOWN}`, ["Rue du Moulin"]],
    [
      "a number in the street's name",
      `9 Rue du 8 Mai 1945 ${TOWN}`,
      ["9 Rue du 8 Mai 1945", "Rue du 8 Mai 1945"],
    ],
    ["a misspelt street", `14 Rue du Mouiln ${TOWN}`, ["14 Rue du Moulin", "Rue du Moulin"]],
    ["a misspelt small word", `14 Rue di Moulin ${TOWN}`, ["14 Rue du Moulin", "Rue du Moulin"]],
    ["a misspelt town", "14 Rue du Moulin 83999 Port-Vlabrune", ["14 Rue du Moulin", "Rue du Moulin"]],
    [
      "a word that another place has is not misspelt, and searched",
      `3 Avenue des Mouette ${TOWN}`,
      ["3 Avenue des Mouettes", "Avenue des Mouettes", "La Mouette"],
    ],
    ["one of two similar streets", `5 Rue Hante ${TOWN}`, ["5 Rue Hante", "Rue Hante"]],
  ] as const
).map(([what, text, expected]) => ({
  title: `an address is looked up in its postcode: ${what}`,
  places: TWO_TOWNS,
  query: { text, isAddress: true },
  expected,
}));
