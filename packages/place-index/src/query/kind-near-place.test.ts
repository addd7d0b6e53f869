import { expect, test } from "vitest";
import { readKindNearPlace } from "./kind-near-place.ts";
import { readQuery } from "./read-query.ts";

const getParts = (text: string, language = "fr") =>
  readKindNearPlace(readQuery(text, false), language).map(
    ({ what, around, isInside }) => `${what} ${isInside ? "in" : "near"} ${around}`,
  );

test.each([
  ["parking palais", ["parking near palais"]],
  [
    "station service aéroport nice",
    ["station service aeroport in nice", "station service near aeroport nice"],
  ],
  [
    "école des Carmes Monaco-Ville",
    ["ecole carmes monaco in ville", "ecole carmes in monaco ville", "ecole near carmes monaco ville"],
  ],
  ["Zuydcoote hotel", ["hotel near zuydcoote"]],
  ["Zuydcoote", []],
  ["pharmacie", []],
  ["pharmacie 12", []],
  ["bureau de tabac", []],
  ["salle de sport", []],
  ["avenue de la gare", []],
])("“%s” may be %s", (text, parts) => {
  expect(getParts(text)).toEqual(parts);
});

test("of two kinds the first is meant, and in English the last", () => {
  expect(getParts("parking gare")).toEqual(["parking near gare", "gare near parking"]);
  expect(getParts("airport hotel", "en-GB")).toEqual(["hotel near airport", "airport near hotel"]);
});
