import { LatLng } from "../../core/lat-lng.ts";
import type { LatLngBounds } from "../../core/lat-lng-bounds.ts";
import { trigger } from "../../core/listeners.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { OverlayView } from "../overlay-view.ts";

/** A picture between two corners, such as a `GroundOverlay`. */
interface Picture extends MVCObject {
  getBounds(): LatLngBounds;
  getMap(): GoogleMap | null;
  getOpacity(): number;
  getUrl(): string;
}

/** Draws a `GroundOverlay` in the panes of its map. */
export class PictureOverlay extends OverlayView {
  private readonly owner: Picture;
  private image: HTMLImageElement | null = null;

  constructor(owner: Picture) {
    super();
    this.owner = owner;
  }

  update(): void {
    this.setMap(this.owner.getMap());
    if (this.image !== null) this.image.style.opacity = String(this.owner.getOpacity());
  }

  override onAdd(): void {
    const image = document.createElement("img");
    this.image = image;
    image.alt = "";
    image.src = this.owner.getUrl();
    image.draggable = false;
    image.style.position = "absolute";
    const isClickable = this.owner.get("clickable") === true;
    const panes = this.getPanes();
    (isClickable ? panes?.overlayMouseTarget : panes?.overlayLayer)?.append(image);
    if (isClickable) {
      for (const name of ["click", "dblclick"]) {
        image.addEventListener(name, (event) => trigger(this.owner, name, { domEvent: event }));
      }
    }
    this.update();
  }

  override draw(): void {
    const { south, west, north, east } = this.owner.getBounds().toJSON();
    const start = this.getProjection().fromLatLngToDivPixel(new LatLng(north, west));
    const end = this.getProjection().fromLatLngToDivPixel(new LatLng(south, east));
    if (this.image === null || start === null || end === null) return;
    const { style } = this.image;
    style.transform = `translate(${start.x}px, ${start.y}px)`;
    style.insetBlockStart = "0";
    style.left = "0";
    style.inlineSize = `${end.x - start.x}px`;
    style.blockSize = `${end.y - start.y}px`;
    style.maxInlineSize = "none";
  }

  override onRemove(): void {
    this.image?.remove();
    this.image = null;
  }
}
