import type { PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import type { DisplayOptions, PlaceAction, PlaceContentChoice } from "@lieudit/place-widgets";
import { pageSettings } from "../page/page-settings.ts";
import { Place, placeFromWire } from "../places/place.ts";
import { endSession } from "../places/session-token.ts";
import type { RequestedForm } from "../rendering/mount-widget.tsx";
import type { PlaceSource, PlaceWidgetProps } from "../rendering/place-source.ts";
import { DisplayElement, watchAttributes } from "./display-element.ts";
import { type DisplayProperties, readDisplayOptions, styleBox } from "./display-options.ts";
import { ACTION_ATTRIBUTES, readActions } from "./place-action-elements.ts";
import {
  PlaceDetailsLocationRequestElement,
  PlaceDetailsPlaceRequestElement,
} from "./place-request-elements.ts";
import { READ_ATTRIBUTES, readContent } from "./read-content.ts";

/** Props that every element of one place gives its widget. */
export interface OnePlaceProps extends PlaceWidgetProps, RequestedForm, DisplayOptions {
  content: PlaceContentChoice;
  actions?: readonly PlaceAction[];
  onError: (error: Error) => void;
}

/** The place of an element, with its loading state. */
interface Shown {
  /** Key of its request. */
  key: string;
  wire: PlaceOnWire;
  fields: readonly PlaceField[];
}

watchAttributes([
  ...PlaceDetailsPlaceRequestElement.observedAttributes,
  ...PlaceDetailsLocationRequestElement.observedAttributes,
  ...READ_ATTRIBUTES,
  ...ACTION_ATTRIBUTES,
]);

/** An element of one place, which a request element within it determines. */
export abstract class PlaceDisplayElement<Props extends OnePlaceProps> extends DisplayElement<Props> {
  #key: string | null = null;
  #shown: Shown | null = null;
  #isBack = false;
  #place: Place | undefined;

  /** The visible place, with its id, location and viewport; undefined before it has loaded. */
  get place(): Place | undefined {
    return this.#place;
  }

  /** Shows a place, for pages that predate request elements; resolves when `place` has it. */
  configureFromPlace(place: Place | { id: string }): Promise<void> {
    return this.#ask("gmp-place-details-place-request", { place: place instanceof Place ? place : place.id });
  }

  /** Shows the place at a point; resolves when `place` has it. */
  configureFromLocation(location: object): Promise<void> {
    return this.#ask("gmp-place-details-location-request", { location });
  }

  async #ask(tag: string, request: object): Promise<void> {
    const { replaceRequest } = await import("./replace-request.ts");
    return replaceRequest(this, tag, request);
  }

  protected override leave(): void {
    super.leave();
    this.#isBack = true;
  }

  /**
   * Returns the props of the widget, or null without a request.
   *
   * @param display the element itself, if it has display options
   */
  protected toPlaceProps(display?: HTMLElement & DisplayProperties): OnePlaceProps | null {
    if (display !== undefined) styleBox(display);
    const options = display === undefined ? {} : readDisplayOptions(display);
    const request = requestIn(this, options);
    if (this.#key !== (request?.key ?? null)) {
      this.#key = request?.key ?? null;
      this.#shown = null;
      this.#isBack = false;
      this.#place = undefined;
    }
    if (request === null) return null;
    const { key, source } = request;
    const place = source.kind === "place" ? source.place : null;
    return {
      ...options,
      // Content from before a removal needs no second request.
      source: this.#isBack && this.#shown !== null ? { kind: "shown", ...this.#shown } : source,
      requestedLanguage: place?.requestedLanguage,
      requestedRegion: place?.requestedRegion,
      content: readContent(this, this.isAdvanced()) ?? "standard",
      actions: this.isAdvanced() ? readActions(this, () => this.place) : [],
      onLoad: (wire, fields) => this.#take({ key, wire, fields }, place),
      onError: (error) => this.fail(error),
    };
  }

  protected override fail(thrown: unknown): void {
    this.#shown = null;
    this.#place = undefined;
    super.fail(thrown);
  }

  #take(shown: Shown, asked: Place | null): void {
    if (this.#shown?.wire === shown.wire) return;
    this.#shown = shown;
    this.#isBack = false;
    this.#place = placeFromWire(shown.wire, EXPOSED);
    if (asked !== null) {
      // A session ends with the details of the chosen place.
      endSession(asked.sessionToken);
      asked.sessionToken = null;
    }
    // The page reads `place` in its listener; it may have requested another place since.
    this.tell(
      () => new Event("gmp-load"),
      () => this.#shown === shown,
    );
  }
}

/** The fields that pages can read of the place. */
const EXPOSED = ["id", "location", "viewport"];

/** Returns the first valid request within `element`. */
function requestIn(element: Element, options: DisplayOptions): { key: string; source: PlaceSource } | null {
  for (const child of element.children) {
    if (child instanceof PlaceDetailsPlaceRequestElement && child.place !== null) {
      const { place } = child;
      const { resourceName, requestedLanguage, requestedRegion } = place;
      const { language, region } = pageSettings();
      const key = JSON.stringify([
        resourceName,
        requestedLanguage ?? options.language ?? language,
        requestedRegion ?? options.region ?? region,
      ]);
      return { key, source: { kind: "place", place } };
    }
    if (child instanceof PlaceDetailsLocationRequestElement && child.location !== null) {
      const { lat, lng } = child.location;
      const location = { latitude: lat, longitude: lng };
      const key = JSON.stringify([lat, lng, options.language, options.region]);
      return { key, source: { kind: "location", location } };
    }
  }
  return null;
}
