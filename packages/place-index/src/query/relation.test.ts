import { expect, test } from "vitest";
import { listRelations, parseNearText } from "./relation.ts";

const toTexts = (text: string) =>
  listRelations(text).map(
    ({ what, phrase, link, around, isInside, isFrench }) =>
      `${what}|${phrase}|${link}|${around}${isInside ? ", inside" : ""}${isFrench ? ", French" : ""}`,
  );

test.each([
  ["boulangerie près de la mairie", ["boulangerie|près|de la|mairie, French"]],
  ["restaurant près de Boulangerie Lecanu", ["restaurant|près|de|Boulangerie Lecanu, French"]],
  ["boulangerie près d'Arr", ["boulangerie|près|d'|Arr, French"]],
  ["hôtel le plus proche de Nice", ["hôtel|le plus proche|de|Nice, French"]],
  [
    "café à côté de la gare à Mon",
    ["café|à côté|de la|gare à Mon, French", "café à côté de la gare|à||Mon, inside, French"],
  ],
  ["hotel near the sta", ["hotel|near|the|sta"]],
  ["pizza in Syd", ["pizza|in||Syd, inside"]],
  ["Hotel in der Nähe von Berl", ["Hotel|in der Nähe von||Berl"]],
  ["مقهى قرب نيس", ["مقهى|قرب||نيس"]],
  ["près de la gare", ["|près|de la|gare, French"]],
])("“%s” has a relation", (text, relations) => {
  expect(toTexts(text)).toEqual(relations);
});

test.each([
  ["hôtel près de L", "L"],
  ["hôtel à Le", "Le"],
])("an article that is typed last in “%s” begins a name", (text, around) => {
  expect(listRelations(text)).toMatchObject([{ around }]);
});

test.each([
  "boulangerie",
  "boulangerie près de",
  "pharmacie près de moi",
  "hotel pres",
  "saint germain des pres paris",
  "Maraîchers des Petits-Prés",
  "hameau des Prés du Lac",
  "la boulangerie d'à côté",
  "vers pont du gard",
  "Aix-en-Provence",
])("“%s” has no relation", (text) => {
  expect(listRelations(text)).toEqual([]);
});

test("a name has the words for “near” only if the same place follows them", () => {
  const near = parseNearText("bistrot près de la ga");
  expect(near?.rest).toBe("bistrot ga");
  expect(near?.isName([["bistrot"], ["le", "bistrot", "pres", "de", "la", "gare"]])).toBe(true);
  expect(near?.isName([["maraichers", "des", "petits", "pres"]])).toBe(false);
  expect(near?.isName([["gare", "pres", "du", "lac"]])).toBe(false);
  expect(parseNearText("bistrot à Nice")).toBeNull();
});
