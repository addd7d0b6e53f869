import type { LatLng } from "./place.ts";
import { PlacesError } from "./places-error.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";

/** Longitude and latitude in degrees, with at most five decimals. */
export type BoundaryPosition = [longitude: number, latitude: number];

/**
 * The outline of an area. In a polygon the outer ring comes first and its holes follow. The last
 * position of a ring repeats the first.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6
 */
export type BoundaryGeometry =
  | { type: "Polygon"; coordinates: BoundaryPosition[][] }
  | { type: "MultiPolygon"; coordinates: BoundaryPosition[][][] };

/** The response of `GET /v1/places/{id}/boundary`. */
export interface PlaceBoundary {
  /** Always "Feature", as in GeoJSON. */
  type: "Feature";
  /** The outline, as longitudes and latitudes. */
  geometry: BoundaryGeometry;
  /** The id and the name of the place. */
  properties: {
    /** Display name of the place. */
    name: string;
    /** The place's id in `/v1/places/{id}`. */
    id: string;
    /** Credits of the data, to be shown with the outline. */
    attribution: string;
  };
}

/** The status `reason` of a place that exists but has no outline. */
export const NO_BOUNDARY = "BOUNDARY_NOT_FOUND";

/**
 * Returns the outline of a place as a feature.
 *
 * @throws {PlacesError} NOT_FOUND with the reason `NO_BOUNDARY` without a geometry.
 */
export function createBoundary(
  { id, name, providers }: { id: string; name: string; providers: readonly string[] },
  geometry: BoundaryGeometry | null,
): PlaceBoundary {
  if (geometry === null) {
    throw new PlacesError(
      "NOT_FOUND",
      `The place ${id} has no outline; towns, départements, régions and postcodes have one if the imported extract contains their whole boundary.`,
      { reason: NO_BOUNDARY },
    );
  }
  const attribution = [...new Set(providers)].join(", ");
  return { type: "Feature", geometry, properties: { name, id, attribution } };
}

/** Neither of the two is in the alphabet of polylines. */
const BETWEEN_POLYGONS = ",";
const BETWEEN_RINGS = " ";

/**
 * Writes polygons as text: each ring as a polyline without its repeated position. It takes about a
 * quarter of the bytes of GeoJSON.
 */
export function encodeBoundary(polygons: readonly (readonly (readonly LatLng[])[])[]): string {
  return polygons.map((rings) => rings.map(encodePolyline).join(BETWEEN_RINGS)).join(BETWEEN_POLYGONS);
}

/** Reads the text of `encodeBoundary`. Returns null if it is damaged. */
export function decodeBoundary(text: string): BoundaryGeometry | null {
  const polygons: BoundaryPosition[][][] = [];
  for (const polygon of text.split(BETWEEN_POLYGONS)) {
    const rings: BoundaryPosition[][] = [];
    for (const ring of polygon.split(BETWEEN_RINGS)) {
      const points = decodePolyline(ring);
      if (points === null || points.length < 3) return null;
      rings.push([...points, points[0]!].map(({ latitude, longitude }) => [longitude, latitude]));
    }
    polygons.push(rings);
  }
  return polygons.length === 1
    ? { type: "Polygon", coordinates: polygons[0]! }
    : { type: "MultiPolygon", coordinates: polygons };
}
