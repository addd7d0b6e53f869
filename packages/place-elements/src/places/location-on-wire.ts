import type {
  Circle as CircleOnWire,
  LocationArea,
  LatLng as PointOnWire,
  Viewport,
} from "@lieudit/place-model";
import type { Circle } from "../core/circle.ts";
import { LatLng, LatLngAltitude, toLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";

/** A search that is drawn to a mere point is drawn to what lies around it, in metres. */
const AROUND_POINT_METRES = 5_000;

/** Above it the protocol takes no circle; a bias that is wider says no more. */
const MAX_RADIUS_METRES = 50_000;

export type Area = LatLngAltitude | LatLngBounds | Circle;

/** Returns a point in the words of the wire, in degrees. Heights are omitted. */
export function pointOnWire(point: LatLng | LatLngAltitude): PointOnWire {
  const { lat, lng } = toLiteral(point) ?? { lat: 0, lng: 0 };
  return { latitude: lat, longitude: lng };
}

/** Returns a rectangle in the words of the wire: `low` is its southwest corner. */
export function rectangleOnWire(bounds: LatLngBounds): Viewport {
  return { low: pointOnWire(bounds.getSouthWest()), high: pointOnWire(bounds.getNorthEast()) };
}

/** Returns a circle in the words of the wire, its radius in metres. */
export function circleOnWire(circle: Circle): CircleOnWire {
  return { center: pointOnWire(circle.getCenter() ?? new LatLng(0, 0)), radius: circle.getRadius() };
}

/** Converts a location bias. "IP_BIAS" is the default of the service: undefined. */
export function biasOnWire(area: Area | "IP_BIAS" | undefined): LocationArea | undefined {
  if (area === undefined || area === "IP_BIAS") return undefined;
  if (area instanceof LatLngBounds) return { rectangle: rectangleOnWire(area) };
  if (area instanceof LatLngAltitude) {
    return { circle: { center: pointOnWire(area), radius: AROUND_POINT_METRES } };
  }
  const { center, radius } = circleOnWire(area);
  return { circle: { center, radius: Math.min(radius, MAX_RADIUS_METRES) } };
}
