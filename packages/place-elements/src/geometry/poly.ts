import type { Circle, CircleLiteral } from "../core/circle.ts";
import { type LatLng, type LatLngLiteral, pointLiteral, wrapLng } from "../core/lat-lng.ts";
import type { MVCArray } from "../core/mvc-array.ts";
import { type Path, toPoints } from "./path.ts";
import { readCircle, spherical } from "./spherical.ts";

/** A shape with lines: a polygon of one or more rings, or a polyline. */
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
    const circle = readCircle(polygon);
    if (circle !== null) {
      const center = circle.getCenter();
      return center !== null && spherical.computeDistanceBetween(center, point) <= circle.getRadius();
    }
    const at = pointLiteral(point);
    // No circle: what is left has lines.
    return toRings(polygon as Lines).filter((ring) => ringHolds(ring, at)).length % 2 === 1;
  },

  /** Whether `point` lies within `tolerance` degrees of a side. */
  isLocationOnEdge(
    point: LatLng | LatLngLiteral,
    lines: Lines,
    tolerance: number = TOLERANCE_DEGREES,
  ): boolean {
    const at = pointLiteral(point);
    const isClosed = lines.getPaths !== undefined;
    return toRings(lines).some((ring) =>
      ring.some((end, index) => {
        const start = ring[index - 1] ?? (isClosed ? ring.at(-1) : undefined);
        return start !== undefined && degreesFromSide(at, start, end) <= tolerance;
      }),
    );
  },
};

function toRings(lines: Lines): LatLngLiteral[][] {
  const paths = lines.getPaths?.();
  return paths === undefined ? [toPoints(lines.getPath())] : paths.getArray().map(toPoints);
}

/** By the number of sides that a line to the east of the point crosses, on each of its turns around the earth. */
function ringHolds(ring: readonly LatLngLiteral[], at: LatLngLiteral): boolean {
  let lng = (ring.at(-1)?.lng ?? 0) - at.lng;
  let crossed = 0;
  ring.forEach((end, index) => {
    const { lat } = ring.at(index - 1) ?? end;
    const from = lng;
    // A side continues where the one before ended, also beyond the antimeridian.
    lng += wrapLng(end.lng - at.lng - from);
    if (lat > at.lat !== end.lat > at.lat) {
      crossed += Math.ceil((from + ((at.lat - lat) / (end.lat - lat)) * (lng - from)) / 360);
    }
  });
  return crossed % 2 !== 0;
}

function degreesFromSide(at: LatLngLiteral, start: LatLngLiteral, end: LatLngLiteral): number {
  // A degree of longitude is as long as one of latitude on the equator alone.
  const narrow = Math.cos((at.lat * Math.PI) / 180);
  const x = wrapLng(at.lng - start.lng) * narrow;
  const y = at.lat - start.lat;
  const width = wrapLng(end.lng - start.lng) * narrow;
  const height = end.lat - start.lat;
  const length = width * width + height * height;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * width + y * height) / length));
  return Math.hypot(x - share * width, y - share * height);
}
