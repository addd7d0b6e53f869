import type { LatLngBounds } from "../../core/lat-lng-bounds.ts";
import { loadPart } from "../../core/load-part.ts";
import { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { keepValues } from "../keep-values.ts";
import { toMap } from "../stage/stage-of-map.ts";
import type { KmlDrawing } from "./kml-drawing.ts";
import type { KmlLayerMetadata, KmlLayerStatusName } from "./kml-types.ts";

export declare interface KmlLayer {
  getDefaultViewport(): LatLngBounds | null;
  getMetadata(): KmlLayerMetadata | null;
  getStatus(): KmlLayerStatusName | null;
  getUrl(): string;
  setUrl(url: string): void;
  getZIndex(): number;
  setZIndex(zIndex: number): void;
}

/**
 * `google.maps.KmlLayer`: a KML or KMZ document on a map. The visitor's browser fetches it, so another site must
 * allow that (CORS). The code that reads and draws it loads when the layer first has a map and a URL.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `keepValues` adds these accessors
export class KmlLayer extends MVCObject {
  private drawing: Promise<KmlDrawing> | null = null;

  /** @param options the options, or the URL as in the legacy form, with the other options in `more` */
  constructor(options?: object | string | null, more?: object | null) {
    super();
    this.setValues(typeof options === "string" ? { ...more, url: options } : options);
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  override changed(key: string): void {
    if (this.drawing === null && (this.getMap() === null || !this.getUrl())) return;
    this.drawing ??= loadPart("layer of a KML document", () => import("./kml-drawing.ts")).then(
      ({ KmlDrawing }) => new KmlDrawing(this),
    );
    if (INPUTS.includes(key)) this.drawing.then((drawing) => drawing.update(), console.error);
  }
}

/** The values that the page sets; the others are results. */
const INPUTS = ["map", "url", "zIndex", "clickable"];

keepValues(KmlLayer, "DefaultViewport", "Metadata", "Status", "Url", "ZIndex");
