import { expect, test } from "vitest";
import { toFrenchAddressCase, toFrenchTownCase } from "./french-case.ts";

test.each([
  ["175 AVENUE PASTEUR - RD 6007", "175 Avenue Pasteur - RD 6007"],
  ["606 boulevard du mercantour", "606 Boulevard du Mercantour"],
  ["77 AVENUE DU 3 SEPTEMBRE", "77 Avenue du 3 Septembre"],
  ["12 bis rue de l'église", "12 bis Rue de l'Église"],
  ["96 avenue Prince Rainier III", "96 Avenue Prince Rainier III"],
  ["RD 2204 LA POINTE", "RD 2204 la Pointe"],
  ["ZAC DES MOULINS", "ZAC des Moulins"],
  ["LA PINÈDE", "La Pinède"],
  ["Moulin Ricci - Route de la Pénétrante", "Moulin Ricci - Route de la Pénétrante"],
  ["1 place d'armes 2e etage", "1 Place d'Armes 2e Etage"],
])("%s is written %s", (feed, sign) => {
  expect(toFrenchAddressCase(feed)).toBe(sign);
});

test.each([
  ["ST LAURENT DU VAR", "Saint-Laurent-du-Var"],
  ["SAINTE-MAXIME", "Sainte-Maxime"],
  ["LA TURBIE", "La Turbie"],
  ["MENTON", "Menton"],
  ["Cap-d'Ail", "Cap-d'Ail"],
  ["CAP-D'AIL", "Cap-d'Ail"],
  ["le cannet", "Le Cannet"],
  ["L'ESCARENE", "L'Escarene"],
  ["Roquebrune-Cap-Martin", "Roquebrune-Cap-Martin"],
  ["NICE CEDEX 3", "Nice Cedex 3"],
])("the town %s is written %s", (feed, map) => {
  expect(toFrenchTownCase(feed)).toBe(map);
});

test("any text is converted without an error, in linear time", () => {
  const long = "rue de l'a ".repeat(2_000);
  expect(toFrenchAddressCase(long.slice(0, 1_000))).toHaveLength(1_000);
  expect(toFrenchTownCase("")).toBe("");
});
