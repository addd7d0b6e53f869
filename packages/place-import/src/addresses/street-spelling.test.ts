import { expect, test } from "vitest";
import { createSpeller } from "./street-spelling.ts";

test.each([
  ["with accents", ["Rue de l'Eglise", "Rue de l'Église"], "Rue de l'Église"],
  ["with an apostrophe", ["Rue de l Église", "Rue de l'Église"], "Rue de l'Église"],
  ["in the case of signs", ["Rue De L'Église", "rue de l'église", "Rue de l'Église"], "Rue de l'Église"],
  ["in full", ["Av. du Gal de Gaulle", "Avenue du Gal de Gaulle"], "Avenue du Gal de Gaulle"],
  ["with its small words", ["Rue Église", "Rue de l'Eglise"], "Rue de l'Eglise"],
  ["that most rows have", ["Place St-Jean", "Place St Jean", "Place St Jean"], "Place St Jean"],
])("the spelling %s is best, in any order", (_what, names, best) => {
  for (const order of [names, names.toReversed()]) {
    const spell = createSpeller(order);
    expect(names.map(spell)).toEqual(names.map(() => best));
  }
});

test("other names on the same street stay", () => {
  const names = ["Rue Haute", "R HAUTE", "Rue de l'Église"];
  expect(names.map(createSpeller(names))).toEqual(["Rue Haute", "Rue Haute", "Rue de l'Église"]);
});
