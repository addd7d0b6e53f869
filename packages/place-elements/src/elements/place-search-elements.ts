import type { Place } from "../places/place.ts";
import { BaseElement, elementWith } from "./base-element.ts";
import { watchAttributes } from "./display-element.ts";
import { LIST_PROPERTIES, type ListRequest, lookOf, PlaceListDisplayElement } from "./place-list-element.ts";
import type { PropertyTable, PropertyValues } from "./property-kinds.ts";
import {
  NEARBY_SEARCH_PROPERTIES,
  PlaceNearbySearchRequestElement,
  PlaceTextSearchRequestElement,
  TEXT_SEARCH_PROPERTIES,
} from "./search-request-elements.ts";

watchAttributes([
  ...PlaceNearbySearchRequestElement.observedAttributes,
  ...PlaceTextSearchRequestElement.observedAttributes,
]);

/** The places that a search finds: the request within it says which. */
export class PlaceSearchElement extends elementWith(LIST_PROPERTIES, PlaceListDisplayElement) {
  /** The places that are shown, each with its id, location and viewport. */
  get places(): Place[] {
    return this.found;
  }

  protected override request(): ListRequest | null {
    for (const child of this.children) {
      if (child instanceof PlaceTextSearchRequestElement) {
        const search = valuesOf(child, TEXT_SEARCH_PROPERTIES);
        return { key: keyOf(child, TEXT_SEARCH_PROPERTIES), source: { kind: "text", search } };
      }
      if (child instanceof PlaceNearbySearchRequestElement) {
        const search = valuesOf(child, NEARBY_SEARCH_PROPERTIES);
        return { key: keyOf(child, NEARBY_SEARCH_PROPERTIES), source: { kind: "nearby", search } };
      }
    }
    return null;
  }

  protected override look() {
    return lookOf(this);
  }
}

/** A card among those of a list, which alone makes them. */
export class PlaceItemElement extends BaseElement {
  /** @throws {TypeError} always */
  constructor() {
    super();
    throw new TypeError(
      "A place item cannot be created directly: elements that list places make their own; add a <gmp-place-search> instead.",
    );
  }
}

function valuesOf<Table extends PropertyTable>(
  element: PropertyValues<Table>,
  table: Table,
): PropertyValues<Table> {
  // Each name has the value of its property.
  return Object.fromEntries(
    Object.keys(table).map((name) => [name, element[name as keyof Table]]),
  ) as PropertyValues<Table>;
}

/** Equal for two requests that ask for the same. */
function keyOf<Table extends PropertyTable>(element: Element & PropertyValues<Table>, table: Table): string {
  const written = Object.entries(table).map(([name, kind]) => kind.write(element[name as keyof Table]));
  return JSON.stringify([element.localName, written]);
}
