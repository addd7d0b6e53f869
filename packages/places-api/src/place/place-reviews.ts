import {
  type AuthorAttribution,
  type LocalizedText,
  type PlaceRecord,
  pickLanguage,
  type Review,
  type StoredReview,
} from "@lieudit/place-model";
import { getFlagContentUri, getPlaceUri } from "./place-links.ts";
import type { Reader } from "./reader.ts";
import { formatAge } from "./relative-time.ts";
import { SERVER_TEXTS } from "./server-texts.ts";

/** Maximum of the protocol. The record has reviews by relevance. */
const MAX_REVIEWS = 5;

/** Returns the most relevant reviews of a place for a reader. */
export function toReviews({ id, reviews = [] }: PlaceRecord, reader: Reader): Review[] {
  const { publicUrl, now, languageCode } = reader;
  return reviews.slice(0, MAX_REVIEWS).map((review) => {
    const age = formatAge(review.publishTime, now, languageCode);
    const originalText = review.originalText ?? review.text;
    const text = review.text ?? shownText(review, languageCode);
    return {
      name: `places/${id}/reviews/${review.key}`,
      ...(age === undefined ? {} : { relativePublishTimeDescription: age }),
      ...(review.rating === undefined ? {} : { rating: review.rating }),
      ...(text === undefined ? {} : { text }),
      ...(originalText === undefined ? {} : { originalText }),
      authorAttribution: review.isGenerated ? markedAuthor(review.author, languageCode) : review.author,
      publishTime: review.publishTime,
      flagContentUri: getFlagContentUri(publicUrl, id, "avis", review.key),
      googleMapsUri: `${getPlaceUri(publicUrl, id)}#avis`,
      ...(review.visitDate === undefined ? {} : { visitDate: review.visitDate }),
    };
  });
}

/** Returns the translation for the reader, or the original text. */
function shownText(
  { originalText, translations = {} }: StoredReview,
  languageCode: string,
): LocalizedText | undefined {
  const language = languageCode.split("-")[0] ?? languageCode;
  if (originalText === undefined || originalText.languageCode?.split("-")[0] === language)
    return originalText;
  const translated = Object.hasOwn(translations, language) ? translations[language] : undefined;
  return translated === undefined ? originalText : { text: translated, languageCode: language };
}

/** Marks the author's name, because the protocol has no field for generated reviews. */
function markedAuthor(author: AuthorAttribution, languageCode: string): AuthorAttribution {
  const mark = SERVER_TEXTS[pickLanguage(languageCode)].generatedReview;
  return { ...author, displayName: `${author.displayName} (${mark})` };
}
