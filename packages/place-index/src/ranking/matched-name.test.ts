import { expect, test } from "vitest";
import { aPoi } from "../conformance/places.ts";
import { readQuery } from "../query/read-query.ts";
import { matchedName } from "./matched-name.ts";

/** The parts of the name that are marked, cut out by Unicode characters as a reader of the offsets would. */
function marked(typed: string, name: string): string[] {
  const { matchedName: shown, matches } = matchedName(readQuery(typed, true), aPoi(name), "fr");
  const characters = [...shown];
  return matches.map(({ startOffset, endOffset }) => characters.slice(startOffset, endOffset).join(""));
}

test.each([
  ["mus", "Musée océanographique", ["Mus"]],
  ["musee", "Musée océanographique", ["Musée"]],
  ["MUSE OCEANO", "Musée océanographique", ["Musé", "océano"]],
  ["oeuv", "L'Œuvre d'été", ["Œuv"]],
  ["œuvre ete", "L'Œuvre d'été", ["Œuvre", "été"]],
  ["o", "L'Œuvre", ["Œ"]],
  ["cafe", "🥐🇫🇷 Café", ["Café"]],
  ["l ami", "Chez l’Ami 👩‍🍳", ["l", "Ami"]],
  ["cafe", "Cafe\u0301 bleu", ["Cafe\u0301"]],
  ["bd moulins", "Boulevard des Moulins", ["Boulevard", "Moulins"]],
  ["boulevard saint", "Bd St-Michel", ["Bd", "St"]],
  ["rue de la paix", "Rue de la Paix", ["Rue", "de", "la", "Paix"]],
  ["12bis rue", "12 bis Rue Neuve", ["12", "bis", "Rue"]],
  ["sncf", "Gare S.N.C.F.", ["S.N.C.F"]],
  ["boulangerie", "Chez Paulin", []],
  ["strasse", "Neue Straße", ["Straße"]],
  ["𝒸afé", "Café", ["Café"]],
])("%s marks in %s: %j", (typed, name, parts) => {
  expect(marked(typed, name)).toEqual(parts);
});

test("a town that was typed is no reason to show the name of another language that has it", () => {
  const museum = aPoi("Musée des Vents", "museum", {
    names: { byLanguage: { fr: "Musée des Vents", de: "Windmuseum Port-Valbrune" } },
  });
  const shown = (typed: string) => matchedName(readQuery(typed, true), museum, "fr").matchedName;
  expect(shown("83999 port-valbrune")).toBe("Musée des Vents");
  expect(shown("windmuseum port-valbrune")).toBe("Windmuseum Port-Valbrune");
});

test("another name of the place goes before that of another language that fits as well", () => {
  const bust = aPoi("La Science", "sculpture", {
    names: { byLanguage: { cs: "Pocta Albertu I." }, others: ["Hommage à Albert Ier"] },
  });
  expect(matchedName(readQuery("albert", true), bust, "fr").matchedName).toBe("Hommage à Albert Ier");
  expect(matchedName(readQuery("alb", true), bust, "fr").matchedName).toBe("Hommage à Albert Ier");
  expect(matchedName(readQuery("alb", true), bust, "cs").matchedName).toBe("Pocta Albertu I.");
});

const harbour = aPoi("Vieux Port", "marina", {
  names: { byLanguage: { en: "Old Harbour", ar: "الميناء القديم" }, others: ["Darse"] },
  brand: "Escale",
});

test.each([
  ["vieux", "fr", "Vieux Port"],
  ["old", "fr", "Old Harbour"],
  ["vieux", "en", "Vieux Port"],
  ["marina", "en", "Old Harbour"],
  ["marina", "en-GB", "Old Harbour"],
  ["darse", "fr", "Darse"],
  ["escale", "fr", "Escale"],
  ["old port", "fr", "Vieux Port"],
  ["port", "constructor", "Vieux Port"],
])("'%s' in %s shows %s", (typed, language, name) => {
  expect(matchedName(readQuery(typed, true), harbour, language).matchedName).toBe(name);
});

test("a name that is still being typed is not shown in another language for one letter", () => {
  const church = aPoi("Cathédrale Saint-Elme", "church", {
    names: { byLanguage: { en: "Saint Elmo Cathedral" } },
  });
  const shown = (typed: string) => matchedName(readQuery(typed, true), church, "fr").matchedName;
  expect(shown("cathédral")).toBe("Cathédrale Saint-Elme");
  expect(shown("cathedral elmo")).toBe("Saint Elmo Cathedral");
});
