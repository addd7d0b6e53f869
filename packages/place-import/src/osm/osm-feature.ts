import type { LatLng, Viewport } from "@lieudit/place-model";
import type { OsmTags } from "./osm-element.ts";
import type { StopLine } from "./stop-lines.ts";

/**
 * An OpenStreetMap element with its geometry: the result of reading and the input of
 * mapping. Only tagged elements become features.
 */
export interface OsmFeature {
  type: "node" | "way" | "relation";
  id: number;
  tags: OsmTags;
  /** The node itself, or a point inside the area or on the line. */
  location: LatLng;
  /** For ways and relations only. */
  viewport?: Viewport;
  /** The points of open ways and of ways tagged `highway` or `addr:interpolation`, in order. */
  line?: readonly LatLng[];
  /** The node ids of `line` in order: interpolation ways join address nodes by id. */
  lineNodeIds?: readonly number[];
  /** Square metres of a closed way or multipolygon; absent for others. */
  areaSquareMetres?: number;
  /** The outline of a boundary that the file has as a whole, as `encodeBoundary` writes it. */
  boundary?: string;
  /** The lines of public transport at a stop. */
  lines?: readonly StopLine[];
}

/**
 * Administrative and postal areas of the extract, known before the first
 * feature is mapped.
 */
export interface AreaLookup {
  /** Returns the areas that contain `point`, smallest first. */
  areasAt(point: LatLng): readonly AdminArea[];
  /** Returns the nearest `place=city|town|village…` node within `maxMetres`. */
  nearestSettlement(point: LatLng, maxMetres: number): Settlement | null;
}

export interface AdminArea {
  /** `relation/123` or `way/4`. */
  osm: string;
  /** `boundary=administrative` with its `admin_level`, or `boundary=postal_code`. */
  kind: "administrative" | "postal_code";
  /** 2 country, 4 region, 6 département, 8 commune, 9 and 10 below; 0 for postal codes. */
  adminLevel: number;
  tags: OsmTags;
}

export interface Settlement {
  osm: string;
  location: LatLng;
  tags: OsmTags;
}
