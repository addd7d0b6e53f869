import type { Place } from "../places/place.ts";
import { BaseElement, elementWith } from "./base-element.ts";
import { watchAttributes } from "./display-element.ts";
import { LIST_PROPERTIES, type ListRequest, PlaceListDisplayElement } from "./place-list-element.ts";
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

/** The results of a search, which the request element within it determines. */
export class PlaceSearchElement extends elementWith(LIST_PROPERTIES, PlaceListDisplayElement) {
  /** The last warning about an ignored request, or null. */
  #ignored: string | null = null;

  /** The visible places, each with its id, location and viewport. */
  get places(): Place[] {
    return this.found;
  }

  protected override request(): ListRequest | null {
    const child = [...this.children].find(isSearchRequest);
    const ignored = child === undefined ? null : whyIgnored(child);
    if (ignored !== null && ignored !== this.#ignored) console.warn(ignored);
    this.#ignored = ignored;
    if (child === undefined || ignored !== null) return null;
    if (child instanceof PlaceTextSearchRequestElement) {
      const search = readValues(child, TEXT_SEARCH_PROPERTIES);
      return { key: buildKey(child, TEXT_SEARCH_PROPERTIES), source: { kind: "text", search } };
    }
    const search = readValues(child, NEARBY_SEARCH_PROPERTIES);
    return { key: buildKey(child, NEARBY_SEARCH_PROPERTIES), source: { kind: "nearby", search } };
  }
}

/** A card of a list, which creates it. */
export class PlaceItemElement extends BaseElement {
  /** @throws {TypeError} always */
  constructor() {
    super();
    throw new TypeError(
      "A place item cannot be created directly: elements that list places make their own; add a <gmp-place-search> instead.",
    );
  }
}

type SearchRequestElement = PlaceTextSearchRequestElement | PlaceNearbySearchRequestElement;

function isSearchRequest(element: Element): element is SearchRequestElement {
  return (
    element instanceof PlaceTextSearchRequestElement || element instanceof PlaceNearbySearchRequestElement
  );
}

/** Returns the warning about an incomplete request, or null. */
function whyIgnored(request: SearchRequestElement): string | null {
  const isText = request instanceof PlaceTextSearchRequestElement;
  const isThere = isText ? request.textQuery?.trim() : request.locationRestriction;
  const property = isText ? "text query" : "location restriction";
  return isThere ? null : `Ignoring <${request.localName}> with no ${property}.`;
}

function readValues<Table extends PropertyTable>(
  element: PropertyValues<Table>,
  table: Table,
): PropertyValues<Table> {
  // Each name has the value of its property.
  return Object.fromEntries(
    Object.keys(table).map((name) => [name, element[name as keyof Table]]),
  ) as PropertyValues<Table>;
}

/** Returns a key that equal requests share. */
function buildKey<Table extends PropertyTable>(
  element: Element & PropertyValues<Table>,
  table: Table,
): string {
  const written = Object.entries(table).map(([name, kind]) => kind.write(element[name as keyof Table]));
  return JSON.stringify([element.localName, written]);
}
