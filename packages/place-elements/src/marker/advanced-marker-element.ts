import { LatLng, LatLngAltitude } from "../core/lat-lng.ts";
import { type Handler, listen, type MapsEventListener, trigger } from "../core/listeners.ts";
import { toLatLngAltitude } from "../core/location-input.ts";
import { elementWith } from "../elements/base-element.ts";
import { allowOne, FLAG, number, type PropertyKind, text } from "../elements/property-kinds.ts";
import { adoptSheet } from "../map/adopt-sheet.ts";
import type { GoogleMap } from "../map/google-map.ts";
import { keepClicks } from "../map/hear-pointer.ts";
import { MapElement } from "../map/map-element.ts";
import { pixelIn } from "../map/mouse-event.ts";
import type { MapStage } from "../map/stage/map-stage.ts";
import { getStage, isMap } from "../map/stage/stage-of-map.ts";
import type { OnStage } from "../map/stage/things-on-stage.ts";
import { AdvancedMarkerClickEvent } from "./advanced-marker-click-event.ts";
import markerSheet from "./advanced-marker-element.css?inline";
import { collide } from "./collisions.ts";
import type { Draggable } from "./drag-marker.ts";
import { CollisionBehavior } from "./enums.ts";
import { letDrag } from "./let-drag.ts";
import { isOutOfSight, putAt } from "./put-at.ts";

const POSITION: PropertyKind<LatLng | LatLngAltitude | null> = {
  initial: null,
  // A page reads back what it gave: `lat` is a function of the one and a number of the other.
  take: (given, name) =>
    given instanceof LatLng || given instanceof LatLngAltitude ? given : toLatLngAltitude(given, name),
  parse: toLatLngAltitude,
  write(position) {
    if (position === null) return null;
    const { lat, lng } = position.toJSON();
    return `${lat},${lng}`;
  },
};

const MarkerBase = elementWith({
  anchorLeft: text(null),
  anchorTop: text(null),
  collisionBehavior: allowOne(CollisionBehavior, null),
  gmpClickable: FLAG,
  gmpDraggable: FLAG,
  position: POSITION,
  title: text(""),
  zIndex: number(null),
});

/** What its own style sheet knows a marker by that has no place yet. */
const NOWHERE = "nowhere";
/** Beyond the edge, or giving way to another. */
const HIDDEN = "hidden";

/** What a marker has beside its properties. Made when first needed: the first is set while it is constructed. */
interface MarkerState {
  internals: ElementInternals;
  map: GoogleMap | null;
  /** The stage it is on now. */
  stage: MapStage | null;
  onStage: OnStage;
  stopColliding: (() => void) | null;
  /** Whether it gives way to another. */
  givesWay: boolean;
  /** Who listens to clicks: a marker with listeners is a button. */
  hearing: Set<unknown>;
  /** The attributes that the marker itself has set, and their values. */
  own: Map<string, string>;
}

const STATES = new WeakMap<AdvancedMarkerElement, MarkerState>();

/**
 * `<gmp-advanced-marker>`: an element of the page at a place of a map, a pin by
 * default. It stands in the page's tree, so that the page's styles reach what is
 * in it. Where clicks are listened to it is a button, by keyboard too.
 */
export class AdvancedMarkerElement extends MarkerBase {
  constructor(options: object = {}) {
    super(options);
    const root = this.attachShadow({ mode: "open" });
    adoptSheet(root, markerSheet);
    root.append(this.ownerDocument.createElement("slot"));
    keepClicks(this, () => isClickable(this));
    super.addEventListener("click", (event) => clicked(this, event));
    super.addEventListener("keydown", (event) => {
      if (event.target !== this || !isClickable(this) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      this.click();
    });
  }

  /** The map it stands on; null for none. */
  get map(): GoogleMap | null {
    return getState(this).map;
  }

  set map(map: GoogleMap | null | undefined) {
    const state = getState(this);
    if (map != null && !isMap(map)) {
      throw new TypeError(
        "Invalid map: not a Map of this kit; give what new google.maps.Map() made, or null.",
      );
    }
    const next = map ?? null;
    if (next === state.map) return;
    state.map = next;
    if (next === null) this.remove();
    else if (mapAround(this) !== next) getStage(next).children.addMarker(this);
    this.requestUpdate();
  }

  /** Sets `map`, as some pages do it. */
  setMap(map: GoogleMap | null): void {
    this.map = map;
  }

  /** What it shows: the element the page gave, else its pin. */
  get content(): Node | null {
    return this.firstElementChild ?? getPin(this);
  }

  set content(content: Node | null | undefined) {
    this.replaceChildren(...(content == null ? [] : [content]));
  }

  /** The element itself, as older pages ask for it. */
  get element(): HTMLElement {
    return this;
  }

  /** `click` gets where the marker is, as the events of a map. */
  addListener(eventName: string, handler: Handler): MapsEventListener {
    return listen(this, eventName, handler);
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
    if (type !== "click" && type !== "gmp-click") return;
    getState(this).hearing.add(listener);
    this.requestUpdate();
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener, options);
    if (getState(this).hearing.delete(listener)) this.requestUpdate();
  }

  override propertyChanged(name: string): void {
    // A page measures a marker right after it has set where it is.
    if (name === "position") placeNow(this);
    this.requestUpdate();
  }

  protected override update(): void {
    const state = getState(this);
    const around = mapAround(this);
    if (around !== null) state.map = around;
    else if (this.closest("gmp-map") !== null) {
      void customElements.whenDefined("gmp-map").then(() => this.requestUpdate());
    }
    const stage = state.map === null ? null : getStage(state.map);
    if (stage !== state.stage) {
      leaveStage(state);
      state.stage = stage;
      stage?.things.add(state.onStage);
      // Names of markers without a title are in the language of the page.
      if (stage?.words.text === null) {
        stage.words.load().then(
          () => this.requestUpdate(),
          () => {},
        );
      }
    }
    const behavior = this.collisionBehavior ?? "REQUIRED";
    if (stage !== null && state.stopColliding === null && this.collisionBehavior !== null) {
      state.stopColliding = collide(stage, {
        element: this,
        behavior: () => this.collisionBehavior ?? behavior,
        priority: () => this.zIndex ?? 0,
        giveWay: (isHidden) => {
          state.givesWay = isHidden;
          put(this);
        },
      });
    }
    if (state.map !== null && this.firstElementChild === null) getPin(this);
    placeNow(this);
    this.#tellWhatItIs();
  }

  protected override leave(): void {
    const state = getState(this);
    const { map } = state;
    leaveStage(state);
    if (map !== null) getStage(map).things.moved(this);
    // Where the map itself was taken out of the page, the marker comes back with it.
    if (map !== null && this.getRootNode() !== getStage(map).children.parent.getRootNode()) state.map = null;
  }

  #tellWhatItIs(): void {
    const canBePressed = isClickable(this);
    const canBeFocused = canBePressed || this.gmpDraggable;
    const label = this.title === "" ? null : this.title;
    const text = getState(this).stage?.words.text;
    // A pin alone has no words: it is called a marker.
    const isNameless = this.textContent.trim() === "" && this.querySelector("[alt], [aria-label]") === null;
    const name = label ?? (canBeFocused && isNameless ? (text?.marker ?? "Marker") : null);
    setOwn(this, "role", canBeFocused ? "button" : label === null ? null : "img");
    setOwn(this, "tabindex", canBeFocused ? "0" : null);
    setOwn(this, "aria-label", name);
    // How it is moved is said once it can be.
    const canBeMoved = this.gmpDraggable && letDrag(this, getDraggable(this), () => this.requestUpdate());
    setOwn(this, "aria-description", canBeMoved ? (text?.dragKeys ?? null) : null);
  }
}

function getState(marker: AdvancedMarkerElement): MarkerState {
  let state = STATES.get(marker);
  if (state === undefined) {
    const onStage: OnStage = { place: () => put(marker) };
    state = {
      internals: marker.attachInternals(),
      map: null,
      stage: null,
      onStage,
      stopColliding: null,
      givesWay: false,
      hearing: new Set(),
      own: new Map(),
    };
    STATES.set(marker, state);
  }
  return state;
}

function getDraggable(marker: AdvancedMarkerElement): Draggable {
  return {
    isDraggable: () => marker.gmpDraggable,
    stage: () => getState(marker).stage,
    position: () => marker.position?.toJSON() ?? null,
    moveTo: (position) => {
      // Numbers, as pages read them that print where a marker was put down.
      marker.position = new LatLngAltitude(position.toJSON());
      placeNow(marker);
    },
    tell: (step, event) => trigger(marker, step, event),
  };
}

function leaveStage(state: MarkerState): void {
  state.stage?.things.remove(state.onStage);
  state.stage = null;
  state.stopColliding?.();
  state.stopColliding = null;
}

/** The map of the `gmp-map` that it is a child of. */
function mapAround(marker: AdvancedMarkerElement): GoogleMap | null {
  const element = marker.closest("gmp-map");
  return element instanceof MapElement ? element.innerMap : null;
}

/** What stands in it while the page gives nothing else; made when first needed, as groups hide most markers. */
function getPin(marker: AdvancedMarkerElement): Element | null {
  const slot = marker.shadowRoot?.querySelector("slot");
  if (slot == null) return null;
  if (slot.firstElementChild === null) slot.append(marker.ownerDocument.createElement("gmp-pin"));
  return slot.firstElementChild;
}

function isClickable(marker: AdvancedMarkerElement): boolean {
  return marker.gmpClickable || getState(marker).hearing.size > 0;
}

/** Puts it where it now is, with the window that is open at it. */
function placeNow(marker: AdvancedMarkerElement): void {
  put(marker);
  getState(marker).stage?.things.moved(marker);
}

function put(marker: AdvancedMarkerElement): void {
  const state = getState(marker);
  const viewport = state.stage?.viewport;
  const { position } = marker;
  // Out of sight until it has a place. Its style is the page's, which may hide and show it too.
  hold(state, NOWHERE, position === null);
  if (viewport == null || position === null) return;
  const pixel = viewport.projectToPixel(position.toJSON());
  putAt(marker, pixel, marker.anchorLeft, marker.anchorTop, marker.zIndex);
  // Its size stays, for windows and for the next collision. What has the keyboard keeps it.
  const wasHidden = state.internals.states.has(HIDDEN);
  const isGone = isOutOfSight(pixel, viewport.size) && (wasHidden || !marker.matches(":focus-within"));
  hold(state, HIDDEN, state.givesWay || isGone);
}

/** Each change is looked at by the browser, so there are none without need. */
function hold({ internals: { states } }: MarkerState, name: string, isHeld: boolean): void {
  if (states.has(name) === isHeld) return;
  if (isHeld) states.add(name);
  else states.delete(name);
}

function clicked(marker: AdvancedMarkerElement, event: MouseEvent): void {
  if (!isClickable(marker)) return;
  const { stage } = getState(marker);
  const { position } = marker;
  const latLng = position === null ? null : new LatLng(position.toJSON());
  // For those who listen as to a map: the event has what theirs have.
  Object.defineProperties(event, {
    domEvent: { value: event },
    latLng: { value: latLng },
    pixel: { value: stage === null ? null : pixelIn(stage.host, event) },
    stop: { value: () => event.stopPropagation() },
  });
  marker.dispatchEvent(
    new AdvancedMarkerClickEvent("gmp-click", { bubbles: true, cancelable: true, domEvent: event, latLng }),
  );
}

/** Sets or takes away an attribute, and leaves one alone that the page has set itself. */
function setOwn(marker: AdvancedMarkerElement, name: string, value: string | null): void {
  const { own } = getState(marker);
  const now = marker.getAttribute(name);
  if (now !== null && now !== own.get(name)) return;
  if (value === null) {
    own.delete(name);
    if (now !== null) marker.removeAttribute(name);
  } else if (now !== value) {
    own.set(name, value);
    marker.setAttribute(name, value);
  }
}
