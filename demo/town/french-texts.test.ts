import { typeset, withApostrophes } from "@lieudit/listing-model/french";
import { expect, test } from "vitest";
import { drawRegion } from "../region/region.ts";

const TEXTS = drawRegion().places.flatMap(({ extras: { summary, reviews = [] } }) => [
  ...(summary === undefined ? [] : [summary.fr ?? ""]),
  ...reviews.flatMap(({ text }) => (text?.languageCode === "fr" ? [text.text] : [])),
]);

test("follows French typography in the texts of places", () => {
  expect(TEXTS.length).toBeGreaterThan(10);
  for (const text of TEXTS) {
    expect(withApostrophes(text)).toBe(typeset(text));
    expect(text).not.toMatch(/[IVX]e siècle/);
  }
});
