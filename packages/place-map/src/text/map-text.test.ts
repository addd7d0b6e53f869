import { expect, test } from "vitest";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

test.each([
  [0, "Plan"],
  [1, "Plan, 1 lieu marqué"],
  [12, "Plan, 12 lieux marqués"],
])("a picture of %i places is called « %s »", (count, text) => {
  expect(fr.picture(count)).toBe(text);
});

test.each([
  ["fr", fr, "12 lieux, zoomer pour les voir"],
  ["en", en, "12 places, zoom in to see them"],
  ["ar", ar, "عدد الأماكن: 12، كبّر لرؤيتها"],
])("a cluster says in %s how many it stands for and what it does", (_language, text, words) => {
  expect(text.cluster(12)).toBe(words);
});

test("no language leaves a text empty", () => {
  for (const text of [fr, en, ar]) {
    for (const words of Object.values(text))
      expect(typeof words === "string" ? words : words(3)).not.toBe("");
  }
});
