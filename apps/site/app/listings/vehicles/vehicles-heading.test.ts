import { readVehicleSearch } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { vehiclesHeading } from "./vehicles-heading.ts";

test.each([
  ["", {}, "Véhicules d’occasion et neufs"],
  ["categorie=motos", {}, "Motos"],
  ["categorie=motos", { town: "Le Mesnil" }, "Motos au Mesnil"],
  ["categorie=voitures&marque=citroen", { marque: "Citroën" }, "Voitures Citroën"],
  ["categorie=voitures&marque=citroen&modele=c3", { marque: "Citroën", modele: "C3" }, "Voitures Citroën C3"],
  ["categorie=voitures&marque=appelez-le-0899", {}, "Voitures"],
  ["marque=citroen&modele=appelez-le-0899", { marque: "Citroën" }, "Véhicules Citroën"],
])("?%s with the names %j is headed %s", (query, names, heading) => {
  expect(vehiclesHeading(readVehicleSearch(new URLSearchParams(query)), names)).toBe(heading);
});
