import type { PlaceContent, PlaceContentChoice } from "./place-content.ts";

const STANDARD_DETAILS_CONTENT = {
  media: true,
  address: true,
  rating: true,
  type: true,
  price: true,
  accessibleEntranceIcon: true,
  website: true,
  phoneNumber: true,
  openingHours: true,
  summary: true,
  typeSpecificHighlights: true,
  reviews: true,
  featureList: true,
} as const satisfies PlaceContent;

const ALL_DETAILS_CONTENT = {
  ...STANDARD_DETAILS_CONTENT,
  openNowStatus: true,
  plusCode: true,
} as const satisfies PlaceContent;

/** The sections of place details. */
export function detailsContent(choice: PlaceContentChoice): PlaceContent {
  if (choice === "standard") return STANDARD_DETAILS_CONTENT;
  return choice === "all" ? ALL_DETAILS_CONTENT : choice;
}
