import { expect, test } from "vitest";
import { listingSummary } from "./listing-summary.ts";

test("a listing's own summary stands as it is", () => {
  expect(listingSummary({ description: "x", seo: { description: "Au calme." } })).toBe("Au calme.");
});

test("else its text begins it, on one line", () => {
  expect(listingSummary({ description: "Au calme.\n\nPrès du port." })).toBe("Au calme. Près du port.");
});

test("a long text ends at a word", () => {
  const summary = listingSummary({ description: `${"La maison regarde le port, ".repeat(20)}` });
  expect(summary).toMatch(/^La maison .* (?:La|maison|regarde|le|port)…$/);
  expect(summary.length).toBeLessThanOrEqual(160);
});
