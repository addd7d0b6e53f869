import type { FeatureOptions } from "./feature.ts";
import {
  type Geometry,
  GeometryCollection,
  LineString,
  MultiLineString,
  MultiPoint,
  MultiPolygon,
  Point,
  Polygon,
} from "./geometries.ts";

/** A feature or a collection, by RFC 7946. Values of pages are checked where they are read. */
interface GeoJson {
  type?: string;
  id?: number | string;
  features?: GeoJson[];
  properties?: Record<string, unknown> | null;
  geometry?: GeoJsonGeometry | null;
}

interface GeoJsonGeometry {
  type: string;
  geometries?: GeoJsonGeometry[];
  coordinates?: Iterable<never>;
}

/** The classes of geometries with coordinates, by type. */
const BY_COORDINATES: Readonly<Record<string, new (coordinates: never) => Geometry>> = {
  Point,
  MultiPoint,
  LineString,
  MultiLineString,
  Polygon,
  MultiPolygon,
};

/**
 * Returns the options of the features in `json`.
 *
 * @param idProperty the property with the ids; by default `id` of the feature
 * @throws {TypeError} if it is not GeoJSON of features.
 */
export function readGeoJson(json: object, idProperty?: string | null): FeatureOptions[] {
  const { type, features } = json as GeoJson;
  if (type === "FeatureCollection") return (features ?? []).flatMap((one) => readGeoJson(one, idProperty));
  if (type !== "Feature") {
    throw new TypeError(
      `GeoJSON: "${type}" is neither a Feature nor a FeatureCollection; give one of these.`,
    );
  }
  const { id, properties, geometry } = json as GeoJson;
  return [
    {
      geometry: geometry == null ? null : readGeometry(geometry),
      id: idProperty == null ? id : (properties?.[idProperty] as string),
      properties: properties ?? null,
    },
  ];
}

function readGeometry({ type, geometries, coordinates }: GeoJsonGeometry): Geometry {
  if (type === "GeometryCollection") return new GeometryCollection((geometries ?? []).map(readGeometry));
  const Class = Object.hasOwn(BY_COORDINATES, type) ? BY_COORDINATES[type] : undefined;
  if (Class === undefined) throw new TypeError(`GeoJSON: there is no geometry "${type}"; see RFC 7946.`);
  return new Class(coordinates as never);
}
