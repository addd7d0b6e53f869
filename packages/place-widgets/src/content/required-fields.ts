import type { PlaceField } from "@lieudit/place-model";
import { AttributeTags } from "../parts/attribute-tags.tsx";
import { MapsButton } from "../parts/maps-button.tsx";
import { PlaceAccessibleEntranceIcon } from "../parts/place-accessible-entrance-icon.tsx";
import { PlaceAddress } from "../parts/place-address.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceConsumerAlert } from "../parts/place-consumer-alert.tsx";
import { PlaceEvChargeOptions } from "../parts/place-ev-charge-options.tsx";
import { PlaceFeatureList } from "../parts/place-feature-list.tsx";
import { PlaceFuelOptions } from "../parts/place-fuel-options.tsx";
import { PlaceMedia } from "../parts/place-media.tsx";
import { PlaceName } from "../parts/place-name.tsx";
import { PlaceOpenNowStatus } from "../parts/place-open-now-status.tsx";
import { PlaceOpeningHours } from "../parts/place-opening-hours.tsx";
import { PlacePhoneNumber } from "../parts/place-phone-number.tsx";
import { PlacePlusCode } from "../parts/place-plus-code.tsx";
import { PlacePrice } from "../parts/place-price.tsx";
import { PlaceRating } from "../parts/place-rating.tsx";
import { PlaceReviews } from "../parts/place-reviews.tsx";
import { PlaceSummary } from "../parts/place-summary.tsx";
import { PlaceType } from "../parts/place-type.tsx";
import { PlaceTypeSpecificHighlights } from "../parts/place-type-specific-highlights.tsx";
import { PlaceWebsite } from "../parts/place-website.tsx";
import { cardContent, detailsContent, type PlaceContentChoice, type PlaceSection } from "./place-content.ts";

interface Part {
  requiredFields: readonly PlaceField[];
}

const PARTS_OF_SECTION: Readonly<Record<PlaceSection, readonly Part[]>> = {
  media: [PlaceMedia],
  address: [PlaceAddress],
  rating: [PlaceRating],
  type: [PlaceType],
  price: [PlacePrice],
  accessibleEntranceIcon: [PlaceAccessibleEntranceIcon],
  openNowStatus: [PlaceOpenNowStatus],
  website: [PlaceWebsite],
  phoneNumber: [PlacePhoneNumber],
  openingHours: [PlaceOpeningHours],
  summary: [PlaceSummary],
  typeSpecificHighlights: [PlaceTypeSpecificHighlights, PlaceFuelOptions, PlaceEvChargeOptions],
  reviews: [PlaceReviews],
  plusCode: [PlacePlusCode],
  featureList: [PlaceFeatureList],
  attribution: [],
};

const ALWAYS: readonly Part[] = [PlaceName, MapsButton, PlaceAttribution, { requiredFields: ["id"] }];

/** The fields that place details need for `content`: their field mask, known before the first request. */
export function detailsFields(content: PlaceContentChoice = "standard"): readonly PlaceField[] {
  return fieldsOf([...ALWAYS, PlaceConsumerAlert, ...partsOf(detailsContent(content))]);
}

/** The fields that a compact card needs. */
export function compactFields(content: PlaceContentChoice = "standard"): readonly PlaceField[] {
  return fieldsOf([...ALWAYS, ...partsOf(cardContent(content))]);
}

/** The fields that search results need; the location too, so that a map can show them. */
export function searchFields(
  content: PlaceContentChoice = "standard",
  { showsAttributeTags = false }: { showsAttributeTags?: boolean } = {},
): readonly PlaceField[] {
  const tags = showsAttributeTags ? [AttributeTags] : [];
  return fieldsOf([
    ...ALWAYS,
    ...partsOf(cardContent(content)),
    ...tags,
    { requiredFields: ["location", "viewport"] },
  ]);
}

function partsOf(content: object): readonly Part[] {
  return Object.entries(content).flatMap(([section, isOn]) =>
    isOn === false || isOn === undefined ? [] : PARTS_OF_SECTION[section as PlaceSection],
  );
}

function fieldsOf(parts: readonly Part[]): readonly PlaceField[] {
  return [...new Set(parts.flatMap((part) => part.requiredFields))].sort();
}
