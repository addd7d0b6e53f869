import { latitudeAt, longitudeAt, worldX, worldY } from "@lieudit/place-map/web-mercator";
import { LatLng } from "../../core/lat-lng.ts";
import type { MapsEventListener } from "../../core/listeners.ts";
import { Point } from "../../core/point.ts";
import { WORLD_PIXELS } from "../camera/viewport.ts";
import type { GoogleMap } from "../google-map.ts";
import { OverlayView } from "../overlay-view.ts";
import type { ImageMapType } from "./image-map-type.ts";

/** More tiles than this are a mistake of the page's sizes. */
const MAX_TILES = 400;

/** Draws the visible tiles of an `ImageMapType`. */
export class TileOverlay extends OverlayView {
  private readonly type: ImageMapType;
  private readonly tiles = new Map<string, Element | null>();
  private box: HTMLElement | null = null;
  private listeners: MapsEventListener[] = [];

  constructor(type: ImageMapType) {
    super();
    this.type = type;
  }

  override onAdd(): void {
    const box = document.createElement("div");
    this.box = box;
    const fade = () => {
      box.style.opacity = String(this.type.getOpacity());
    };
    fade();
    this.getPanes()?.mapPane.append(box);
    this.listeners = [
      this.type.addListener("opacity_changed", fade),
      (this.getMap() as GoogleMap).addListener("bounds_changed", () => this.draw()),
    ];
  }

  override draw(): void {
    const map = this.getMap();
    const bounds = map?.getBounds()?.toJSON();
    const { box, type } = this;
    if (map == null || bounds === undefined || box === null) return;
    // Tiles of 512 pixels are those of the zoom before.
    const zoom = Math.round((map.getZoom() ?? 0) - Math.log2(type.tileSize.width / WORLD_PIXELS));
    const wanted = new Map<string, [x: number, y: number]>();
    if (zoom >= type.minZoom && zoom <= type.maxZoom) {
      const count = 2 ** zoom;
      const east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east;
      for (let x = Math.floor(worldX(bounds.west) * count); x <= Math.floor(worldX(east) * count); x++) {
        const last = Math.min(count - 1, Math.floor(worldY(bounds.south) * count));
        for (let y = Math.max(0, Math.floor(worldY(bounds.north) * count)); y <= last; y++) {
          if (wanted.size < MAX_TILES) wanted.set(`${zoom}/${x}/${y}`, [x, y]);
        }
      }
    }
    for (const [key, tile] of this.tiles) {
      if (wanted.has(key)) continue;
      type.releaseTile(tile);
      tile?.remove();
      this.tiles.delete(key);
    }
    for (const [key, [x, y]] of wanted) {
      if (!this.tiles.has(key)) {
        const tile = type.getTile(new Point(x, y), zoom, document);
        this.tiles.set(key, tile);
        if (tile !== null) box.append(tile);
      }
      this.put(this.tiles.get(key) ?? null, x, y, 2 ** zoom);
    }
  }

  override onRemove(): void {
    for (const listener of this.listeners) listener.remove();
    this.box?.remove();
    this.box = null;
    this.tiles.clear();
  }

  private put(tile: Element | null, x: number, y: number, count: number): void {
    if (!(tile instanceof HTMLElement)) return;
    const corner = (dx: number, dy: number) =>
      this.getProjection().fromLatLngToDivPixel(
        new LatLng(latitudeAt((y + dy) / count), longitudeAt((x + dx) / count)),
      );
    const [start, end] = [corner(0, 0), corner(1, 1)];
    if (start === null || end === null) return;
    const { style } = tile;
    style.position = "absolute";
    style.insetBlockStart = "0";
    style.left = "0";
    style.transform = `translate(${start.x}px, ${start.y}px)`;
    style.inlineSize = `${end.x - start.x}px`;
    style.blockSize = `${end.y - start.y}px`;
    style.maxInlineSize = "none";
  }
}
