import { Circle, type CircleLiteral, MAP_EARTH_RADIUS_METRES } from "../core/circle.ts";
import { LatLng, type LatLngLiteral, type PointInput, pointLiteral } from "../core/lat-lng.ts";
import { type LatLngBounds, type LatLngBoundsLiteral, toBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { type Path, toPoints } from "./path.ts";

type PointOnEarth = LatLng | LatLngLiteral;

/**
 * `google.maps.geometry.spherical`: distances in metres, areas in square
 * metres and headings in degrees clockwise from north, on a sphere of
 * 6 378 137 m unless another radius is given.
 *
 * @see https://en.wikipedia.org/wiki/Great-circle_navigation
 */
export const spherical = {
  computeArea,
  computeDistanceBetween,
  computeHeading,
  computeLength,
  computeOffset,
  computeOffsetOrigin,
  computeSignedArea,
  interpolate,
  traversePath,
};

export function computeArea(
  path: Path | Circle | CircleLiteral | LatLngBounds | LatLngBoundsLiteral,
  radius: number = MAP_EARTH_RADIUS_METRES,
): number {
  const circle = readCircle(path);
  if (circle !== null) return capArea(circle.getRadius(), radius);
  const box = toBoundsLiteral(path);
  if (box !== null) return boxArea(box, radius);
  // Neither a circle nor a box: what is left is a path.
  return Math.abs(computeSignedArea(path as Path, radius));
}

export function computeDistanceBetween(
  from: PointOnEarth,
  to: PointOnEarth,
  radius: number = MAP_EARTH_RADIUS_METRES,
): number {
  return angleBetween(toRadians(from), toRadians(to)) * radius;
}

export function computeHeading(from: PointOnEarth, to: PointOnEarth): number {
  const start = toRadians(from);
  const end = toRadians(to);
  const aside = end.lng - start.lng;
  const heading = Math.atan2(
    Math.sin(aside) * Math.cos(end.lat),
    Math.cos(start.lat) * Math.sin(end.lat) - Math.sin(start.lat) * Math.cos(end.lat) * Math.cos(aside),
  );
  const clockwise = degrees(heading);
  // Due south has one name.
  return clockwise === 180 ? -180 : clockwise;
}

export function computeLength(path: Path, radius: number = MAP_EARTH_RADIUS_METRES): number {
  const points = toPoints(path);
  return points
    .slice(1)
    .reduce(
      (length, point, index) => length + computeDistanceBetween(points[index] ?? point, point, radius),
      0,
    );
}

export function computeOffset(
  from: PointOnEarth,
  distance: number,
  heading: number,
  radius: number = MAP_EARTH_RADIUS_METRES,
): LatLng {
  const start = toRadians(from);
  const angle = distance / radius;
  const bearing = radians(heading);
  const sine =
    Math.cos(angle) * Math.sin(start.lat) + Math.sin(angle) * Math.cos(start.lat) * Math.cos(bearing);
  const aside = Math.atan2(
    Math.sin(angle) * Math.cos(start.lat) * Math.sin(bearing),
    Math.cos(angle) - Math.sin(start.lat) * sine,
  );
  return new LatLng(degrees(Math.asin(sine)), degrees(start.lng + aside));
}

/** Where to start to come to `to`, or null when no point lies so. */
export function computeOffsetOrigin(
  to: PointOnEarth,
  distance: number,
  heading: number,
  radius: number = MAP_EARTH_RADIUS_METRES,
): LatLng | null {
  const end = toRadians(to);
  const angle = distance / radius;
  const bearing = radians(heading);
  // sin(end) = a·sin(start) + b·cos(start): a quadratic in sin(start), with two roots at most.
  const a = Math.cos(angle);
  const b = Math.sin(angle) * Math.cos(bearing);
  const norm = a * a + b * b;
  const rest = norm - Math.sin(end.lat) ** 2;
  if (rest < 0 || norm === 0) return null;
  const candidates = [1, -1].map((sign) => {
    const sine = (a * Math.sin(end.lat) + sign * b * Math.sqrt(rest)) / norm;
    const cosine = (b * Math.sin(end.lat) - sign * a * Math.sqrt(rest)) / norm;
    return Math.atan2(sine, cosine);
  });
  const start = candidates.find((lat) => Math.abs(lat) <= Math.PI / 2);
  if (start === undefined) return null;
  const aside = Math.atan2(
    Math.sin(angle) * Math.cos(start) * Math.sin(bearing),
    Math.cos(angle) - Math.sin(start) * Math.sin(end.lat),
  );
  return new LatLng(degrees(start), degrees(end.lng - aside));
}

/** Positive where the loop runs counterclockwise. */
export function computeSignedArea(loop: Path, radius: number = MAP_EARTH_RADIUS_METRES): number {
  const points = toPoints(loop).map(toRadians);
  const last = points.at(-1);
  if (points.length < 3 || last === undefined) return 0;
  // The sum of the triangles that each side makes with the pole.
  const excess = points.reduce(
    (sum, point, index) => sum + poleTriangle(points[index - 1] ?? last, point),
    0,
  );
  return excess * radius * radius;
}

export function interpolate(from: PointOnEarth, to: PointOnEarth, fraction: number): LatLng {
  const start = toRadians(from);
  const end = toRadians(to);
  const angle = angleBetween(start, end);
  if (angle < 1e-6) return new LatLng(from);
  const shareOfStart = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const shareOfEnd = Math.sin(fraction * angle) / Math.sin(angle);
  const between = (axis: (point: Radians) => number) => shareOfStart * axis(start) + shareOfEnd * axis(end);
  const x = between(({ lat, lng }) => Math.cos(lat) * Math.cos(lng));
  const y = between(({ lat, lng }) => Math.cos(lat) * Math.sin(lng));
  const z = between(({ lat }) => Math.sin(lat));
  return new LatLng(degrees(Math.atan2(z, Math.hypot(x, y))), degrees(Math.atan2(y, x)));
}

/** Returns the point after `fraction` of the way along `path`. */
export function traversePath(path: PointInput[], fraction: number): LatLngLiteral {
  const points = path.map((point) => new LatLng(point));
  let rest = computeLength(points) * Math.max(0, Math.min(1, fraction));
  let index = 0;
  for (const point of points) {
    index++;
    const next = points[index];
    if (next === undefined) return point.toJSON();
    const length = computeDistanceBetween(point, next);
    if (rest <= length && length > 0) return interpolate(point, next, rest / length).toJSON();
    rest -= length;
  }
  throw new TypeError("A path without points has no point on it; give at least one.");
}

interface Radians {
  lat: number;
  lng: number;
}

function toRadians(point: PointOnEarth): Radians {
  const { lat, lng } = pointLiteral(point);
  return { lat: radians(lat), lng: radians(lng) };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function angleBetween(from: Radians, to: Radians): number {
  const chord =
    Math.sin((to.lat - from.lat) / 2) ** 2 +
    Math.cos(from.lat) * Math.cos(to.lat) * Math.sin((to.lng - from.lng) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function poleTriangle(from: Radians, to: Radians): number {
  const start = Math.tan((Math.PI / 2 - from.lat) / 2);
  const end = Math.tan((Math.PI / 2 - to.lat) / 2);
  const aside = from.lng - to.lng;
  // Seen from the pole, so a loop that runs counterclockwise on the map counts as positive.
  return -2 * Math.atan2(start * end * Math.sin(aside), 1 + start * end * Math.cos(aside));
}

/** Copies a circle of either form; returns null for other shapes. */
export function readCircle(shape: object): Circle | null {
  return shape instanceof Circle || "radius" in shape ? new Circle(shape as CircleLiteral) : null;
}

function capArea(radiusOfCircle: number, radius: number): number {
  return 2 * Math.PI * radius * radius * (1 - Math.cos(radiusOfCircle / radius));
}

function boxArea({ south, west, north, east }: LatLngBoundsLiteral, radius: number): number {
  if (south > north || west - east === 360) return 0;
  const width = west <= east ? east - west : east - west + 360;
  return radius * radius * radians(width) * (Math.sin(radians(north)) - Math.sin(radians(south)));
}
