import { expect, test } from "vitest";
import { readTarget } from "./require-person.ts";

test.each(["/espace", "/espace/demandes", "/espace/demandes?etat=new&page=2", "/espace/demandes/K7Q2M9XD4T"])(
  "returns to %s after signing in",
  (path) => {
    expect(readTarget(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "https://exemple.fr/espace",
  "//exemple.fr/espace",
  "/espaces",
  "/immobilier",
  "/espace\\@exemple.fr",
  "/espace/\n/x",
])("opens the dashboard instead of %s", (path) => {
  expect(readTarget(path)).toBe("/espace");
});
