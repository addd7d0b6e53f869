import { Circle } from "./circle.ts";
import { describeValue } from "./describe-value.ts";
import { LatLng, LatLngAltitude, type PointInput, toLiteral } from "./lat-lng.ts";
import { LatLngBounds, toBoundsLiteral } from "./lat-lng-bounds.ts";

/**
 * Reads a point: `LatLng`, `LatLngAltitude`, a literal, its JSON, or the
 * attribute value `"lat,lng"`.
 *
 * @throws {TypeError} `Invalid <what>: …` for anything else.
 */
export function toLatLng(value: unknown, what: string): LatLng {
  return new LatLng(toPoint(value, what));
}

/** Reads a point with an altitude, by default 0 m. */
export function toLatLngAltitude(value: unknown, what: string): LatLngAltitude {
  return new LatLngAltitude(toPoint(value, what));
}

/**
 * Reads a box: `LatLngBounds`, a literal, its JSON, or `"south,west,north,east"`.
 *
 * @throws {TypeError} `Invalid <what>: …` for anything else.
 */
export function toLatLngBounds(value: unknown, what: string): LatLngBounds {
  const bounds = boundsOrNull(value);
  if (bounds !== null) return bounds;
  throw invalid(what, value, "a LatLngBounds, or an object of finite numbers south, west, north and east");
}

/**
 * Reads a circle: `Circle`, an object of center and radius in metres, its JSON, or
 * `"radius@lat,lng"`.
 *
 * @throws {TypeError} `Invalid <what>: …` for anything else.
 */
export function toCircle(value: unknown, what: string): Circle {
  const circle = circleOrNull(value);
  if (circle !== null) return circle;
  throw invalid(what, value, "a Circle, or an object with a point as center and a radius in metres");
}

/**
 * Reads a point, a box or a circle.
 *
 * @throws {TypeError} `Invalid <what>: …` for anything else.
 */
export function toArea(value: unknown, what: string): LatLngAltitude | LatLngBounds | Circle {
  const area = circleOrNull(value) ?? boundsOrNull(value) ?? pointOrNull(value);
  if (area === null) throw invalid(what, value, "a point, a LatLngBounds or a Circle");
  return area instanceof Circle || area instanceof LatLngBounds ? area : new LatLngAltitude(area);
}

/** Returns the error of every invalid location: `Invalid <what>: …`. */
export function invalid(what: string, value: unknown, wanted: string): TypeError {
  return new TypeError(`Invalid ${what}: ${describeValue(value)}; give ${wanted}.`);
}

function toPoint(value: unknown, what: string): PointInput {
  const point = pointOrNull(value);
  if (point !== null) return point;
  throw invalid(what, value, "a LatLng, or an object such as {lat: 48.85, lng: 2.35} with finite numbers");
}

function pointOrNull(value: unknown): PointInput | null {
  const input = fromText(value);
  const numbers = readNumbers(input, 2) ?? readNumbers(input, 3);
  if (numbers !== null) {
    const [lat = 0, lng = 0, altitude = 0] = numbers;
    return { lat, lng, altitude };
  }
  // `toLiteral` has checked its numbers.
  return toLiteral(input) === null ? null : (input as PointInput);
}

function boundsOrNull(value: unknown): LatLngBounds | null {
  const input = fromText(value);
  const numbers = readNumbers(input, 4);
  if (numbers !== null) {
    const [south = 0, west = 0, north = 0, east = 0] = numbers;
    return new LatLngBounds({ south, west, north, east });
  }
  const literal = toBoundsLiteral(input);
  return literal === null ? null : new LatLngBounds(literal);
}

function circleOrNull(value: unknown): Circle | null {
  const input = fromText(value);
  if (typeof input === "string") {
    const [radius = "", center = ""] = input.split("@");
    return circleFrom(pointOrNull(center), radius.trim() === "" ? Number.NaN : Number(radius));
  }
  if (input instanceof Circle) return circleFrom(input.getCenter(), input.getRadius());
  if (typeof input !== "object" || input === null || !("center" in input) || !("radius" in input))
    return null;
  return circleFrom(pointOrNull(input.center), input.radius);
}

function circleFrom(center: PointInput | null, radius: unknown): Circle | null {
  const literal = toLiteral(center);
  if (literal === null || typeof radius !== "number" || !(radius >= 0 && radius < Infinity)) return null;
  return new Circle({ center: literal, radius });
}

/** Parses JSON of an object; returns anything else unchanged. */
function fromText(value: unknown): unknown {
  if (typeof value !== "string" || !value.trim().startsWith("{")) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // Not JSON: the caller rejects the text.
    return value;
  }
}

function readNumbers(value: unknown, count: number): number[] | null {
  if (typeof value !== "string") return null;
  const parts = value.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  return parts.length === count && parts.every(Number.isFinite) ? parts : null;
}
