import type { PlaceField } from "@lieudit/place-model";
import { BusinessConductNote } from "../parts/business-conduct-note.tsx";
import { PlaceConsumerAlert } from "../parts/place-consumer-alert.tsx";
import { PlaceEvChargeOptions } from "../parts/place-ev-charge-options.tsx";
import { PlaceFeatureList } from "../parts/place-feature-list.tsx";
import { PlaceFuelOptions } from "../parts/place-fuel-options.tsx";
import { PlaceOpeningHours } from "../parts/place-opening-hours.tsx";
import { PlacePhoneNumber } from "../parts/place-phone-number.tsx";
import { PlacePlusCode } from "../parts/place-plus-code.tsx";
import { PlaceReviews } from "../parts/place-reviews.tsx";
import { PlaceSummary } from "../parts/place-summary.tsx";
import { PlaceTypeSpecificHighlights } from "../parts/place-type-specific-highlights.tsx";
import { PlaceWebsite } from "../parts/place-website.tsx";
import { CARD_PARTS } from "./card-fields.ts";
import { collectFields, getTagParts, type Part, type TagOptions } from "./collect-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";
import type { OptionalSection } from "./sections.ts";

const DETAILS_PARTS: Record<OptionalSection, readonly Part[]> = {
  ...CARD_PARTS,
  website: [PlaceWebsite],
  phoneNumber: [PlacePhoneNumber],
  openingHours: [PlaceOpeningHours],
  summary: [PlaceSummary],
  // No data source has this field, so it is not requested.
  reviewSummary: [],
  typeSpecificHighlights: [PlaceTypeSpecificHighlights, PlaceFuelOptions, PlaceEvChargeOptions],
  reviews: [PlaceReviews],
  plusCode: [PlacePlusCode],
  featureList: [PlaceFeatureList],
};

/** Returns the fields that place details need for `content`: the field mask of the first request. */
export function getDetailsFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  return collectFields(getContent("details", content), DETAILS_PARTS, [
    PlaceConsumerAlert,
    BusinessConductNote,
    ...getTagParts(options),
  ]);
}
