import { findPlace, Place } from "../places/place.ts";
import { elementWith, setOwnValue } from "./base-element.ts";
import { PlaceDetailsCompactElement, PlaceDetailsElement } from "./place-details-elements.ts";
import { LIST_PROPERTIES, type ListRequest, PlaceListDisplayElement } from "./place-list-element.ts";
import { PlaceDetailsPlaceRequestElement } from "./place-request-elements.ts";
import { PlaceItemElement, PlaceSearchElement } from "./place-search-elements.ts";
import type { PropertyKind } from "./property-kinds.ts";

/** A `PlaceDetailsElement` with links and buttons, and the name as one of its sections. */
export class AdvancedPlaceDetailsElement extends PlaceDetailsElement {
  protected override isAdvanced(): boolean {
    return true;
  }
}

/** A `PlaceDetailsCompactElement` with links and buttons, and the name as one of its sections. */
export class AdvancedPlaceDetailsCompactElement extends PlaceDetailsCompactElement {
  protected override isAdvanced(): boolean {
    return true;
  }
}

/** A `PlaceSearchElement` with links and buttons on each card, and the name as one of its sections. */
export class AdvancedPlaceSearchElement extends PlaceSearchElement {
  protected override isAdvanced(): boolean {
    return true;
  }
}

/** Places, or their ids, in order. */
const PLACES: PropertyKind<Place[]> = {
  initial: [],
  // The visible places, until the page sets others.
  read(element, given) {
    const { found } = element as PlaceListDisplayElement;
    return given?.every(({ id }) => id !== found[0]?.id) ? given : found;
  },
  isReflected: false,
  take(given, name) {
    const places = Symbol.iterator in Object(given) ? [...(given as Iterable<unknown>)] : [given];
    return places.map((place) => {
      if (place instanceof Place || (typeof place === "string" && place !== "")) return findPlace(place);
      throw new TypeError(`${name} holds ${String(place)}, which is no place; give Places or their ids.`);
    });
  },
  parse: () => [],
  write: () => null,
};

/** Shows the places of the property `places`, or of the request elements within it. */
export class AdvancedPlaceListElement extends elementWith(
  { ...LIST_PROPERTIES, places: PLACES },
  PlaceListDisplayElement,
) {
  protected override isAdvanced(): boolean {
    return true;
  }

  protected override request(): ListRequest | null {
    const places = givenTo(this) ?? requestedIn(this);
    if (places.length === 0) return null;
    return { key: JSON.stringify(places.map(({ id }) => id)), source: { kind: "places", places } };
  }

  override propertyChanged(name: string): void {
    // During construction nothing can have failed.
    if (name === "places" && this.isConnected) this.askAgain();
    super.propertyChanged(name);
  }

  /** Prefers the page's own object. */
  protected override findPlace(id: string | undefined): Place | undefined {
    return super.findPlace(id) ?? givenTo(this)?.find((place) => place.id === id);
  }
}

/** A card of an advanced list, which creates it. */
export class AdvancedPlaceItemElement extends PlaceItemElement {}

/** Returns the parsed value of `PLACES`. */
function givenTo(element: AdvancedPlaceListElement): Place[] | undefined {
  return setOwnValue(element, "places") as Place[] | undefined;
}

function requestedIn(element: Element): Place[] {
  return [...element.children].flatMap((child) =>
    child instanceof PlaceDetailsPlaceRequestElement && child.place !== null ? [child.place] : [],
  );
}
