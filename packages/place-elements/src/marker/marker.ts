import { makeMembersEnumerable } from "../core/enumerable-members.ts";
import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import { type Handler, hasListeners, listen, type MapsEventListener, trigger } from "../core/listeners.ts";
import { toLatLng } from "../core/location-input.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import { withoutNew } from "../core/without-new.ts";
import { ANCHOR } from "../map/anchor.ts";
import type { GoogleMap } from "../map/google-map.ts";
import { keepValues } from "../map/keep-values.ts";
import { getStage, toMap } from "../map/stage/stage-of-map.ts";
import { MarkerBox, type MarkerLabel } from "./marker-box.ts";
import type { MarkerIcon } from "./marker-icon.ts";

/** `google.maps.Marker` of legacy pages: an object that the map shows as an image. */
class MarkerClass extends MVCObject {
  /** Above every zIndex of a page. */
  static readonly MAX_ZINDEX = 1_000_000;
  declare getAnimation: () => number | null;
  declare getCursor: () => string | null;
  declare getIcon: () => MarkerIcon;
  declare getLabel: () => MarkerLabel | string | null;
  declare getOpacity: () => number | null;
  declare getShape: () => object | null;
  declare getTitle: () => string | null;
  declare getZIndex: () => number | null;
  declare setAnimation: (animation?: number | null) => void;
  declare setCursor: (cursor?: string | null) => void;
  declare setIcon: (icon?: MarkerIcon) => void;
  declare setLabel: (label?: string | MarkerLabel | null) => void;
  declare setOpacity: (opacity?: number | null) => void;
  declare setShape: (shape?: object | null) => void;
  declare setTitle: (title?: string | null) => void;
  declare setZIndex: (zIndex?: number | null) => void;

  constructor(options?: object | null) {
    super();
    startMarker(this, options);
  }

  override addListener(eventName: string, handler: Handler): MapsEventListener {
    const listener = listen(this, eventName, handler);
    // A click listener turns the marker into a button.
    this.changed("listeners");
    return listener;
  }

  getClickable(): boolean {
    return this.get("clickable") !== false;
  }

  getDraggable(): boolean {
    return this.get("draggable") === true;
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getPosition(): LatLng | null | undefined {
    return this.get("position");
  }

  getVisible(): boolean {
    return this.get("visible") !== false;
  }

  setClickable(isClickable: boolean): void {
    this.set("clickable", isClickable);
  }

  setDraggable(isDraggable: boolean | null): void {
    this.set("draggable", isDraggable === true);
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setPosition(latLng?: LatLng | LatLngLiteral | null): void {
    this.set("position", latLng == null ? null : toLatLng(latLng, "position"));
  }

  setVisible(isVisible: boolean): void {
    this.set("visible", isVisible);
  }

  override changed(key: string): void {
    const drawn = getDrawnState(this);
    // Pages measure the position at once; everything else is drawn once per tick.
    if (key === "position") drawn.box?.place();
    if (drawn.isWaiting) return;
    drawn.isWaiting = true;
    queueMicrotask(() => {
      drawn.isWaiting = false;
      draw(this, drawn);
    });
  }
}

/** Initialises a marker, also an object of a page's ES5 class. */
function startMarker(marker: MarkerClass, options?: object | null): void {
  marker.setValues({ clickable: true, visible: true, ...options });
}

/** The drawn state of a marker. */
interface Drawn {
  box: MarkerBox | null;
  isWaiting: boolean;
}

/** A symbol, since classes that copy our methods may use any name. */
const DRAWN = Symbol("drawn");

function getDrawnState(marker: MarkerClass): Drawn {
  return ownState(marker, DRAWN, () => {
    const drawn: Drawn = { box: null, isWaiting: false };
    // Windows open at this element.
    Object.defineProperty(marker, ANCHOR, { value: () => drawn.box?.element ?? null });
    return drawn;
  });
}

function draw(marker: MarkerClass, drawn: Drawn): void {
  const map = marker.getMap();
  const stage = map !== null && marker.getVisible() ? getStage(map) : null;
  if (drawn.box !== null && drawn.box.stage !== stage) {
    drawn.box.remove();
    drawn.box = null;
  }
  if (stage === null) return;
  drawn.box ??= new MarkerBox(stage, {
    look: () => ({
      position: (marker.getPosition() ?? getPlaceLocation(marker))?.toJSON() ?? null,
      animation: marker.getAnimation(),
      icon: marker.getIcon(),
      label: readLabel(marker.getLabel()),
      title: marker.getTitle() ?? "",
      cursor: marker.getCursor() ?? null,
      opacity: marker.getOpacity() ?? 1,
      zIndex: marker.getZIndex() ?? null,
      isClickable: marker.getClickable(),
      isDraggable: marker.getDraggable(),
      isHeard: hasListeners(marker, "click"),
    }),
    moveTo: (position) => marker.setPosition(position),
    tell: (eventName, event) => trigger(marker, eventName, event),
  });
  drawn.box.draw();
}

/** The location of the place that a page gave in place of a position. */
function getPlaceLocation(marker: MarkerClass): LatLng | null {
  const { location } = (marker.get("place") ?? {}) as { location?: unknown };
  return location == null ? null : toLatLng(location, "place.location");
}

function readLabel(label: string | MarkerLabel | null | undefined): MarkerLabel | null {
  if (typeof label === "string") return { text: label };
  // Libraries store other objects under this name.
  return typeof label?.text === "string" ? label : null;
}

// Kept without effect: shapes, and the attribution that wrappers still set.
keepValues(
  MarkerClass,
  "Animation",
  "Attribution",
  "Cursor",
  "Icon",
  "Label",
  "Opacity",
  "Place",
  "Shape",
  "Title",
  "ZIndex",
);
makeMembersEnumerable(MarkerClass);

export type Marker = MarkerClass;
export const Marker = withoutNew(MarkerClass, startMarker);
