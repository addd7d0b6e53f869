import { LatLngBounds, type LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import { loadPart } from "../../core/load-part.ts";
import { toLatLngBounds } from "../../core/location-input.ts";
import { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { toMap } from "../stage/stage-of-map.ts";
import type { PictureOverlay } from "./picture-overlay.ts";

/** `google.maps.GroundOverlay`: a picture between two corners. Its drawing loads when it is first on a map. */
export class GroundOverlay extends MVCObject {
  private readonly url: string;
  private readonly bounds: LatLngBounds;
  private drawing: Promise<PictureOverlay> | null = null;

  constructor(url: string, bounds: LatLngBounds | LatLngBoundsLiteral | null, options?: object | null) {
    super();
    this.url = url;
    this.bounds = bounds === null ? new LatLngBounds() : toLatLngBounds(bounds, "bounds");
    this.setValues({ clickable: true, opacity: 1, ...options });
  }

  getBounds(): LatLngBounds {
    return this.bounds;
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getOpacity(): number {
    return this.get("opacity");
  }

  getUrl(): string {
    return this.url;
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOpacity(opacity: number): void {
    this.set("opacity", opacity);
  }

  override changed(_key: string): void {
    if (this.drawing === null && this.getMap() === null) return;
    this.drawing ??= loadPart("picture on the map", () => import("./picture-overlay.ts")).then(
      ({ PictureOverlay }) => new PictureOverlay(this),
    );
    this.drawing.then((drawing) => drawing.update(), console.error);
  }
}
