import type { PlaceField } from "@lieudit/place-model";
import { CARD_PARTS } from "./card-fields.ts";
import { collectFields, getTagParts, type TagOptions } from "./collect-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";

/** Returns the fields that search results need, with the location for a map. */
export function getSearchFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  const position = { requiredFields: ["location", "viewport"] as const };
  return collectFields(getContent("card", content), CARD_PARTS, [position, ...getTagParts(options)]);
}
