import type { PlaceField } from "@lieudit/place-model";
import { collectFields, getTagFields, type TagOptions } from "./collect-fields.ts";
import { PART_FIELDS } from "./part-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";
import type { OptionalSection } from "./sections.ts";

const DETAILS_SECTION_FIELDS: Record<OptionalSection, readonly PlaceField[]> = {
  ...PART_FIELDS,
  // No data source has this field, so it is not requested.
  reviewSummary: [],
  typeSpecificHighlights: [
    ...PART_FIELDS.highlights,
    ...PART_FIELDS.fuelOptions,
    ...PART_FIELDS.evChargeOptions,
  ],
};

/** Returns the fields that place details need for `content`: the field mask of the first request. */
export function getDetailsFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  return collectFields(getContent("details", content), DETAILS_SECTION_FIELDS, [
    ...PART_FIELDS.consumerAlert,
    ...PART_FIELDS.businessConduct,
    ...getTagFields(options),
  ]);
}
