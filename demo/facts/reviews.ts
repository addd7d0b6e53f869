import type { StoredReview } from "@lieudit/place-model";
import type { SeededRandom } from "../osm/seeded-random.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { DrawnPlace } from "../region/drawn-place.ts";
import { before } from "./clock.ts";
import { REVIEW_TEXTS, REVIEWERS, TRANSLATED_REVIEWS } from "./review-texts.ts";
import { getTrade } from "./trade.ts";

type Stars = 1 | 2 | 3 | 4 | 5;

/** At most five reviews around the place's mean rating; those of the row if it has some. */
export function writeReviews(
  place: DrawnPlace,
  rated: { rating: number; userRatingCount: number },
  clock: string,
): StoredReview[] {
  const written = place.extras.reviews;
  if (written !== undefined) {
    return written.map(({ author, rating, text, originalText, daysAgo, visited }, index) => ({
      key: `avis-${index + 1}`,
      author,
      rating,
      ...(text === undefined ? {} : { text }),
      ...(originalText === undefined ? {} : { originalText }),
      publishTime: before(clock, { days: daysAgo }),
      ...(visited === undefined ? {} : { visitDate: visited }),
    }));
  }
  const pool = getTrade(place.tags).reviews;
  const random = seededRandom(`reviews ${place.key}`);
  if (pool === undefined || random.chance(0.18)) return [];
  const count = Math.min(random.whole(1, 5), rated.userRatingCount);
  const usedTexts = new Set<string>();
  const authors = new Set<string>();
  const reviews: StoredReview[] = [];
  for (let index = 0; index < count; index += 1) {
    const rating = starsAround(rated.rating, random);
    const daysAgo = Math.round(2 + random.next() ** 2 * 900);
    const publishTime = before(clock, { days: daysAgo, minutes: random.whole(0, 900) });
    const translated = TRANSLATED_REVIEWS.filter((one) => one.pool === pool && !usedTexts.has(one.fr));
    if (index === 1 && translated.length > 0 && random.chance(0.35)) {
      const { author, fr, original, languageCode, rating: stars } = random.pick(translated);
      usedTexts.add(fr);
      reviews.push({
        key: `avis-${index + 1}`,
        author: { displayName: author },
        rating: stars,
        text: { text: fr, languageCode: "fr" },
        originalText: { text: original, languageCode },
        publishTime,
      });
      continue;
    }
    const text = random.pick(REVIEW_TEXTS[pool][rating]);
    const author = random.pick(REVIEWERS);
    if (usedTexts.has(text) || authors.has(author)) continue;
    usedTexts.add(text);
    authors.add(author);
    // Some people give stars only.
    const isSilent = random.chance(0.1);
    const isDated = random.chance(0.4);
    const visit = new Date(Date.parse(publishTime) - random.whole(1, 40) * 86_400_000);
    const words = { text, languageCode: "fr" };
    reviews.push({
      key: `avis-${index + 1}`,
      author: { displayName: author },
      rating,
      ...(isSilent ? {} : { text: words, originalText: words }),
      publishTime,
      ...(isDated ? { visitDate: { year: visit.getUTCFullYear(), month: visit.getUTCMonth() + 1 } } : {}),
    });
  }
  return reviews;
}

function starsAround(mean: number, random: SeededRandom): Stars {
  const stars = Math.round(mean + random.between(-1.1, 1) - (random.chance(0.08) ? 2 : 0));
  return Math.min(5, Math.max(1, stars)) as Stars;
}
