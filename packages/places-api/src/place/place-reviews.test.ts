import type { StoredReview } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { toReviews } from "./place-reviews.ts";

const REVIEW: StoredReview = {
  key: "k1",
  author: { displayName: "Ana" },
  originalText: { text: "Muy amable.", languageCode: "es" },
  translations: { fr: "Très aimable." },
  publishTime: "2026-03-01T10:00:00Z",
};
const reader = (languageCode: string) => ({
  languageCode,
  now: new Date("2026-03-02T10:00:00Z"),
  publicUrl: "https://lieudit.example",
});

test("returns the translation for the reader, and the original", () => {
  const record = aPlaceRecord({ reviews: [REVIEW] });
  expect(toReviews(record, reader("fr-FR"))[0]).toMatchObject({
    text: { text: "Très aimable.", languageCode: "fr" },
    originalText: { text: "Muy amable.", languageCode: "es" },
  });
  expect(toReviews(record, reader("en"))[0]?.text).toEqual(REVIEW.originalText);
});

test("returns a review without a rating", () => {
  expect(toReviews(aPlaceRecord({ reviews: [REVIEW] }), reader("fr"))[0]).not.toHaveProperty("rating");
});

test.each([
  ["fr", "Ana (avis généré)"],
  ["en", "Ana (generated review)"],
  ["ar-MA", "Ana (مراجعة مولَّدة آليًا)"],
])("marks a generated review for a reader of %s", (language, name) => {
  const record = aPlaceRecord({ reviews: [{ ...REVIEW, isGenerated: true }] });
  expect(toReviews(record, reader(language))[0]?.authorAttribution?.displayName).toBe(name);
});
