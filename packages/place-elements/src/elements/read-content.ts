import type { PlaceContent, PlaceContentChoice } from "@lieudit/place-widgets";
import {
  ATTRIBUTION_PROPERTIES,
  CONTENT_TAGS,
  findMarkedSection,
  MEDIA_PROPERTIES,
  PlaceAttributionElement,
  PlaceMediaElement,
} from "./content-elements.ts";
import { readAttributes } from "./read-attributes.ts";

/**
 * Returns the content that the elements within `container` choose, or null without such elements.
 *
 * @param isAdvanced whether the name is a section, if sections are listed one by one
 */
export function readContent(container: ParentNode, isAdvanced: boolean): PlaceContentChoice | null {
  const content = readChoice(container);
  return isAdvanced && content !== null && typeof content === "object"
    ? { name: false, ...content }
    : content;
}

function readChoice(container: ParentNode): PlaceContentChoice | null {
  const child = (tag: string) => [...container.children].find(({ localName }) => localName === tag);
  const config = child(CONTENT_TAGS.chosen);
  if (config !== undefined) return readSections(config.children);
  if (child(CONTENT_TAGS.all) !== undefined) return "all";
  if (child(CONTENT_TAGS.standard) !== undefined) return "standard";
  const sections = readSections(container.children);
  return Object.keys(sections).length === 0 ? null : sections;
}

/** Attributes of content elements that configure their section. */
export const READ_ATTRIBUTES = [
  ...PlaceMediaElement.observedAttributes,
  ...PlaceAttributionElement.observedAttributes,
];

function readSections(elements: HTMLCollection): PlaceContent {
  const content: PlaceContent = {};
  for (const element of elements) {
    const section = findMarkedSection(element.localName);
    if (section !== undefined) {
      content[section] = true;
    } else if (element.localName === "gmp-place-media") {
      const { lightboxPreferred, preferredSize } = readAttributes(element, MEDIA_PROPERTIES);
      content.media = { lightboxPreferred, ...(preferredSize !== null && { preferredSize }) };
    } else if (element.localName === "gmp-place-attribution") {
      content.attribution = readAttributes(element, ATTRIBUTION_PROPERTIES);
    }
  }
  return content;
}
