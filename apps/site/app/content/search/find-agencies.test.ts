import type { AgencyWithCounts } from "@lieudit/listing-store";
import { expect, test } from "vitest";
import { findAgencies } from "./find-agencies.ts";

function anAgency(nom: string, parts: Partial<AgencyWithCounts> = {}): AgencyWithCounts {
  return {
    slug: nom,
    kind: "agence",
    nom,
    adresse: { codePostal: "76990", commune: "Aubremer", departement: "76", rue: "3 quai des Brumes" },
    vehicleCount: 0,
    estateCount: 1,
    ...parts,
  };
}

const AGENCIES = [
  anAgency("Garage du Marché", { kind: "concession", description: "À côté de l’agence." }),
  anAgency("Agence du Quai"),
  anAgency("Étude des Îles", {
    adresse: { codePostal: "76991", commune: "Saint-Œuvre", departement: "76" },
  }),
];
const found = (question: string) => findAgencies(AGENCIES, question).map(({ nom }) => nom);

test("names, kinds, places and descriptions are searched, the name first", () => {
  expect(found("quai")).toEqual(["Agence du Quai", "Garage du Marché"]);
  expect(found("agence AUBREMER")).toEqual(["Agence du Quai", "Garage du Marché"]);
  expect(found("concession marche")).toEqual(["Garage du Marché"]);
  expect(found("76991")).toEqual(["Étude des Îles"]);
  expect(found("iles saint-oeuvre")).toEqual(["Étude des Îles"]);
  expect(found("quai phare")).toEqual([]);
  expect(found("'%_")).toEqual([]);
});
