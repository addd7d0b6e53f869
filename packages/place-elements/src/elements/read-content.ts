import type { PlaceContent, PlaceContentChoice } from "@lieudit/place-widgets";
import {
  ATTRIBUTION_PROPERTIES,
  MEDIA_PROPERTIES,
  PlaceAttributionElement,
  PlaceMediaElement,
} from "./content-elements.ts";
import { attributesOf } from "./read-attributes.ts";

/** What the content elements within `container` switch on; null where there is none. */
export function contentIn(container: ParentNode): PlaceContentChoice | null {
  const children = [...container.children];
  const config = children.find(({ localName }) => localName === "gmp-place-content-config");
  if (config !== undefined) return sectionsAmong([...config.children]);
  if (children.some(({ localName }) => localName === "gmp-place-all-content")) return "all";
  if (children.some(({ localName }) => localName === "gmp-place-standard-content")) return "standard";
  const sections = sectionsAmong(children);
  return Object.keys(sections).length === 0 ? null : sections;
}

/** Attributes of content elements that say how their section is shown. */
export const READ_ATTRIBUTES = [
  ...PlaceMediaElement.observedAttributes,
  ...PlaceAttributionElement.observedAttributes,
];

/** Whether a name stands among the content elements within `container`. */
export function hasName(container: ParentNode): boolean {
  return [...container.children].some(({ localName }) => localName === "gmp-place-name");
}

/** Elements that switch on one section, by their tag. */
const SECTIONS = {
  "gmp-place-accessible-entrance-icon": "accessibleEntranceIcon",
  "gmp-place-address": "address",
  "gmp-place-feature-list": "featureList",
  "gmp-place-open-now-status": "openNowStatus",
  "gmp-place-opening-hours": "openingHours",
  "gmp-place-phone-number": "phoneNumber",
  "gmp-place-plus-code": "plusCode",
  "gmp-place-price": "price",
  "gmp-place-rating": "rating",
  "gmp-place-reviews": "reviews",
  "gmp-place-summary": "summary",
  "gmp-place-type": "type",
  "gmp-place-type-specific-highlights": "typeSpecificHighlights",
  "gmp-place-review-summary": "reviewSummary",
  "gmp-place-website": "website",
} as const satisfies Readonly<Record<string, keyof PlaceContent>>;

function sectionsAmong(elements: readonly Element[]): PlaceContent {
  const content: PlaceContent = {};
  for (const element of elements) {
    const { localName } = element;
    if (Object.hasOwn(SECTIONS, localName)) {
      content[SECTIONS[localName as keyof typeof SECTIONS]] = true;
    } else if (localName === "gmp-place-media") {
      const { lightboxPreferred, preferredSize } = attributesOf(element, MEDIA_PROPERTIES);
      content.media = { lightboxPreferred, ...(preferredSize !== null && { preferredSize }) };
    } else if (localName === "gmp-place-attribution") {
      content.attribution = attributesOf(element, ATTRIBUTION_PROPERTIES);
    }
  }
  return content;
}
