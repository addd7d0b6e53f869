import { expect, test } from "vitest";
import { parseCrossing } from "./crossing.ts";

test.each([
  ["angle rue du Port et rue Haute", "rue du port", "rue haute"],
  ["à l’angle de la rue du Port et de la rue Haute", "rue du port", "rue haute"],
  ["rue du Port / rue Haute", "rue du port", "rue haute"],
  ["rue du Port, bd Carnot", "rue du port", "bd carnot"],
  ["croisement rue du Port avec l’avenue Foch", "rue du port", "avenue foch"],
  ["intersection Port et Carnot", "port", "carnot"],
  ["corner of rue du Port and rue Haute", "rue du port", "rue haute"],
])("“%s” is %s near %s", (text, what, around) => {
  expect(parseCrossing(text)).toMatchObject({ what, around });
});

test.each([
  "rue du Port",
  "rue de la Place",
  "avenue de la Place d’Armes",
  "place du Marché",
  "12 rue du Port",
  "Café et Restaurant",
  "angle",
  "",
])("“%s” is no crossing", (text) => {
  expect(parseCrossing(text)).toBeNull();
});
