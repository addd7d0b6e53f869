import { Circle, type CircleLiteral } from "../core/circle.ts";
import { LatLng, type LatLngLiteral } from "../core/lat-lng.ts";
import type { MVCArray } from "../core/mvc-array.ts";
import { type Path, pointsOf } from "./path.ts";
import { spherical } from "./spherical.ts";

/** What has lines: a polygon of one or more rings, or a polyline. */
interface Lines {
  getPath(): Path;
  getPaths?(): MVCArray<MVCArray<LatLng | LatLngLiteral>>;
}

/** Degrees from an edge within which a point counts as on it, unless a page says otherwise. */
const TOLERANCE_DEGREES = 1e-9;

/** `google.maps.geometry.poly`: points and shapes, on the flat map. */
export const poly = {
  /** Whether `point` lies inside; a ring within a ring is a hole. */
  containsLocation(point: LatLng | LatLngLiteral, polygon: Lines | Circle | CircleLiteral): boolean {
    if (polygon instanceof Circle || "radius" in polygon) {
      const circle = new Circle(polygon);
      const center = circle.getCenter();
      return center !== null && spherical.computeDistanceBetween(center, point) <= circle.getRadius();
    }
    const at = new LatLng(point).toJSON();
    return ringsOf(polygon).filter((ring) => ringHolds(ring, at)).length % 2 === 1;
  },

  /** Whether `point` lies within `tolerance` degrees of a side. */
  isLocationOnEdge(
    point: LatLng | LatLngLiteral,
    lines: Lines,
    tolerance: number = TOLERANCE_DEGREES,
  ): boolean {
    const at = new LatLng(point).toJSON();
    const isClosed = lines.getPaths !== undefined;
    return ringsOf(lines).some((ring) =>
      ring.some((end, index) => {
        const start = ring[index - 1] ?? (isClosed ? ring.at(-1) : undefined);
        return start !== undefined && degreesFromSide(at, start, end) <= tolerance;
      }),
    );
  },
};

function ringsOf(lines: Lines): LatLngLiteral[][] {
  const paths = lines.getPaths?.();
  return paths === undefined ? [pointsOf(lines.getPath())] : paths.getArray().map(pointsOf);
}

/** By the number of sides that a line to the east of the point crosses. */
function ringHolds(ring: readonly LatLngLiteral[], at: LatLngLiteral): boolean {
  const crossed = ring.filter((end, index) => {
    const start = ring[index - 1] ?? ring.at(-1);
    if (start === undefined || start.lat > at.lat === end.lat > at.lat) return false;
    const startLng = aside(at.lng, start.lng);
    const endLng = startLng + aside(start.lng, end.lng);
    return startLng + ((at.lat - start.lat) / (end.lat - start.lat)) * (endLng - startLng) > 0;
  });
  return crossed.length % 2 === 1;
}

function degreesFromSide(at: LatLngLiteral, start: LatLngLiteral, end: LatLngLiteral): number {
  // A degree of longitude is as long as one of latitude on the equator alone.
  const narrow = Math.cos((at.lat * Math.PI) / 180);
  const x = aside(start.lng, at.lng) * narrow;
  const y = at.lat - start.lat;
  const width = aside(start.lng, end.lng) * narrow;
  const height = end.lat - start.lat;
  const length = width * width + height * height;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * width + y * height) / length));
  return Math.hypot(x - share * width, y - share * height);
}

/** Degrees from one longitude to another, the shorter way round. */
function aside(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
