import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import { type Handler, hasListeners, type MapsEventListener, trigger } from "../core/listeners.ts";
import { toLatLng } from "../core/location-input.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ANCHOR } from "../map/anchor.ts";
import { type Map as GoogleMap, isMap, stageOf } from "../map/map.ts";
import { MarkerBox } from "./marker-box.ts";
import type { MarkerIcon } from "./marker-icon.ts";

export interface MarkerLabel {
  text: string;
  className?: string;
  color?: string;
  fontFamily?: string;
  fontSize?: string;
  fontWeight?: string;
}

/** `google.maps.Marker`, as older pages use it: an object, of which the map shows a picture. */
export class Marker extends MVCObject {
  /** More than any zIndex of a page's own. */
  static readonly MAX_ZINDEX = 1_000_000;

  private box: MarkerBox | null = null;
  private isWaiting = false;

  constructor(options?: object | null) {
    super();
    this.setValues({ clickable: true, visible: true, ...options });
  }

  /** The element that windows open at. */
  [ANCHOR](): HTMLElement | null {
    return this.box?.element ?? null;
  }

  override addListener(eventName: string, handler: Handler): MapsEventListener {
    const listener = super.addListener(eventName, handler);
    // Who listens to its clicks makes it a button.
    this.changed("listeners");
    return listener;
  }

  getAnimation(): number | null | undefined {
    return this.get("animation");
  }

  getClickable(): boolean {
    return this.get("clickable") !== false;
  }

  getCursor(): string | null | undefined {
    return this.get("cursor");
  }

  getDraggable(): boolean {
    return this.get("draggable") === true;
  }

  getIcon(): MarkerIcon {
    return this.get("icon");
  }

  getLabel(): MarkerLabel | string | null | undefined {
    return this.get("label");
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getOpacity(): number | null | undefined {
    return this.get("opacity");
  }

  getPosition(): LatLng | null | undefined {
    return this.get("position");
  }

  getShape(): object | null | undefined {
    return this.get("shape");
  }

  getTitle(): string | null | undefined {
    return this.get("title");
  }

  getVisible(): boolean {
    return this.get("visible") !== false;
  }

  getZIndex(): number | null | undefined {
    return this.get("zIndex");
  }

  setAnimation(animation?: number | null): void {
    this.set("animation", animation ?? null);
  }

  setClickable(isClickable: boolean): void {
    this.set("clickable", isClickable);
  }

  setCursor(cursor?: string | null): void {
    this.set("cursor", cursor ?? null);
  }

  setDraggable(isDraggable: boolean | null): void {
    this.set("draggable", isDraggable === true);
  }

  setIcon(icon?: MarkerIcon): void {
    this.set("icon", icon ?? null);
  }

  setLabel(label?: string | MarkerLabel | null): void {
    this.set("label", label ?? null);
  }

  setMap(map: unknown): void {
    if (map != null && !isMap(map)) {
      throw new TypeError("setMap: not a Map of this kit; give what new google.maps.Map() made, or null.");
    }
    this.set("map", map ?? null);
  }

  setOpacity(opacity?: number | null): void {
    this.set("opacity", opacity ?? null);
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setPosition(latLng?: LatLng | LatLngLiteral | null): void {
    this.set("position", latLng == null ? null : toLatLng(latLng, "position"));
  }

  /** Kept; the whole of a marker takes clicks. */
  setShape(shape?: object | null): void {
    this.set("shape", shape ?? null);
  }

  setTitle(title?: string | null): void {
    this.set("title", title ?? null);
  }

  setVisible(isVisible: boolean): void {
    this.set("visible", isVisible);
  }

  setZIndex(zIndex?: number | null): void {
    this.set("zIndex", zIndex ?? null);
  }

  override changed(key: string): void {
    // What a page reads back at once is there at once; the rest is drawn once for all that changes in a tick.
    if (key === "position") this.box?.place();
    if (this.isWaiting) return;
    this.isWaiting = true;
    queueMicrotask(() => {
      this.isWaiting = false;
      this.draw();
    });
  }

  private draw(): void {
    const map = this.getMap();
    const stage = map !== null && this.getVisible() ? stageOf(map) : null;
    if (this.box !== null && this.box.stage !== stage) {
      this.box.remove();
      this.box = null;
    }
    if (stage === null) return;
    this.box ??= new MarkerBox(stage, {
      look: () => ({
        position: this.getPosition()?.toJSON() ?? null,
        icon: this.getIcon(),
        label: labelOf(this.getLabel()),
        title: this.getTitle() ?? "",
        cursor: this.getCursor() ?? null,
        opacity: this.getOpacity() ?? 1,
        zIndex: this.getZIndex() ?? null,
        isClickable: this.getClickable(),
        isDraggable: this.getDraggable(),
        isHeard: hasListeners(this, "click"),
      }),
      moveTo: (position) => this.setPosition(position),
      tell: (eventName, event) => trigger(this, eventName, event),
    });
    this.box.draw();
  }
}

function labelOf(label: string | MarkerLabel | null | undefined): MarkerLabel | null {
  return typeof label === "string" ? { text: label } : (label ?? null);
}
