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

/** A feature or a list of them, as RFC 7946 has them; what pages give is only looked at where it is read. */
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

/** The classes whose parts are the coordinates of a geometry of that name. */
const BY_COORDINATES: Readonly<Record<string, new (coordinates: never) => Geometry>> = {
  Point,
  MultiPoint,
  LineString,
  MultiLineString,
  Polygon,
  MultiPolygon,
};

/**
 * What the features of `json` are made of.
 *
 * @param idProperty the property that has their ids, where it is not `id` of the feature
 * @throws {TypeError} where it is no GeoJSON of features.
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
