import { expect, test } from "vitest";
import { stripPostalExtras } from "./strip-postal-extras.ts";

test.each([
  ["7 avenue de la Costa 98000 Monaco Cedex", "7 avenue de la Costa Monaco"],
  ["06003 NICE CEDEX 1", "NICE"],
  ["12 rue Haute, 13090 Aix en Provence cedex 02", "12 rue Haute Aix en Provence"],
  ["n°7 avenue de la Costa", "7 avenue de la Costa"],
  ["n° 7, avenue de la Costa", "7 avenue de la Costa"],
  ["No 7 avenue de la Costa", "7 avenue de la Costa"],
  ["numéro 7 avenue de la Costa", "7 avenue de la Costa"],
  ["7, avenue de la Costa - MC 98000 Monaco", "7 avenue de la Costa 98000 Monaco"],
  ["7 avenue de la Costa MC98000", "7 avenue de la Costa 98000"],
  ["F-06320 Cap-d’Ail", "06320 Cap-d’Ail"],
  ["BP 12, 7 avenue de la Costa", "7 avenue de la Costa"],
  ["B.P. 12 - 7 avenue de la Costa", "7 avenue de la Costa"],
  ["CS 40123 06200 Nice", "06200 Nice"],
  ["appt 12, 7 avenue de la Costa", "7 avenue de la Costa"],
  ["bât. B, 3e étage, 7 avenue de la Costa", "7 avenue de la Costa"],
  ["Bâtiment B 7 avenue de la Costa", "7 avenue de la Costa"],
  ["7 avenue de la Costa, Principauté de Monaco", "7 avenue de la Costa Monaco"],
  ["34rue Grimaldi 98000Monaco", "34 rue Grimaldi 98000 Monaco"],
  ["MC98000", "98000"],
])("%s is %s", (text, plain) => {
  expect(stripPostalExtras(text)).toBe(plain);
});

test.each([
  "7 avenue de la Costa, 98000 Monaco",
  "Porte de Saint-Cloud",
  "Nouméa",
  "Numéricable",
  "2ème division",
  "12bis rue du Port",
  "BP 12345",
  "N7",
  "Batterie 12",
  "Chapelle 98000",
  "Cedex",
  "",
  "Bureau de poste",
  `${"n ".repeat(100)}x`,
])("%j has nothing of the kind", (text) => {
  expect(stripPostalExtras(text)).toBeNull();
});
