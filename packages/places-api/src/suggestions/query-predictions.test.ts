import { expect, test } from "vitest";
import { suggestQueries } from "./query-predictions.ts";

const names = (input: string, language: string) =>
  suggestQueries(input, language, 2).map(({ queryPrediction }) => queryPrediction?.text);

test("kinds of place that begin so, in the reader's language", () => {
  expect(names("boul", "fr")[0]).toEqual({ text: "Boulangerie", matches: [{ endOffset: 4 }] });
  expect(names("BAKE", "en")[0]).toEqual({ text: "Bakery", matches: [{ endOffset: 4 }] });
  expect(names("musee", "fr")[0]).toEqual({ text: "Musée", matches: [{ endOffset: 5 }] });
  expect(names("صيد", "ar-EG")[0]).toEqual({ text: "صيدلية", matches: [{ endOffset: 3 }] });
});

test("Arabic is typed without vowel marks, and what matches takes its marks along", () => {
  expect(names("صراف", "ar")[0]).toEqual({ text: "صرّاف آلي", matches: [{ endOffset: 5 }] });
  expect(names("سمس", "ar")).toEqual([]);
  expect(names("متنز", "ar")[0]).toEqual({ text: "متنزّه", matches: [{ endOffset: 5 }] });
  expect(names("نادي", "ar")[0]).toEqual({ text: "نادٍ رياضي", matches: [{ endOffset: 4 }] });
});

test("behind a kind of place, the words that ask for those nearby", () => {
  expect(names("boulangerie pres d", "fr")).toEqual([
    { text: "Boulangerie près de moi", matches: [{ endOffset: 18 }] },
  ]);
  expect(names("pharmacie à", "fr")[0]?.text).toBe("Pharmacie à proximité");
  expect(names("bakery near", "en").map((text) => text?.text)).toEqual(["Bakery nearby", "Bakery near me"]);
  expect(names("صيدلية ب", "ar")[0]?.text).toBe("صيدلية بالقرب مني");
  expect(names("panadería cer", "es").map((text) => text?.text)).toEqual([
    "Panadería cerca",
    "Panadería cerca de mí",
  ]);
  expect(names("strassenbahnhaltestelle in m", "de")).toEqual([
    { text: "Straßenbahnhaltestelle in meiner Nähe", matches: [{ endOffset: 27 }] },
  ]);
  expect(names("boulangerie rue", "fr")).toEqual([]);
});

test("returns at most the requested number, the shortest first", () => {
  const found = names("rest", "fr");
  expect(found).toHaveLength(2);
  expect(found[0]?.text).toBe("Restaurant");
});

test.each(["bo", "", "   ", "zzzz", "commune"])("finds no type for %j", (input) => {
  expect(suggestQueries(input, "fr", 2)).toEqual([]);
});
