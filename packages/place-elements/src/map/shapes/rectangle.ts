import { LatLngBounds, type LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import { toLatLngBounds } from "../../core/location-input.ts";
import type { Rings } from "./outline.ts";
import { Shape } from "./shape.ts";

/** `google.maps.Rectangle`: a box on the map. */
export class Rectangle extends Shape {
  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  getBounds(): LatLngBounds | null {
    return this.get("bounds") ?? null;
  }

  setBounds(bounds: LatLngBounds | LatLngBoundsLiteral | null): void {
    this.set("bounds", bounds == null ? null : toLatLngBounds(bounds, "bounds"));
  }

  protected override rings(): Rings {
    const bounds = this.getBounds();
    if (!(bounds instanceof LatLngBounds) || bounds.isEmpty()) return { rings: [], isClosed: true };
    const { south, west, north, east } = bounds.toJSON();
    const ring = [
      { lat: south, lng: west },
      { lat: north, lng: west },
      { lat: north, lng: east },
      { lat: south, lng: east },
    ];
    return { rings: [ring], isClosed: true };
  }
}
