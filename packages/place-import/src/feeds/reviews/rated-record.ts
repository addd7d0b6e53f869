import type { PlaceRecord, StoredReview } from "@lieudit/place-model";
import type { MangroveReview } from "./mangrove-review.ts";

/** Maximum reviews in a record; the rating counts all. */
const MAX_KEPT_REVIEWS = 50;

/**
 * Adds reviews to a record: those with text first, newest first. The rating is the mean of
 * all stars, including those that an operator's own facts count without showing.
 */
export function addReviews(record: PlaceRecord, added: readonly MangroveReview[]): PlaceRecord {
  const own = record.reviews ?? [];
  const stars = added.map((review) => review.stars).filter((value) => value !== undefined);
  const ownStars = own.map((review) => review.rating).filter((value) => value !== undefined);
  const { rating, userRatingCount = 0 } = record.facts;
  const isCounted = rating !== undefined && userRatingCount >= ownStars.length;
  const ownCount = isCounted ? userRatingCount : ownStars.length;
  const ownSum = isCounted ? rating * userRatingCount : sum(ownStars);
  const count = ownCount + stars.length;
  const mean = count === 0 ? undefined : Math.round(((ownSum + sum(stars)) / count) * 10) / 10;
  return {
    ...record,
    reviews: [...own, ...added.map(toStoredReview)].sort(compareReviews).slice(0, MAX_KEPT_REVIEWS),
    attributions: record.attributions.some(({ provider }) => provider === MANGROVE_ATTRIBUTION.provider)
      ? record.attributions
      : [...record.attributions, MANGROVE_ATTRIBUTION],
    facts: { ...record.facts, ...(mean === undefined ? {} : { rating: mean, userRatingCount: count }) },
  };
}

export const MANGROVE_ATTRIBUTION = {
  provider: "Mangrove Reviews (CC BY 4.0)",
  providerUri: "https://mangrove.reviews/",
};

/** Name of authors who give none. */
const NO_NAME = "Anonyme";

function toStoredReview(review: MangroveReview): StoredReview {
  const { signature, nickname, stars, text, languageCode, translations, isGenerated, publishTime } = review;
  return {
    key: signature,
    author: { displayName: nickname ?? NO_NAME },
    ...(stars === undefined ? {} : { rating: stars }),
    ...(text === undefined
      ? {}
      : { originalText: { text, ...(languageCode === undefined ? {} : { languageCode }) } }),
    ...(translations === undefined ? {} : { translations }),
    ...(isGenerated === undefined ? {} : { isGenerated }),
    publishTime,
  };
}

function compareReviews(a: StoredReview, b: StoredReview): number {
  const words = Number(hasWords(b)) - Number(hasWords(a));
  if (words !== 0) return words;
  if (a.publishTime !== b.publishTime) return a.publishTime < b.publishTime ? 1 : -1;
  return a.key < b.key ? -1 : 1;
}

function hasWords({ text, originalText }: StoredReview): boolean {
  return text !== undefined || originalText !== undefined;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
