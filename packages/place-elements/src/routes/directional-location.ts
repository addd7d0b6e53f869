import { LatLngAltitude, type PointInput } from "../core/lat-lng.ts";

/** A point with the direction of travel there, if it is known. */
export class DirectionalLocation extends LatLngAltitude {
  readonly heading: number | null;

  constructor(value: PointInput & { heading?: number | null }) {
    super(value);
    this.heading = value.heading ?? null;
  }

  override toJSON() {
    return { ...super.toJSON(), heading: this.heading };
  }
}
