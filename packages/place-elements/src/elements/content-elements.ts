import { AttributionColor, MediaSize } from "../places/enums.ts";
import { BaseElement, elementWith } from "./base-element.ts";
import { attributeOf, FLAG, oneOf } from "./property-kinds.ts";

/** Sections that an element switches on by being there; its tag is `gmp-place-` and the name in kebab-case. */
const MARKED_SECTIONS = [
  "accessibleEntranceIcon",
  "address",
  "featureList",
  "name",
  "openNowStatus",
  "openingHours",
  "phoneNumber",
  "plusCode",
  "price",
  "rating",
  "reviewSummary",
  "reviews",
  "summary",
  "type",
  "typeSpecificHighlights",
  "website",
] as const;

export type MarkedSection = (typeof MARKED_SECTIONS)[number];

/** Which sections, by the tag of the element that stands for each choice. */
export const CONTENT_TAGS = {
  all: "gmp-place-all-content",
  standard: "gmp-place-standard-content",
  /** Those that stand within it and no other. */
  chosen: "gmp-place-content-config",
} as const;

const SECTION_OF: ReadonlyMap<string, MarkedSection> = new Map(
  MARKED_SECTIONS.map((section) => [`gmp-place-${attributeOf(section)}`, section]),
);

/** The section that an element of this tag switches on; undefined for another tag. */
export function markedSection(tag: string): MarkedSection | undefined {
  return SECTION_OF.get(tag);
}

/** The elements that say what they say by being there: each has a class of its own. */
export const MARKERS: readonly (readonly [tag: string, Element: CustomElementConstructor])[] = [
  ...SECTION_OF.keys(),
  ...Object.values(CONTENT_TAGS),
].map((tag) => [tag, class extends BaseElement {}]);

export type PlaceAccessibleEntranceIconElement = BaseElement;
export type PlaceAddressElement = BaseElement;
export type PlaceAllContentElement = BaseElement;
export type PlaceContentConfigElement = BaseElement;
export type PlaceFeatureListElement = BaseElement;
export type PlaceNameElement = BaseElement;
export type PlaceOpeningHoursElement = BaseElement;
export type PlaceOpenNowStatusElement = BaseElement;
export type PlacePhoneNumberElement = BaseElement;
export type PlacePlusCodeElement = BaseElement;
export type PlacePriceElement = BaseElement;
export type PlaceRatingElement = BaseElement;
export type PlaceReviewsElement = BaseElement;
export type PlaceReviewSummaryElement = BaseElement;
export type PlaceStandardContentElement = BaseElement;
export type PlaceSummaryElement = BaseElement;
export type PlaceTypeElement = BaseElement;
export type PlaceTypeSpecificHighlightsElement = BaseElement;
export type PlaceWebsiteElement = BaseElement;

export const MEDIA_PROPERTIES = {
  lightboxPreferred: FLAG,
  preferredSize: oneOf(MediaSize, null),
};

export class PlaceMediaElement extends elementWith(MEDIA_PROPERTIES) {}

export const ATTRIBUTION_PROPERTIES = {
  darkSchemeColor: oneOf(AttributionColor, "WHITE"),
  lightSchemeColor: oneOf(AttributionColor, "GRAY"),
};

/** Colours the attribution, which is there without it too. */
export class PlaceAttributionElement extends elementWith(ATTRIBUTION_PROPERTIES) {}
