import type { PlaceAction, PlaceContentChoice } from "@lieudit/place-widgets";
import { Place, placeOf } from "../places/place.ts";
import { elementWith, setValueOf } from "./base-element.ts";
import { watchAttributes } from "./display-element.ts";
import { ACTION_ATTRIBUTES, actionsIn } from "./place-action-elements.ts";
import { PlaceDetailsCompactElement, PlaceDetailsElement } from "./place-details-elements.ts";
import { LIST_PROPERTIES, type ListRequest, lookOf, PlaceListDisplayElement } from "./place-list-element.ts";
import { PlaceDetailsPlaceRequestElement } from "./place-request-elements.ts";
import { PlaceItemElement, PlaceSearchElement } from "./place-search-elements.ts";
import type { PropertyKind } from "./property-kinds.ts";
import { contentIn } from "./read-content.ts";

watchAttributes(ACTION_ATTRIBUTES);

/** As `PlaceDetailsElement`, with links and buttons, and the name as one of its sections. */
export class AdvancedPlaceDetailsElement extends PlaceDetailsElement {
  protected override content(): PlaceContentChoice {
    return advancedContentIn(this) ?? "standard";
  }

  protected override actions(): readonly PlaceAction[] {
    return actionsIn(this, () => this.place);
  }
}

/** As `PlaceDetailsCompactElement`, with links and buttons, and the name as one of its sections. */
export class AdvancedPlaceDetailsCompactElement extends PlaceDetailsCompactElement {
  protected override content(): PlaceContentChoice {
    return advancedContentIn(this) ?? "standard";
  }

  protected override actions(): readonly PlaceAction[] {
    return actionsIn(this, () => this.place);
  }
}

/** As `PlaceSearchElement`, with links and buttons on each card, and the name as one of its sections. */
export class AdvancedPlaceSearchElement extends PlaceSearchElement {
  protected override contentIn(container: ParentNode): PlaceContentChoice | null {
    return advancedContentIn(container);
  }

  protected override actionsIn(container: ParentNode): readonly PlaceAction[] {
    return actionsIn(container, (id) => this.placeOf(id), this);
  }
}

/** Places that a page has or names by their ids, in their order. */
const PLACES: PropertyKind<Place[]> = {
  initial: [],
  readUnset: (element) => (element instanceof PlaceListDisplayElement ? element.found : []),
  isReflected: false,
  take(given, name) {
    const places = Symbol.iterator in Object(given) ? [...(given as Iterable<unknown>)] : [given];
    return places.map((place) => {
      if (place instanceof Place || (typeof place === "string" && place !== "")) return placeOf(place);
      throw new TypeError(`${name} holds ${String(place)}, which is no place; give Places or their ids.`);
    });
  },
  parse: () => [],
  write: () => null,
};

/** Places that the page gives as `places`, or names by requests within it. */
export class AdvancedPlaceListElement extends elementWith(
  { ...LIST_PROPERTIES, places: PLACES },
  PlaceListDisplayElement,
) {
  protected override request(): ListRequest | null {
    const places = setValueOf(this, "places") === undefined ? requestedIn(this) : this.places;
    if (places.length === 0) return null;
    return { key: JSON.stringify(places.map(({ id }) => id)), source: { kind: "places", places } };
  }

  protected override look() {
    return lookOf(this);
  }

  override propertyChanged(name: string): void {
    // While it is made there is nothing that could have failed.
    if (name === "places" && this.isConnected) this.askAgain();
    super.propertyChanged(name);
  }

  /** The page's own, where it has given it. */
  protected override placeOf(id: string | undefined): Place | undefined {
    return this.places.find((place) => place.id === id) ?? super.placeOf(id);
  }

  protected override contentIn(container: ParentNode): PlaceContentChoice | null {
    return advancedContentIn(container);
  }

  protected override actionsIn(container: ParentNode): readonly PlaceAction[] {
    return actionsIn(container, (id) => this.placeOf(id), this);
  }
}

/** A card among those of an advanced list, which alone makes them. */
export class AdvancedPlaceItemElement extends PlaceItemElement {}

function requestedIn(element: Element): Place[] {
  return [...element.children].flatMap((child) =>
    child instanceof PlaceDetailsPlaceRequestElement && child.place !== null ? [child.place] : [],
  );
}

/** Where sections are named one by one, the name is one of them. */
function advancedContentIn(container: ParentNode): PlaceContentChoice | null {
  const content = contentIn(container);
  return typeof content === "object" && content !== null ? { name: false, ...content } : content;
}
