import type { Place as PlaceOnWire } from "@lieudit/place-model";
import { getContent } from "@lieudit/place-widgets";
import { PlaceSearchAttributionPosition, PlaceSearchOrientation } from "../places/enums.ts";
import { PlaceSelectEvent } from "../places/events.ts";
import { type Place, placeFromWire } from "../places/place.ts";
import { addToPlace } from "../places/place-state.ts";
import type { SearchProps, SearchSource } from "../rendering/search.tsx";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { withWords } from "../rendering/widget-view.ts";
import { loadAllWords } from "../rendering/words/all-words.ts";
import { DisplayElement } from "./display-element.ts";
import {
  DISPLAY_PROPERTIES,
  type DisplayProperties,
  readDisplayOptions,
  styleBox,
} from "./display-options.ts";
import { readActions } from "./place-action-elements.ts";
import { allowOne, FLAG, WORDS } from "./property-kinds.ts";
import { readContent } from "./read-content.ts";

/** The properties of every element that lists places. */
export const LIST_PROPERTIES = {
  ...DISPLAY_PROPERTIES,
  attributionPosition: allowOne(PlaceSearchAttributionPosition, "TOP"),
  // Accepted and ignored: this service counts no usage.
  internalUsageAttributionIds: WORDS,
  orientation: allowOne(PlaceSearchOrientation, "VERTICAL"),
  selectable: FLAG,
  truncationPreferred: FLAG,
};

/** The request of a list, with a key that identifies it. */
export interface ListRequest {
  key: string;
  source: SearchSource;
}

/** The fields that pages can read of the places. */
const EXPOSED = ["id", "location", "viewport"];

/** An element that lists places; each class of it has the `LIST_PROPERTIES`. */
export abstract class PlaceListDisplayElement extends DisplayElement<SearchProps> {
  declare readonly attributionPosition: SearchProps["attributionPosition"];
  declare readonly orientation: SearchProps["orientation"];
  declare readonly selectable: boolean;
  declare readonly truncationPreferred: boolean;
  declare readonly backgroundColor: DisplayProperties["backgroundColor"];
  declare readonly borderRadius: DisplayProperties["borderRadius"];
  declare readonly language: DisplayProperties["language"];
  declare readonly region: DisplayProperties["region"];
  declare readonly showsAttribution: boolean;
  declare readonly showsBorder: boolean;
  declare readonly showsRoutingSummary: boolean;
  declare readonly showsAttributeTags: boolean;
  #key = "";
  #found: readonly PlaceOnWire[] | null = null;
  #isBack = false;
  #places: Place[] = [];
  #chosen: string | undefined;

  /** The visible places, each with its id, location and viewport. */
  get found(): Place[] {
    return this.#places;
  }

  protected override widget(): Promise<WidgetModule<SearchProps>> {
    return withWords(loadAllWords, import("../rendering/search.tsx"));
  }

  protected override leave(): void {
    super.leave();
    this.#isBack = true;
  }

  /** Returns the request of the list, or null. */
  protected abstract request(): ListRequest | null;

  protected override props(): SearchProps | null {
    const request = this.request();
    const template = this.querySelector<HTMLTemplateElement>(":scope > template[slot=details-item]");
    if (template !== null) this.watch(template.content);
    const inTemplate = template && readContent(template.content, this.isAdvanced());
    const choice = inTemplate ?? readContent(this, this.isAdvanced()) ?? "standard";
    const content = getContent("searchElement", choice);
    const actions =
      this.isAdvanced() && template ? readActions(template.content, (id) => this.findPlace(id), this) : [];
    const { language, region, ...display } = readDisplayOptions(this);
    styleBox(this);
    const key = JSON.stringify([request?.key, content, language, region]);
    // Results of an earlier request are not shown for this one.
    if (key !== this.#key) this.#keep(null);
    this.#key = key;
    if (request === null) return null;
    const { attributionPosition, orientation, selectable, truncationPreferred } = this;
    return {
      ...display,
      language,
      region,
      attributionPosition,
      orientation,
      selectable,
      truncationPreferred,
      source: request.source,
      // Content from before a removal needs no second request.
      shown: (this.#isBack && this.#found) || undefined,
      content,
      actions,
      selectedPlaceId: this.#chosen,
      onLoad: (found) => this.#take(found),
      onError: (error) => this.fail(error),
      onSelect: (wire) => this.#choose(wire),
    };
  }

  /** Returns the `Place` of a card, for events. */
  protected findPlace(id: string | undefined): Place | undefined {
    return this.#places.find((place) => place.id === id);
  }

  protected override fail(thrown: unknown): void {
    this.#keep(null);
    super.fail(thrown);
  }

  #take(found: readonly PlaceOnWire[]): void {
    if (found === this.#found) return;
    this.#isBack = false;
    this.#chosen = undefined;
    this.#keep(found);
    this.tell(() => new Event("gmp-load"));
  }

  #keep(found: readonly PlaceOnWire[] | null): void {
    this.#found = found;
    // The client has checked that ids are texts.
    this.#places = (found ?? []).flatMap((wire) => {
      if (!wire.id) return [];
      const place = this.findPlace(wire.id) ?? placeFromWire(wire, []);
      addToPlace(place, wire, EXPOSED);
      return place;
    });
  }

  #choose(wire: PlaceOnWire): void {
    const place = this.findPlace(wire.id);
    if (place === undefined) return;
    this.#chosen = place.id;
    this.requestUpdate();
    this.dispatchEvent(new PlaceSelectEvent("gmp-select", { place }));
  }
}
