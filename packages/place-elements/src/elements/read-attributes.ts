import { type PropertyTable, type PropertyValues, toAttributeName } from "./property-kinds.ts";

/**
 * The properties of an element as its attributes have them: what stands in a
 * template is not upgraded. Each property of `table` has an attribute.
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
      // The element itself warns where it is upgraded.
      return [name, kind.initial];
    }
  });
  // Each name has the value of its kind.
  return Object.fromEntries(values) as PropertyValues<Table>;
}
