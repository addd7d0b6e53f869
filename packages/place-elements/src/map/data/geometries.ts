import { LatLng, type LatLngLiteral } from "../../core/lat-lng.ts";
import { toLatLng } from "../../core/location-input.ts";

/** A point, or coordinates of GeoJSON: longitude first. */
export type PointInput = LatLng | LatLngLiteral | readonly number[];

/** The geometry of a feature. */
export abstract class Geometry {
  abstract getType(): string;
  /** Calls `callback` with each point. */
  abstract forEachLatLng(callback: (latLng: LatLng) => void): void;
}

export class Point extends Geometry {
  private readonly latLng: LatLng;

  constructor(latLng: PointInput) {
    super();
    this.latLng = toPoint(latLng);
  }

  get(): LatLng {
    return this.latLng;
  }

  getType(): string {
    return "Point";
  }

  forEachLatLng(callback: (latLng: LatLng) => void): void {
    callback(this.latLng);
  }
}

export const MultiPoint = listClass("MultiPoint", toPoint);
export const LineString = listClass("LineString", toPoint);
export const MultiLineString = listClass("MultiLineString", madeBy(LineString));

/** A closed ring. Unlike in GeoJSON, the last point does not repeat the first. */
export class LinearRing extends listClass("LinearRing", toPoint) {
  constructor(points: Iterable<PointInput>) {
    const list = [...points].map(toPoint);
    super(list.length > 1 && list[0]?.equals(list.at(-1)) ? list.slice(1) : list);
  }
}

export const Polygon = listClass("Polygon", madeBy(LinearRing));
export const MultiPolygon = listClass("MultiPolygon", madeBy(Polygon));
export const GeometryCollection = listClass("GeometryCollection", toGeometry);

/** Returns a geometry, or a point that becomes one. */
export function toGeometry(input: unknown): Geometry {
  return input instanceof Geometry ? input : new Point(input as PointInput);
}

/** A geometry with several parts. */
interface GeometryList<Part> extends Geometry {
  getArray(): Part[];
  getAt(index: number): Part;
  getLength(): number;
  getType(): string;
  forEachLatLng(callback: (latLng: LatLng) => void): void;
}

/** Makes a class of geometries with several parts: points, or geometries of one kind. */
function listClass<Part extends LatLng | Geometry>(
  type: string,
  take: (part: never) => Part,
): new (
  parts: Iterable<unknown>,
) => GeometryList<Part> {
  return class extends Geometry {
    private readonly parts: readonly Part[];

    constructor(parts: Iterable<unknown>) {
      super();
      this.parts = [...parts].map((part) => take(part as never));
    }

    getArray(): Part[] {
      return [...this.parts];
    }

    getAt(index: number): Part {
      return this.parts[index] as Part;
    }

    getLength(): number {
      return this.parts.length;
    }

    getType(): string {
      return type;
    }

    forEachLatLng(callback: (latLng: LatLng) => void): void {
      for (const part of this.parts) {
        if (part instanceof LatLng) callback(part);
        else part.forEachLatLng(callback);
      }
    }
  };
}

/** Returns an existing instance unchanged. */
function madeBy<Part>(Class: new (parts: Iterable<never>) => Part): (part: Part | Iterable<never>) => Part {
  return (part) => (part instanceof Class ? part : new Class(part as Iterable<never>));
}

function toPoint(input: PointInput): LatLng {
  return Array.isArray(input) ? new LatLng(input[1], input[0]) : toLatLng(input, "geometry");
}
