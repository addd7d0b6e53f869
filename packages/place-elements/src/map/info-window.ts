import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import { trigger } from "../core/listeners.ts";
import { toLatLng } from "../core/location-input.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import { anchorElement, tipAt } from "./anchor.ts";
import type { Viewport } from "./camera/viewport.ts";
import type { GoogleMap } from "./google-map.ts";
import { InfoWindowBox, type WindowContent } from "./info-window-box.ts";
import type { MapStage } from "./stage/map-stage.ts";
import { getStage, isMap } from "./stage/stage-of-map.ts";
import type { OnStage } from "./stage/things-on-stage.ts";

export interface InfoWindowOpenOptions {
  map?: unknown;
  anchor?: unknown;
  shouldFocus?: boolean | null;
}

/** An open window: its element, and the map it is on. */
interface Opening {
  box: InfoWindowBox;
  stage: MapStage;
  onStage: OnStage;
  /** The element that had the focus before the window. */
  returnTo: HTMLElement | null;
  /** Stops keeping the window in view. */
  letGo: () => void;
}

const OPENING = Symbol("opening");

function getOpening(window: InfoWindow): { now: Opening | null } {
  return ownState(window, OPENING, () => ({ now: null }));
}

/** `google.maps.InfoWindow`: a dialog on a map, at a marker or at a point. */
export class InfoWindow extends MVCObject {
  constructor(options?: object | null) {
    super();
    this.setOptions(options ?? null);
  }

  get isOpen(): boolean {
    return getOpening(this).now !== null;
  }

  close(): void {
    const { now: opening } = getOpening(this);
    if (opening === null) return;
    getOpening(this).now = null;
    const { box, stage, onStage, returnTo, letGo } = opening;
    letGo();
    const hadFocus = box.element.contains(stage.children.activeElement);
    stage.things.remove(onStage);
    box.element.remove();
    // Returns the nodes to the page.
    box.element.replaceChildren();
    if (hadFocus) (anchorElement(this.get("anchor")) ?? returnTo)?.focus({ preventScroll: true });
    if (this.get("map") != null) this.set("map", null);
    trigger(this, "close");
  }

  /** Moves the focus into the window. */
  focus(): void {
    getOpening(this).now?.box.element.focus({ preventScroll: true });
  }

  getContent(): WindowContent {
    return this.get("content");
  }

  getHeaderContent(): WindowContent {
    return this.get("headerContent");
  }

  getHeaderDisabled(): boolean | undefined {
    return this.get("headerDisabled");
  }

  /** Returns the map of the open window, or null. Legacy pages test by it whether it is open. */
  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getPosition(): LatLng | null | undefined {
    return this.get("position");
  }

  getZIndex(): number {
    return this.get("zIndex") ?? 0;
  }

  /** Opens the window: at `{ map, anchor, shouldFocus }`, or at a map and an anchor. */
  open(options?: InfoWindowOpenOptions | GoogleMap | null, anchor?: unknown): void {
    const isBag = options != null && !isMap(options);
    const request: InfoWindowOpenOptions = isBag ? options : { map: options, anchor };
    const at = request.anchor ?? null;
    const map = findMap(at) ?? request.map ?? null;
    this.set("anchor", at);
    if (!isMap(map)) {
      if (map !== null)
        throw new TypeError("InfoWindow.open: not a Map of this kit; give the map to open it on.");
      this.close();
      return;
    }
    const stage = getStage(map);
    const state = getOpening(this);
    if (state.now !== null && state.now.stage !== stage) this.close();
    if (this.get("map") !== map) this.set("map", map);
    // The page may have overridden `set` to keep windows off the map.
    if (!isMap(this.get("map"))) return;
    const isNew = state.now === null;
    const opening = state.now ?? this.make(stage);
    state.now = opening;
    this.show();
    if (isNew) {
      stage.children.addWindow(opening.box.element);
      stage.things.add(opening.onStage);
    } else stage.things.placeOne(opening.onStage);
    this.settle(opening, request.shouldFocus ?? null);
  }

  setContent(content?: WindowContent): void {
    this.set("content", content);
  }

  setHeaderContent(headerContent?: WindowContent): void {
    this.set("headerContent", headerContent);
  }

  setHeaderDisabled(isDisabled?: boolean | null): void {
    this.set("headerDisabled", isDisabled ?? undefined);
  }

  /** Opens or closes the window, for legacy wrappers. */
  setMap(map: unknown): void {
    this.open({ map });
  }

  setOptions(options?: object | null): void {
    this.setValues(options);
  }

  setPosition(position?: LatLng | LatLngLiteral | null): void {
    this.set("position", position == null ? position : toLatLng(position, "position"));
  }

  setZIndex(zIndex: number): void {
    this.set("zIndex", zIndex);
  }

  override changed(key: string): void {
    const { now: opening } = getOpening(this);
    if (opening === null) return;
    if (key === "map" && this.get("map") == null) {
      this.close();
      return;
    }
    this.show();
    opening.stage.things.placeOne(opening.onStage);
    if (key === "content")
      queueMicrotask(() => getOpening(this).now === opening && trigger(this, "domready"));
  }

  private make(stage: MapStage): Opening {
    const box = new InfoWindowBox(stage.host.ownerDocument, () => {
      trigger(this, "closeclick");
      this.close();
    });
    const { activeElement } = stage.children;
    const place = (viewport: Viewport) => {
      const limits = { least: this.get("minWidth") ?? 0, most: this.get("maxWidth") ?? null };
      box.putAt(this.tip(stage, viewport), stage, limits);
    };
    // Late content enlarges the window. Once the reader has moved the map, the window stays where it is.
    const grown = new ResizeObserver(() => this.bringIntoView(box, stage));
    grown.observe(box.element);
    const map = this.get("map") as GoogleMap;
    const moved = map.addListener("dragstart", () => grown.disconnect());
    return {
      box,
      stage,
      letGo() {
        grown.disconnect();
        moved.remove();
      },
      onStage: { place, follows: (element) => anchorElement(this.get("anchor")) === element },
      returnTo: activeElement instanceof HTMLElement ? activeElement : null,
    };
  }

  private tip(stage: MapStage, viewport: Viewport) {
    const anchor: unknown = this.get("anchor") ?? null;
    const position = this.getPosition();
    const at =
      anchor !== null
        ? tipAt(anchor, stage, viewport)
        : position == null
          ? null
          : viewport.projectToPixel(position.toJSON());
    const offset = this.get("pixelOffset") as { width: number; height: number } | null | undefined;
    return at === null ? null : { x: at.x + (offset?.width ?? 0), y: at.y + (offset?.height ?? 0) };
  }

  private show(): void {
    const { now: opening } = getOpening(this);
    if (opening === null) return;
    const { box, stage } = opening;
    box.fill(this.getContent(), this.getHeaderContent());
    box.showHeader(this.getHeaderDisabled() !== true);
    box.element.style.zIndex = String(this.getZIndex());
    const label = () => box.label(this.get("ariaLabel") ?? null, stage.words.text?.closeCard ?? null);
    label();
    if (stage.words.text === null) stage.words.load().then(label, () => {});
  }

  /** Runs once the window is drawn: moves it into view, focuses it, and fires `domready`. */
  private settle(opening: Opening, shouldFocus: boolean | null): void {
    // The window takes the focus from the map only: a page may open it while the reader types elsewhere.
    const { parent, activeElement } = opening.stage.children;
    const isFromMap = parent.contains(activeElement);
    setTimeout(() => {
      if (getOpening(this).now !== opening) return;
      opening.stage.things.placeOne(opening.onStage);
      if (shouldFocus ?? isFromMap) this.focus();
      trigger(this, "domready");
      if (!opening.box.element.hidden) trigger(this, "visible");
      this.bringIntoView(opening.box, opening.stage);
    });
  }

  private bringIntoView(box: InfoWindowBox, stage: MapStage): void {
    if (this.get("disableAutoPan") === true || box.element.hidden) return;
    const { x, y } = box.beyond(stage);
    const map: unknown = this.get("map");
    if ((x !== 0 || y !== 0) && isMap(map)) map.panBy(x, y);
  }
}

/** Returns the map of a marker. */
function findMap(anchor: unknown): GoogleMap | null {
  if (typeof anchor !== "object" || anchor === null) return null;
  const map: unknown = anchor instanceof MVCObject ? anchor.get("map") : (anchor as { map?: unknown }).map;
  return isMap(map) ? map : null;
}
