import { LatLng } from "../../core/lat-lng.ts";
import { type Geometry, GeometryCollection, LinearRing, Point } from "./geometries.ts";

/** The parts of a `Feature` that GeoJSON contains. */
interface WrittenFeature {
  forEachProperty(callback: (value: unknown, name: string) => void): void;
  getGeometry(): Geometry | null;
  getId(): number | string | undefined;
}

/** Returns `feature` as GeoJSON. */
export function writeGeoJson(feature: WrittenFeature): object {
  const properties: [name: string, value: unknown][] = [];
  feature.forEachProperty((value, name) => void properties.push([name, value]));
  const geometry = feature.getGeometry();
  const id = feature.getId();
  return {
    type: "Feature",
    ...(id === undefined ? {} : { id }),
    geometry: geometry === null ? null : geometryJson(geometry),
    properties: Object.fromEntries(properties),
  };
}

/** A geometry of several parts. */
type List = Geometry & { getArray(): (LatLng | Geometry)[] };

function geometryJson(geometry: Geometry): object {
  if (geometry instanceof GeometryCollection) {
    return { type: "GeometryCollection", geometries: geometry.getArray().map(geometryJson) };
  }
  return { type: geometry.getType(), coordinates: toCoordinates(geometry) };
}

function toCoordinates(part: LatLng | Geometry): unknown[] {
  if (part instanceof LatLng) return [part.lng(), part.lat()];
  if (part instanceof Point) return toCoordinates(part.get());
  const coordinates = (part as List).getArray().map(toCoordinates);
  // GeoJSON repeats the first point at the end of a ring.
  return part instanceof LinearRing ? [...coordinates, ...coordinates.slice(0, 1)] : coordinates;
}
