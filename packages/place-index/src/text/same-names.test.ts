import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { toPlaceWords } from "./place-words.ts";
import { findSameNames } from "./same-names.ts";

const others = (name: string) => findSameNames(name.split(" ")).map((words) => words.join(" "));

test("an acronym and what it stands for are the same, small words between them or not", () => {
  expect(others("cpam du calvados")).toEqual(["caisse primaire assurance maladie du calvados"]);
  expect(others("caisse primaire d assurance maladie du calvados")).toEqual(["cpam du calvados"]);
  expect(others("gare sncf")).toEqual(["gare societe nationale chemins fer francais"]);
});

test("a brand is found by its nicknames, a town hall by both of its names", () => {
  expect(others("mcdonald s")).toEqual(expect.arrayContaining(["mcdo", "mac do"]));
  expect(others("hotel de ville d aubremer")).toEqual(["mairie d aubremer"]);
  expect(others("mairie du 5e arrondissement")).toEqual(["hotel ville du 5e arrondissement"]);
});

test.each(["caisse primaire", "hotel du port", "maison de la presse", "de la", ""])(
  "“%s” has no other name",
  (name) => {
    expect(others(name)).toEqual([]);
  },
);

test("points of interest have them, streets do not", () => {
  const names = { default: "Mairie de Vernebec" };
  const word = (kind: "poi" | "street") =>
    toPlaceWords(aPlaceRecord({ kind, names })).names.map((words) => words.join(" "));
  expect(word("poi")).toContain("hotel ville de vernebec");
  expect(word("street")).not.toContain("hotel ville de vernebec");
});
