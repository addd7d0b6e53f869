import type { PlaceRecord, Review } from "@lieudit/place-model";
import { flagContentUri, placeUri } from "./place-links.ts";
import type { Reader } from "./reader.ts";
import { relativeTime } from "./relative-time.ts";

/** The protocol answers no more; the record holds them by relevance. */
const MAX_REVIEWS = 5;

export function placeReviews({ id, reviews = [] }: PlaceRecord, reader: Reader): Review[] {
  const { publicUrl, now, languageCode } = reader;
  return reviews.slice(0, MAX_REVIEWS).map((review) => {
    const age = relativeTime(review.publishTime, now, languageCode);
    const originalText = review.originalText ?? review.text;
    return {
      name: `places/${id}/reviews/${review.key}`,
      ...(age === undefined ? {} : { relativePublishTimeDescription: age }),
      rating: review.rating,
      ...(review.text === undefined ? {} : { text: review.text }),
      ...(originalText === undefined ? {} : { originalText }),
      authorAttribution: review.author,
      publishTime: review.publishTime,
      flagContentUri: flagContentUri(publicUrl, id, "avis", review.key),
      googleMapsUri: `${placeUri(publicUrl, id)}#avis`,
      ...(review.visitDate === undefined ? {} : { visitDate: review.visitDate }),
    };
  });
}
