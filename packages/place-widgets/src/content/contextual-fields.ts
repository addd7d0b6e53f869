import type { PlaceField } from "@lieudit/place-model";
import type { TagOptions } from "./collect-fields.ts";
import { PART_FIELDS } from "./part-fields.ts";
import type { PlaceContent, PlaceContentChoice } from "./place-content.ts";
import { getContent } from "./place-content.ts";
import { getSearchFields } from "./search-fields.ts";

/** Returns the sections of a card of a context. Presets open photos in the lightbox. */
export function getContextualContent(choice: PlaceContentChoice): PlaceContent {
  const content = getContent("card", choice);
  return typeof choice === "object"
    ? content
    : { ...content, reviews: true, media: { lightboxPreferred: true, preferredSize: "LARGE" } };
}

/** Returns the fields that the cards of a context need, with the location for a map. */
export function getContextualFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  const { reviews, ...card } = getContextualContent(content);
  const fields = new Set([
    ...getSearchFields(card, options),
    ...(reviews === true ? PART_FIELDS.reviews : []),
  ]);
  return [...fields].sort();
}
