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
  // Pages read back the class they set: `lat` is a function in one and a number in the other.
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

/** State for the style sheet: the marker has no position yet. */
const NOWHERE = "nowhere";
/** State for the style sheet: beyond the edge, or hidden by another marker. */
const HIDDEN = "hidden";

/** State of a marker beside its properties. Made on first use, which is during construction. */
interface MarkerState {
  internals: ElementInternals;
  map: GoogleMap | null;
  /** The current stage. */
  stage: MapStage | null;
  onStage: OnStage;
  stopColliding: (() => void) | null;
  /** Whether another marker hides it. */
  isCollided: boolean;
  /** Click listeners: a marker with listeners is a button. */
  hearing: Set<unknown>;
  /** Attributes that the marker itself has set, with their values. */
  own: Map<string, string>;
}

const STATES = new WeakMap<AdvancedMarkerElement, MarkerState>();

/**
 * `<gmp-advanced-marker>`: an element of the page at a point of a map, by default a
 * pin. It is in the page's tree, so the page's styles apply to its content. With a
 * click listener it is a button, also for the keyboard.
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

  /** The map of the marker, or null. */
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

  /** Sets `map`, for pages that call a method. */
  setMap(map: GoogleMap | null): void {
    this.map = map;
  }

  /** The visible content: an element of the page, or by default a pin. */
  get content(): Node | null {
    return this.firstElementChild ?? getPin(this);
  }

  set content(content: Node | null | undefined) {
    this.replaceChildren(...(content == null ? [] : [content]));
  }

  /** The element itself, for legacy pages. */
  get element(): HTMLElement {
    return this;
  }

  /** Listeners of `click` also receive the position, like listeners of a map. */
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
    // Pages measure a marker right after setting its position.
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
      // A marker without a title has a name in the page's language.
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
          state.isCollided = isHidden;
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
    // If the map itself was removed, the marker comes back with it.
    if (map !== null && this.getRootNode() !== getStage(map).children.parent.getRootNode()) state.map = null;
  }

  #tellWhatItIs(): void {
    const canBePressed = isClickable(this);
    const canBeFocused = canBePressed || this.gmpDraggable;
    const label = this.title === "" ? null : this.title;
    const text = getState(this).stage?.words.text;
    // A pin has no text, so its name is the word for marker.
    const isNameless = this.textContent.trim() === "" && this.querySelector("[alt], [aria-label]") === null;
    const name = label ?? (canBeFocused && isNameless ? (text?.marker ?? "Marker") : null);
    setOwn(this, "role", canBeFocused ? "button" : label === null ? null : "img");
    setOwn(this, "tabindex", canBeFocused ? "0" : null);
    setOwn(this, "aria-label", name);
    // The description of moving is set once it works.
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
      isCollided: false,
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
      // Pages that log the new position expect numbers.
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

/** Returns the map of the `gmp-map` around the marker, or null. */
function mapAround(marker: AdvancedMarkerElement): GoogleMap | null {
  const element = marker.closest("gmp-map");
  return element instanceof MapElement ? element.innerMap : null;
}

/** Returns the default pin; made on first use, since clusters hide most markers. */
function getPin(marker: AdvancedMarkerElement): Element | null {
  const slot = marker.shadowRoot?.querySelector("slot");
  if (slot == null) return null;
  if (slot.firstElementChild === null) slot.append(marker.ownerDocument.createElement("gmp-pin"));
  return slot.firstElementChild;
}

function isClickable(marker: AdvancedMarkerElement): boolean {
  return marker.gmpClickable || getState(marker).hearing.size > 0;
}

/** Positions the marker and the window that is open at it. */
function placeNow(marker: AdvancedMarkerElement): void {
  put(marker);
  getState(marker).stage?.things.moved(marker);
}

function put(marker: AdvancedMarkerElement): void {
  const state = getState(marker);
  const viewport = state.stage?.viewport;
  const { position } = marker;
  // Hidden until it has a position. The state leaves the style to the page.
  hold(state, NOWHERE, position === null);
  if (viewport == null || position === null) return;
  const pixel = viewport.projectToPixel(position.toJSON());
  putAt(marker, pixel, marker.anchorLeft, marker.anchorTop, marker.zIndex);
  // Hidden markers keep their size for windows and collisions. A focused marker stays visible.
  const wasHidden = state.internals.states.has(HIDDEN);
  const isGone = isOutOfSight(pixel, viewport.size) && (wasHidden || !marker.matches(":focus-within"));
  hold(state, HIDDEN, state.isCollided || isGone);
}

/** Sets a state only if it changes, since each change costs a style update. */
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
  // Adds the members of map events.
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

/** Sets or removes an attribute, unless the page has set it. */
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
