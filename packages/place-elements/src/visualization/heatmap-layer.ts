import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import type { MapsEventListener } from "../core/listeners.ts";
import { toLatLng } from "../core/location-input.ts";
import { MVCArray } from "../core/mvc-array.ts";
import { MVCObject } from "../core/mvc-object.ts";
import type { GoogleMap } from "../map/google-map.ts";
import { keepValues } from "../map/keep-values.ts";
import { OverlayView } from "../map/overlay-view.ts";
import { toMap } from "../map/stage/stage-of-map.ts";
import { drawHeat } from "./draw-heat.ts";

export interface WeightedLocation {
  location: LatLng | LatLngLiteral;
  weight?: number;
}

type HeatPoint = LatLng | LatLngLiteral | WeightedLocation;

const RADIUS_PIXELS = 20;
const OPACITY = 0.6;

/** `google.maps.visualization.HeatmapLayer`: where points are dense, in colours from `gradient`. */
export class HeatmapLayer extends MVCObject {
  private readonly overlay = new HeatOverlay(this);

  constructor(options?: object | null) {
    super();
    this.setValues({ data: [], ...options });
  }

  getData(): MVCArray<HeatPoint> {
    return this.get("data");
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  setData(data: MVCArray<HeatPoint> | HeatPoint[]): void {
    const list = data instanceof MVCArray ? data : new MVCArray(data);
    for (const name of ["insert_at", "remove_at", "set_at"])
      list.addListener(name, () => this.changed("data"));
    this.set("data", list);
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  override changed(key: string): void {
    // The constructor sets values before the overlay exists.
    if (key === "map") this.overlay?.setMap(this.getMap());
    else this.overlay?.draw();
  }
}

keepValues(HeatmapLayer, "Dissipating", "Gradient", "MaxIntensity", "Opacity", "Radius");

/** The canvas of a layer. */
class HeatOverlay extends OverlayView {
  private readonly layer: HeatmapLayer;
  private canvas: HTMLCanvasElement | null = null;
  private moved: MapsEventListener | null = null;

  constructor(layer: HeatmapLayer) {
    super();
    this.layer = layer;
  }

  override onAdd(): void {
    this.canvas = document.createElement("canvas");
    this.canvas.style.position = "absolute";
    this.canvas.setAttribute("aria-hidden", "true");
    this.getPanes()?.overlayLayer.append(this.canvas);
    this.moved = this.getMap()?.addListener("bounds_changed", () => this.draw()) ?? null;
  }

  override draw(): void {
    const { canvas, layer } = this;
    const map = this.getMap();
    if (canvas === null || map == null) return;
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    const projection = this.getProjection();
    const corner = projection.fromLatLngToDivPixel(
      projection.fromContainerPixelToLatLng({ x: 0, y: 0 } as never),
    );
    if (corner === null) return;
    canvas.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
    canvas.style.opacity = String(layer.get("opacity") ?? OPACITY);
    canvas.width = width;
    canvas.height = height;
    const radius = Number(layer.get("radius") ?? RADIUS_PIXELS);
    drawHeat(canvas, {
      points: layer
        .getData()
        .getArray()
        .flatMap((point) => {
          const { location = point, weight = 1 } = point as Partial<WeightedLocation>;
          const pixel = projection.fromLatLngToContainerPixel(toLatLng(location, "data"));
          return pixel === null ? [] : [{ x: pixel.x, y: pixel.y, weight: Number(weight) }];
        }),
      // Without dissipation the radius is in pixels at zoom 0.
      radius: layer.get("dissipating") === false ? radius * 2 ** (map.getZoom() ?? 0) : radius,
      maxIntensity: layer.get("maxIntensity") ?? null,
      gradient: layer.get("gradient") ?? null,
    });
  }

  override onRemove(): void {
    this.moved?.remove();
    this.canvas?.remove();
    this.canvas = null;
  }
}
