import { type PropertyTable, type PropertyValues, toAttributeName } from "./property-kinds.ts";

/**
 * Reads the properties of an element from its attributes, since elements in a
 * template are not upgraded. Each property of `table` has an attribute.
 */
export function readAttributes<Table extends PropertyTable>(
  element: Element,
  table: Table,
): PropertyValues<Table> {
  const values = Object.entries(table).map(([name, kind]) => {
    const text = element.getAttribute(toAttributeName(name));
    try {
      return [name, text === null ? kind.initial : kind.parse(text, name)];
    } catch {
      // An upgraded element warns itself.
      return [name, kind.initial];
    }
  });
  // Each name has the value of its kind.
  return Object.fromEntries(values) as PropertyValues<Table>;
}

/** Returns the tag of any element of the page, also of a form with a field named `localName`. */
export function getTag(element: Element): string {
  return Reflect.get(Element.prototype, "localName", element);
}
