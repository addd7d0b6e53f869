import type { PlaceField } from "@lieudit/place-model";
import { collectFields, getTagFields, type TagOptions } from "./collect-fields.ts";
import { PART_FIELDS } from "./part-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";
import type { CardSection } from "./sections.ts";

/** The fields that the sections of a card render. Details have them too. */
export const CARD_SECTION_FIELDS: Readonly<Record<CardSection, readonly PlaceField[]>> = PART_FIELDS;

/** Returns the fields that a compact card needs for `content`, with the tags where they are shown. */
export function getCompactFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  return collectFields(getContent("card", content), CARD_SECTION_FIELDS, getTagFields(options));
}
