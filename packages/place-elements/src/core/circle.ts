import { LatLng, type LatLngLiteral, wrapLng } from "./lat-lng.ts";
import { LatLngBounds } from "./lat-lng-bounds.ts";
import { MVCObject } from "./mvc-object.ts";

export interface CircleLiteral {
  center: LatLng | LatLngLiteral;
  /** In metres. */
  radius: number;
}

/** Options of a circle; `map` is a map of `src/map`. */
export interface CircleOptions {
  center?: LatLng | LatLngLiteral | null;
  radius?: number | null;
  map?: unknown;
  clickable?: boolean | null;
  draggable?: boolean | null;
  editable?: boolean | null;
  visible?: boolean | null;
  fillColor?: string | null;
  fillOpacity?: number | null;
  strokeColor?: string | null;
  strokeOpacity?: number | null;
  strokePosition?: number | null;
  strokeWeight?: number | null;
  zIndex?: number | null;
}

/** Equatorial radius of the earth in metres, used for distances on a map. */
export const MAP_EARTH_RADIUS_METRES = 6_378_137;

/** Called after each change of a circle. */
type CircleDrawing = (circle: Circle, key: string) => void;
let drawing: CircleDrawing | null = null;

/** Sets the function that draws circles on maps. */
export function drawCirclesWith(draw: CircleDrawing): void {
  drawing = draw;
}

/** A circle on the earth. Searches take it as an area, and maps draw it. */
export class Circle extends MVCObject {
  constructor(options?: Circle | CircleLiteral | CircleOptions | null) {
    super();
    this.setValues(
      options instanceof Circle ? { center: options.getCenter(), radius: options.getRadius() } : options,
    );
  }

  /** Returns the bounds of the circle, or null without a center or a radius. */
  getBounds(): LatLngBounds | null {
    const center = this.getCenter();
    const radius: unknown = this.get("radius");
    if (center === null || typeof radius !== "number") return null;
    const angle = (radius / MAP_EARTH_RADIUS_METRES / Math.PI) * 180;
    const south = center.lat() - angle;
    const north = center.lat() + angle;
    const holdsPole = south <= -90 || north >= 90;
    const sine = Math.sin((angle / 180) * Math.PI) / Math.cos((center.lat() / 180) * Math.PI);
    const aside = holdsPole ? 180 : (Math.asin(Math.min(1, sine)) / Math.PI) * 180;
    return new LatLngBounds({
      south: Math.max(-90, south),
      north: Math.min(90, north),
      west: holdsPole ? -180 : wrapLng(center.lng() - aside),
      east: holdsPole ? 180 : wrapLng(center.lng() + aside),
    });
  }

  getCenter(): LatLng | null {
    return this.get("center") ?? null;
  }

  getDraggable(): boolean {
    return this.get("draggable") === true;
  }

  getEditable(): boolean {
    return this.get("editable") === true;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the class of maps loads separately.
  getMap(): any {
    return this.get("map") ?? null;
  }

  getRadius(): number {
    return this.get("radius") ?? 0;
  }

  getVisible(): boolean {
    return this.get("visible") !== false;
  }

  setCenter(center: LatLng | LatLngLiteral | null | undefined): void {
    this.set("center", center == null ? null : new LatLng(center));
  }

  setDraggable(draggable: boolean): void {
    this.set("draggable", draggable);
  }

  setEditable(editable: boolean): void {
    this.set("editable", editable);
  }

  setMap(map: unknown): void {
    this.set("map", map);
  }

  setOptions(options: CircleOptions | null): void {
    this.setValues(options);
  }

  setRadius(radius: number): void {
    this.set("radius", radius);
  }

  setVisible(visible: boolean): void {
    this.set("visible", visible);
  }

  override changed(key: string): void {
    drawing?.(this, key);
  }
}
