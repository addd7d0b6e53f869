import { MVCObject } from "../../core/mvc-object.ts";
import type { Point } from "../../core/point.ts";
import { Size } from "../../core/size.ts";
import { MERCATOR } from "../map-projection.ts";

export interface ImageMapTypeOptions {
  alt?: string | null;
  getTileUrl?: ((tile: Point, zoom: number) => string | null) | null;
  maxZoom?: number | null;
  minZoom?: number | null;
  name?: string | null;
  opacity?: number | null;
  tileSize?: Size | null;
}

const TILE_PIXELS = 256;
const EARTH_RADIUS_METRES = 6_378_137;

/** A map of the page's own tiles, shown above the base map by `map.overlayMapTypes`. */
export class ImageMapType extends MVCObject {
  readonly alt: string | null;
  readonly maxZoom: number;
  readonly minZoom: number;
  readonly name: string | null;
  readonly projection = MERCATOR;
  readonly radius = EARTH_RADIUS_METRES;
  readonly tileSize: Size;
  private readonly getTileUrl: NonNullable<ImageMapTypeOptions["getTileUrl"]>;

  constructor(options?: ImageMapTypeOptions | null) {
    super();
    const { alt, getTileUrl, maxZoom, minZoom, name, opacity, tileSize } = options ?? {};
    this.alt = alt ?? null;
    this.maxZoom = maxZoom ?? 22;
    this.minZoom = minZoom ?? 0;
    this.name = name ?? null;
    this.tileSize = tileSize ?? new Size(TILE_PIXELS, TILE_PIXELS);
    this.getTileUrl = getTileUrl ?? (() => null);
    this.set("opacity", opacity ?? 1);
  }

  getOpacity(): number {
    return this.get("opacity");
  }

  /** Returns the picture of a tile; null if the page has none there. */
  getTile(tile: Point | null, zoom: number, page: Document | null): Element | null {
    const url = tile === null ? null : this.getTileUrl(tile, zoom);
    if (url === null || page === null) return null;
    const image = page.createElement("img");
    image.alt = "";
    image.src = url;
    return image;
  }

  releaseTile(tile: Element | null): void {
    tile?.removeAttribute("src");
  }

  setOpacity(opacity: number): void {
    this.set("opacity", opacity);
  }
}
