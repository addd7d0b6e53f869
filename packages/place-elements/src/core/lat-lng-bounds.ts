import { describeValue } from "./describe-value.ts";
import {
  eastward,
  isNear,
  LatLng,
  type LatLngLiteral,
  pointLiteral,
  rounded,
  toLiteral,
  wrapLng,
} from "./lat-lng.ts";

export interface LatLngBoundsLiteral {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Bounds of any class, or a literal. */
export type BoundsInput = LatLngBoundsLiteral | { toJSON(): LatLngBoundsLiteral };

/** The west and east sides of a box. */
type Sides = Pick<LatLngBoundsLiteral, "west" | "east">;

/** The sides of empty bounds: south above north, and 360° from west to east. */
const NOWHERE: LatLngBoundsLiteral = { south: 1, west: 180, north: -1, east: -180 };

// Defined before the class, which uses it for MAX_BOUNDS.
const SIDES = ["south", "west", "north", "east"] as const;

/** A box on the map, in degrees. Where it crosses the antimeridian, its west is greater than its east. */
export class LatLngBounds {
  static readonly MAX_BOUNDS: LatLngBounds = new LatLngBounds({
    south: -90,
    west: -180,
    north: 90,
    east: 180,
  });

  private box: LatLngBoundsLiteral;

  /** Takes two corners, a point or other bounds; without arguments the bounds are empty. */
  constructor(
    swOrBounds?: LatLng | LatLngLiteral | LatLngBounds | LatLngBoundsLiteral | null,
    ne?: LatLng | LatLngLiteral | null,
  ) {
    if (swOrBounds == null) this.box = { ...NOWHERE };
    else this.box = toBoundsLiteral(swOrBounds) ?? boxBetween(swOrBounds, ne ?? swOrBounds);
  }

  contains(point: LatLng | LatLngLiteral): boolean {
    const literal = toLiteral(point);
    return (
      literal !== null &&
      literal.lat >= this.box.south &&
      literal.lat <= this.box.north &&
      holdsLng(this.box, wrapLng(literal.lng))
    );
  }

  equals(other: LatLngBounds | LatLngBoundsLiteral | null): boolean {
    const box = other == null ? null : toBoundsLiteral(other);
    if (box === null) return false;
    const areEmpty = this.isEmpty() && isEmptyBox(box);
    return areEmpty || SIDES.every((side) => isNear(this.box[side], box[side]));
  }

  /** Extends the bounds to contain `point`, on the nearer side. */
  extend(point: LatLng | LatLngLiteral): LatLngBounds {
    const { lat, lng } = new LatLng(pointLiteral(point)).toJSON();
    const { box } = this;
    if (box.south > box.north) box.south = box.north = lat;
    else {
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
    if (hasNoLng(box)) box.west = box.east = lng;
    else if (!holdsLng(box, lng)) {
      if (eastward(lng, box.west) < eastward(box.east, lng)) box.west = lng;
      else box.east = lng;
    }
    return this;
  }

  getCenter(): LatLng {
    const { south, west, north } = this.box;
    return new LatLng((south + north) / 2, west + width(this.box) / 2);
  }

  getNorthEast(): LatLng {
    return new LatLng(this.box.north, this.box.east, true);
  }

  getSouthWest(): LatLng {
    return new LatLng(this.box.south, this.box.west, true);
  }

  intersects(other: LatLngBounds | LatLngBoundsLiteral): boolean {
    const box = new LatLngBounds(other).box;
    if (this.isEmpty() || isEmptyBox(box)) return false;
    return (
      box.south <= this.box.north &&
      box.north >= this.box.south &&
      (holdsLng(this.box, box.west) || holdsLng(box, this.box.west))
    );
  }

  isEmpty(): boolean {
    return isEmptyBox(this.box);
  }

  toJSON(): LatLngBoundsLiteral {
    return { ...this.box };
  }

  /** Returns the height and width in degrees, as a point. */
  toSpan(): LatLng {
    return new LatLng(
      this.isEmpty() ? 0 : this.box.north - this.box.south,
      hasNoLng(this.box) ? 0 : width(this.box),
      true,
    );
  }

  toString(): string {
    return `(${this.getSouthWest()}, ${this.getNorthEast()})`;
  }

  /** `south,west,north,east` with at most `precision` decimals. */
  toUrlValue(precision = 6): string {
    const { south, west, north, east } = this.box;
    return [south, west, north, east].map((degrees) => rounded(degrees, precision)).join();
  }

  /** Extends the bounds to contain `other`. */
  union(other: LatLngBounds | LatLngBoundsLiteral): LatLngBounds {
    const { box } = new LatLngBounds(other);
    if (!isEmptyBox(box)) this.box = this.isEmpty() ? box : boxAroundBoth(this.box, box);
    return this;
  }
}

/** Returns the sides of a `LatLngBounds` or of a literal, or null for anything else. */
export function toBoundsLiteral(value: unknown): LatLngBoundsLiteral | null {
  if (typeof value !== "object" || value === null) return null;
  const literal = "getSouthWest" in value && "toJSON" in value ? (value as LatLngBounds).toJSON() : value;
  if (!SIDES.every((side) => Number.isFinite((literal as Partial<LatLngBoundsLiteral>)[side]))) return null;
  const { south, west, north, east } = literal as LatLngBoundsLiteral;
  return { south, west, north, east };
}

function boxBetween(sw: unknown, ne: unknown): LatLngBoundsLiteral {
  const low = toLiteral(sw);
  const high = toLiteral(ne);
  if (low === null || high === null) {
    throw new TypeError(
      `${describeValue(low === null ? sw : ne)} bounds nothing: give two points, or {south, west, north, east} in finite numbers.`,
    );
  }
  const isWhole = high.lng - low.lng >= 360;
  return {
    south: Math.max(-90, low.lat),
    west: isWhole ? -180 : wrapLng(low.lng),
    north: Math.min(90, high.lat),
    east: isWhole ? 180 : wrapLng(high.lng),
  };
}

function isEmptyBox(box: LatLngBoundsLiteral): boolean {
  return box.south > box.north || hasNoLng(box);
}

function hasNoLng({ west, east }: Sides): boolean {
  return west - east === 360;
}

function holdsLng(box: Sides, lng: number): boolean {
  if (hasNoLng(box)) return false;
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
}

function width({ west, east }: Sides): number {
  return west <= east ? east - west : east - west + 360;
}

function boxAroundBoth(one: LatLngBoundsLiteral, other: LatLngBoundsLiteral): LatLngBoundsLiteral {
  const holdsBoth = (box: Sides) =>
    [one, other].every(
      (part) =>
        holdsLng(box, part.west) &&
        holdsLng(box, part.east) &&
        eastward(box.west, part.west) + width(part) <= width(box) + 1e-9,
    );
  const [narrowest = { west: -180, east: 180 }] = [one.west, other.west]
    .flatMap((west) => [one.east, other.east].map((east) => ({ west, east })))
    .filter(holdsBoth)
    .toSorted((a, b) => width(a) - width(b));
  return {
    south: Math.min(one.south, other.south),
    north: Math.max(one.north, other.north),
    ...narrowest,
  };
}
