import type { LatLng } from "../../core/lat-lng.ts";
import { MVCArray } from "../../core/mvc-array.ts";
import type { Rings } from "./outline.ts";
import { type PathInput, toPath, toPoints, watch } from "./point-path.ts";
import { Shape } from "./shape.ts";

/** `google.maps.Polyline`: a line on the map. */
export class Polyline extends Shape {
  private unwatch: (() => void) | null = null;

  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  getPath(): MVCArray<LatLng> {
    const path: MVCArray<LatLng> | undefined = this.get("path");
    if (path !== undefined) return path;
    this.setPath([]);
    return this.getPath();
  }

  setPath(path: PathInput): void {
    const points = toPath(path);
    this.unwatch?.();
    this.unwatch = watch(points, () => this.changed("path"));
    this.set("path", points);
  }

  protected override rings(): Rings {
    const path: MVCArray<LatLng> | undefined = this.get("path");
    return { rings: path instanceof MVCArray ? [toPoints(path)] : [], isClosed: false };
  }
}
