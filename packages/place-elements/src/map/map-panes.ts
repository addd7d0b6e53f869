import { LatLng, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { toLatLng } from "../core/location-input.ts";
import { Point } from "../core/point.ts";
import type { Pixel, Viewport } from "./camera/viewport.ts";
import type { MapStage } from "./stage/map-stage.ts";
import type { OnStage } from "./stage/things-on-stage.ts";

/** The layers of the page's overlays, from the lowest. */
export interface MapPanes {
  mapPane: Element;
  overlayLayer: Element;
  markerLayer: Element;
  overlayMouseTarget: Element;
  floatPane: Element;
}

/** Below and above the markers of the map. */
const BELOW = ["mapPane", "overlayLayer", "markerLayer"] as const;
const ABOVE = ["overlayMouseTarget", "floatPane"] as const;
/** Above every marker. */
const ABOVE_MARKERS = 2_000_000;

/** Converts points to pixels of the panes, which follow the map at its last zoom or turn. */
export interface CanvasProjection {
  fromContainerPixelToLatLng(pixel: Point | null, noClampNoWrap?: boolean): LatLng | null;
  fromDivPixelToLatLng(pixel: Point | null, noClampNoWrap?: boolean): LatLng | null;
  fromLatLngToContainerPixel(latLng: LatLng | LatLngLiteral): Point | null;
  fromLatLngToDivPixel(latLng: LatLng | LatLngLiteral | null): Point | null;
  getVisibleRegion(): object | null;
  getWorldWidth(): number;
}

/**
 * The panes of one map. They move with the map, so overlays redraw only after a
 * zoom or a turn.
 */
export class PaneSet implements OnStage {
  readonly panes: MapPanes;
  readonly projection: CanvasProjection;
  /** Called when the overlays have to redraw. */
  readonly drawers = new Set<() => void>();

  private readonly stage: MapStage;
  private readonly moving: HTMLElement[];
  /** The viewport of the pixels in the panes. */
  private origin: Viewport | null = null;
  private shift: Pixel = { x: 0, y: 0 };

  constructor(stage: MapStage) {
    this.stage = stage;
    const below = stage.children.layer("panes-below", 0);
    const above = stage.children.layer("panes-above", ABOVE_MARKERS);
    this.moving = [below, above];
    const pane = (name: keyof MapPanes, parent: HTMLElement) => {
      const made = stage.host.ownerDocument.createElement("div");
      made.dataset.pane = name;
      made.style.position = "absolute";
      made.style.insetBlockStart = "0";
      made.style.left = "0";
      // These overlays let the pointer through to the map.
      made.style.pointerEvents = parent === above ? "auto" : "none";
      parent.append(made);
      return [name, made] as const;
    };
    const made = [...BELOW.map((name) => pane(name, below)), ...ABOVE.map((name) => pane(name, above))];
    this.panes = Object.fromEntries(made) as unknown as MapPanes;
    this.projection = this.project();
    stage.things.add(this);
  }

  place(viewport: Viewport): void {
    const { origin } = this;
    const isMoved =
      origin !== null &&
      origin.camera.zoom === viewport.camera.zoom &&
      origin.camera.heading === viewport.camera.heading &&
      origin.size.width === viewport.size.width &&
      origin.size.height === viewport.size.height;
    if (isMoved) {
      const now = viewport.projectToPixel(origin.camera.center);
      this.shift = { x: now.x - origin.size.width / 2, y: now.y - origin.size.height / 2 };
      // Half a world away, another copy of a point is nearest.
      if (Math.abs(this.shift.x) > viewport.worldWidth / 4) this.begin(viewport);
    } else this.begin(viewport);
    for (const layer of this.moving) {
      layer.style.transform = `translate(${this.shift.x}px, ${this.shift.y}px)`;
    }
    if (this.origin === viewport) for (const draw of [...this.drawers]) draw();
  }

  private begin(viewport: Viewport): void {
    this.origin = viewport;
    this.shift = { x: 0, y: 0 };
  }

  private project(): CanvasProjection {
    const at = (pixel: Pixel | null, isRaw = false) => {
      const { viewport } = this.stage;
      return pixel === null || viewport === null ? null : new LatLng(viewport.pointAt(pixel, isRaw), isRaw);
    };
    const projectToPixel = (latLng: LatLng | LatLngLiteral | null) => {
      const { viewport } = this.stage;
      if (latLng === null || viewport === null) return null;
      const { x, y } = viewport.projectToPixel(toLatLng(latLng, "point").toJSON());
      return new Point(x, y);
    };
    return {
      fromContainerPixelToLatLng: (pixel, noClampNoWrap) => at(pixel, noClampNoWrap),
      fromDivPixelToLatLng: (pixel, noClampNoWrap) =>
        at(pixel === null ? null : { x: pixel.x + this.shift.x, y: pixel.y + this.shift.y }, noClampNoWrap),
      fromLatLngToContainerPixel: projectToPixel,
      fromLatLngToDivPixel: (latLng) => {
        const pixel = projectToPixel(latLng);
        return pixel === null ? null : new Point(pixel.x - this.shift.x, pixel.y - this.shift.y);
      },
      getVisibleRegion: () => {
        const { viewport } = this.stage;
        if (viewport === null) return null;
        const { width, height } = viewport.size;
        return {
          farLeft: at({ x: 0, y: 0 }),
          farRight: at({ x: width, y: 0 }),
          nearLeft: at({ x: 0, y: height }),
          nearRight: at({ x: width, y: height }),
          latLngBounds: new LatLngBounds(viewport.bounds()),
        };
      },
      getWorldWidth: () => this.stage.viewport?.worldWidth ?? 0,
    };
  }
}

const OF_STAGES = new WeakMap<MapStage, PaneSet>();

/** Returns the panes of a map; makes them on the first call. */
export function getMapPanes(stage: MapStage): PaneSet {
  let panes = OF_STAGES.get(stage);
  if (panes === undefined) {
    panes = new PaneSet(stage);
    OF_STAGES.set(stage, panes);
  }
  return panes;
}
