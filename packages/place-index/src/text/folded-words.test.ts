import { expect, test } from "vitest";
import { foldToTexts, foldWords } from "./folded-words.ts";

test.each([
  ["Bd de l'Œuvre", ["bd", "de", "l", "oeuvre"]],
  ["Musée Océanographique", ["musee", "oceanographique"]],
  ["Saint-Jean-Cap-Ferrat", ["saint", "jean", "cap", "ferrat"]],
  ["Chez l’Ami", ["chez", "l", "ami"]],
  ["S.N.C.F. Voyageurs", ["sncf", "voyageurs"]],
  ["12bis rue X", ["12", "bis", "rue", "x"]],
  ["12 B", ["12", "b"]],
  ["98000 Monaco", ["98000", "monaco"]],
  ["Straße Łódź", ["strasse", "lodz"]],
  ["ﬁn de série", ["fin", "de", "serie"]],
  ["E\u0301glise", ["eglise"]],
  ["مَقهى", ["مقهى"]],
  ["٤٥ب ۹۸۰۰۰", ["45ب", "98000"]],
  ["☕ Café ☕", ["cafe"]],
  ["\u0000'\";--\ud800", []],
  ["", []],
])("%j folds to %j", (text, words) => {
  expect(foldToTexts(text)).toEqual(words);
});

test.each(["Gare d'Aubremer", "gare d’aubremer", "GARE D`AUBREMER", "gare d aubremer"])(
  "%j is found however its apostrophe is typed",
  (text) => {
    expect(foldToTexts(text)).toEqual(["gare", "d", "aubremer"]);
  },
);

test("a word knows its place in Unicode characters, past an emoji and a ligature", () => {
  const [oeuvre, ete] = foldWords("🥐 Œuvre d’été").filter((word) => word.text.length > 1);
  expect(oeuvre).toMatchObject({ text: "oeuvre", start: 2 });
  expect(oeuvre?.ends).toEqual([3, 3, 4, 5, 6, 7]);
  expect(ete).toMatchObject({ text: "ete", start: 10, ends: [11, 12, 13] });
});

test("a word of a megabyte is cut", () => {
  expect(foldWords("a".repeat(1_000_000))[0]?.text).toHaveLength(40);
});
