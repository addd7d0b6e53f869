import { PLACE_SECTIONS, type PlaceSection } from "@lieudit/place-widgets";
import { AttributionColor, MediaSize } from "../places/enums.ts";
import { BaseElement, elementWith } from "./base-element.ts";
import { allowOne, FLAG, toAttributeName } from "./property-kinds.ts";

/** Sections whose element has no properties. */
export type MarkedSection = Exclude<PlaceSection, "attribution" | "media">;

const MARKED_SECTIONS = PLACE_SECTIONS.filter(
  (section): section is MarkedSection => section !== "attribution" && section !== "media",
);

/** Tags of the elements that choose several sections at once. */
export const CONTENT_TAGS = {
  all: "gmp-place-all-content",
  standard: "gmp-place-standard-content",
  /** The sections whose elements it contains. */
  chosen: "gmp-place-content-config",
} as const;

const SECTIONS_BY_TAG: ReadonlyMap<string, MarkedSection> = new Map(
  MARKED_SECTIONS.map((section) => [`gmp-place-${toAttributeName(section)}`, section]),
);

/** Returns the section that an element with this tag switches on, or undefined. */
export function findMarkedSection(tag: string): MarkedSection | undefined {
  return SECTIONS_BY_TAG.get(tag);
}

/** Elements without properties; each has its own class. */
export const MARKERS: readonly (readonly [tag: string, Element: CustomElementConstructor])[] = [
  ...SECTIONS_BY_TAG.keys(),
  ...Object.values(CONTENT_TAGS),
].map((tag) => [tag, class extends BaseElement {}]);

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? "" : "-"}${Lowercase<First>}${KebabCase<Rest>}`
  : Text;

/** Elements without properties, by tag: that of `openingHours` is `gmp-place-opening-hours`. */
export type MarkerElements = {
  [Tag in
    | `gmp-place-${KebabCase<MarkedSection>}`
    | (typeof CONTENT_TAGS)[keyof typeof CONTENT_TAGS]]: BaseElement;
};

export const MEDIA_PROPERTIES = {
  lightboxPreferred: FLAG,
  preferredSize: allowOne(MediaSize, null),
};

export class PlaceMediaElement extends elementWith(MEDIA_PROPERTIES) {}

export const ATTRIBUTION_PROPERTIES = {
  darkSchemeColor: allowOne(AttributionColor, "WHITE"),
  lightSchemeColor: allowOne(AttributionColor, "GRAY"),
};

/** Sets the colours of the attribution, which always shows. */
export class PlaceAttributionElement extends elementWith(ATTRIBUTION_PROPERTIES) {}
