import { LatLngAltitude, type PointInput } from "../core/lat-lng.ts";

/** A point with the direction of travel there. */
export class DirectionalLocation extends LatLngAltitude {
  /** In degrees clockwise from north; null if unknown. */
  readonly heading: number | null;

  constructor(value: PointInput & { heading?: number | null }) {
    super(value);
    this.heading = value.heading ?? null;
  }

  override toJSON() {
    return { ...super.toJSON(), heading: this.heading };
  }
}
