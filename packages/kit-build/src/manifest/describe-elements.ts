import { ELEMENT_NOTES, type ElementNotes } from "./element-notes.ts";
import { type DeclaredElement, type DeclaredProperty, readElementTypes } from "./read-element-types.ts";

/** A described property; `attribute` is absent where only scripts set it. */
export interface DescribedProperty extends DeclaredProperty {
  attribute?: string;
}

/** An element with everything that manifests say about it. */
export interface DescribedElement extends Omit<DeclaredElement, "properties">, ElementNotes {
  properties: readonly DescribedProperty[];
  /** Names of all attributes, sorted. */
  attributes: readonly string[];
}

/**
 * Joins the types for pages with the notes.
 *
 * @param types the text of `page-types/elements.d.ts`
 * @throws {Error} for an element without notes, or notes without an element
 */
export function describeElements(types: string): DescribedElement[] {
  const declared = readElementTypes(types);
  const unknown = Object.keys(ELEMENT_NOTES).find((tag) => !declared.some((element) => element.tag === tag));
  if (unknown !== undefined) throw new Error(`element-notes.ts: ${unknown} has no type in elements.d.ts.`);
  return declared.map((element) => {
    const notes = ELEMENT_NOTES[element.tag];
    if (notes === undefined) throw new Error(`element-notes.ts has no notes on ${element.tag}.`);
    const properties = element.properties.map((property): DescribedProperty => {
      const hasAttribute = !property.isReadonly && notes.withoutAttribute?.includes(property.name) !== true;
      return hasAttribute ? { ...property, attribute: toAttribute(property.name) } : property;
    });
    const attributes = [
      ...properties.flatMap(({ attribute }) => attribute ?? []),
      ...(notes.furtherAttributes ?? []),
    ].sort();
    return { ...element, ...notes, properties, attributes };
  });
}

function toAttribute(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
