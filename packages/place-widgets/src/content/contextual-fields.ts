import type { PlaceField } from "@lieudit/place-model";
import { PlaceReviews } from "../parts/place-reviews.tsx";
import type { PlaceContent, PlaceContentChoice } from "./place-content.ts";
import { getContent } from "./place-content.ts";
import { getSearchFields } from "./search-fields.ts";

/** The sections of a card of a context. Its photos open, unless the page says what it shows. */
export function getContextualContent(choice: PlaceContentChoice): PlaceContent {
  const content = getContent("card", choice);
  return typeof choice === "object"
    ? content
    : { ...content, reviews: true, media: { lightboxPreferred: true, preferredSize: "LARGE" } };
}

/** The fields that a context's cards need; the location too, so that a map can show them. */
export function getContextualFields(content: PlaceContentChoice = "standard"): readonly PlaceField[] {
  const { reviews, ...card } = getContextualContent(content);
  const fields = new Set([
    ...getSearchFields(card),
    ...(reviews === true ? PlaceReviews.requiredFields : []),
  ]);
  return [...fields].sort();
}
