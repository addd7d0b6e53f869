import type { PlaceField } from "@lieudit/place-model";
import { CARD_SECTION_FIELDS } from "./card-fields.ts";
import { collectFields, getTagFields, type TagOptions } from "./collect-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";

/** Returns the fields that search results need, with the location for a map. */
export function getSearchFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  return collectFields(getContent("card", content), CARD_SECTION_FIELDS, [
    "location",
    "viewport",
    ...getTagFields(options),
  ]);
}
