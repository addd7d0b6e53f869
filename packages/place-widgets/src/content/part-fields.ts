import type { PlaceField } from "@lieudit/place-model";
import { FEATURE_FIELDS, HIGHLIGHT_FIELDS } from "./place-features.ts";

/** The fields about when a place is open. */
export const OPENING_FIELDS = [
  "regularOpeningHours",
  "currentOpeningHours",
  "timeZone",
  "utcOffsetMinutes",
  "businessStatus",
] as const satisfies readonly PlaceField[];

/**
 * The fields that each part renders, which is its `requiredFields`. They stand apart from the
 * parts because a server component can read data, but no property of a client component.
 */
export const PART_FIELDS = {
  accessibleEntranceIcon: ["accessibilityOptions"],
  address: ["formattedAddress"],
  attribution: ["attributions"],
  businessConduct: ["businessStatus"],
  consumerAlert: ["consumerAlert"],
  evChargeOptions: ["evChargeOptions"],
  featureList: FEATURE_FIELDS,
  fuelOptions: ["fuelOptions"],
  highlights: HIGHLIGHT_FIELDS,
  media: ["photos", "iconMaskBaseUri", "iconBackgroundColor"],
  name: ["displayName"],
  openingHours: OPENING_FIELDS,
  openNowStatus: OPENING_FIELDS,
  page: ["googleMapsUri"],
  phoneNumber: ["nationalPhoneNumber", "internationalPhoneNumber"],
  plusCode: ["plusCode"],
  price: ["priceLevel", "priceRange", "postalAddress"],
  rating: ["rating", "userRatingCount"],
  reviews: ["reviews"],
  summary: ["editorialSummary"],
  type: ["primaryTypeDisplayName"],
  website: ["websiteUri"],
} as const satisfies Readonly<Record<string, readonly PlaceField[]>>;
