import type { LatLngLiteral } from "../../core/lat-lng.ts";
import { trigger } from "../../core/listeners.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import type { Pixel, Viewport } from "../camera/viewport.ts";
import { keepClicks } from "../hear-pointer.ts";
import { getMapPanes } from "../map-panes.ts";
import { mapMouseEvent, POINTER_EVENTS, pixelIn } from "../mouse-event.ts";
import type { MapStage } from "../stage/map-stage.ts";
import { getStage, isMap } from "../stage/stage-of-map.ts";
import { greatCircle } from "./great-circle.ts";
import type { CircleOutline, Rings } from "./outline.ts";
import { ringAround } from "./ring-around.ts";

/** The path of a shape on a map, with the looks of the shape's values. */
export class DrawnShape {
  private readonly shape: MVCObject;
  private readonly outline: () => Rings | CircleOutline;
  private readonly path: SVGPathElement;
  private stage: MapStage | null = null;

  constructor(shape: MVCObject, outline: () => Rings | CircleOutline) {
    this.shape = shape;
    this.outline = outline;
    this.path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    keepClicks(this.path, () => this.isClickable());
    for (const [domName, name] of Object.entries(POINTER_EVENTS)) {
      this.path.addEventListener(domName, (event) => this.hear(name, event as MouseEvent));
    }
  }

  /** Redraws the shape on its current map. */
  redraw(): void {
    this.goToMap();
    this.draw();
  }

  private goToMap(): void {
    const map: unknown = this.shape.get("map");
    const isShown = isMap(map) && this.shape.get("visible") !== false;
    const stage = isShown ? getStage(map) : null;
    if (stage === this.stage) return;
    if (this.stage !== null) getMapPanes(this.stage).drawers.delete(this.draw);
    this.path.ownerSVGElement?.remove();
    this.stage = stage;
    if (stage === null) return;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("width", "1");
    svg.setAttribute("height", "1");
    svg.setAttribute("aria-hidden", "true");
    svg.style.position = "absolute";
    svg.style.overflow = "visible";
    svg.append(this.path);
    const panes = getMapPanes(stage);
    panes.panes.overlayLayer.append(svg);
    panes.drawers.add(this.draw);
  }

  private readonly draw = (): void => {
    const viewport = this.stage?.viewport;
    if (this.stage == null || viewport == null) return;
    const { rings, isClosed } = toRings(this.outline());
    const { fromLatLngToDivPixel } = getMapPanes(this.stage).projection;
    const toPixel = (point: LatLngLiteral) => fromLatLngToDivPixel(point) ?? { x: 0, y: 0 };
    const isGeodesic = this.shape.get("geodesic") === true;
    const path = rings
      .map((ring) => (isGeodesic ? greatCircle(isClosed ? [...ring, ...ring.slice(0, 1)] : ring) : ring))
      .map((ring) => toPath(ring.map(toPixel), viewport, isClosed))
      .join("");
    const read = (option: string, fallback: string | number) => String(this.shape.get(option) ?? fallback);
    const attributes = {
      d: path,
      fill: isClosed ? read("fillColor", "#000") : "none",
      "fill-opacity": read("fillOpacity", 0.3),
      "fill-rule": "evenodd",
      stroke: read("strokeColor", "#000"),
      "stroke-opacity": read("strokeOpacity", 1),
      "stroke-width": read("strokeWeight", 3),
      "stroke-linejoin": "round",
    };
    for (const [name, value] of Object.entries(attributes)) this.path.setAttribute(name, value);
    this.path.style.pointerEvents = this.isClickable() ? "visiblePainted" : "none";
    this.path.style.cursor = this.isClickable() ? "pointer" : "";
    const { ownerSVGElement } = this.path;
    if (ownerSVGElement !== null) ownerSVGElement.style.zIndex = read("zIndex", "auto");
  };

  private isClickable(): boolean {
    return this.shape.get("clickable") !== false;
  }

  private hear(name: string, event: MouseEvent): void {
    if (this.stage?.viewport == null || !this.isClickable()) return;
    trigger(this.shape, name, mapMouseEvent(event, this.stage.viewport, pixelIn(this.stage.host, event)));
  }
}

function toRings(outline: Rings | CircleOutline): Rings {
  if ("rings" in outline) return outline;
  const { center, radius } = outline;
  return { rings: center === null || radius <= 0 ? [] : [ringAround(center, radius)], isClosed: true };
}

/** Makes a path; each point is in the copy of the world nearest to the previous point. */
function toPath(pixels: readonly Pixel[], { worldWidth }: Viewport, isClosed: boolean): string {
  let before: number | null = null;
  const points = pixels.map(({ x, y }) => {
    const near: number = before === null ? x : x + Math.round((before - x) / worldWidth) * worldWidth;
    before = near;
    return `${Math.round(near * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}${isClosed ? "Z" : ""}`;
}
