import type { LatLng } from "@lieudit/place-model";
import { EARTH_RADIUS_METRES } from "@lieudit/place-model";
import { findLowerBound, toCell, toColumn, toRow } from "../graph/cells.ts";
import { getEdgeShape } from "../graph/edge-shape.ts";
import { EDGE_FLAGS, getNetworks, type RoadGraph, UNITS_PER_DEGREE } from "../graph/road-graph.ts";
import { MAX_SNAP_METRES, type TravelMode } from "../router.ts";
import { measureMetres, RADIANS_PER_UNIT } from "./metres.ts";

/** A point on a road. */
export interface Snap {
  edge: number;
  /** 0 at the edge's first node, 1 at its last. */
  share: number;
  metresAway: number;
}

/** In metres, the smallest first: most points are near a road, and a small circle has few edges. */
const RADII = [60, 250, MAX_SNAP_METRES] as const;

/**
 * Finds the nearest edge to `point`.
 *
 * @param network restricts the search to a number of `getNetworks`. Default: any network;
 * edges that are cut off are never found.
 * @returns null if no edge is within `MAX_SNAP_METRES`.
 */
export function snapToRoads(
  graph: RoadGraph,
  mode: TravelMode,
  point: LatLng,
  network?: number,
): Snap | null {
  for (const radius of RADII) {
    const nearest = findNearestWithin(graph, mode, point, radius, network);
    if (nearest !== null) return nearest;
  }
  return null;
}

function findNearestWithin(
  graph: RoadGraph,
  mode: TravelMode,
  point: LatLng,
  radiusMetres: number,
  network: number | undefined,
): Snap | null {
  const networks = getNetworks(graph, mode);
  const latitude = point.latitude * UNITS_PER_DEGREE;
  const longitude = point.longitude * UNITS_PER_DEGREE;
  const unitsPerMetre = 1 / (EARTH_RADIUS_METRES * RADIANS_PER_UNIT);
  const cosine = Math.max(0.01, Math.cos(latitude * RADIANS_PER_UNIT));
  const north = radiusMetres * unitsPerMetre;
  const east = north / cosine;
  let best: Snap | null = null;
  for (let row = toRow(latitude - north); row <= toRow(latitude + north); row += 1) {
    const last = toCell(row, toColumn(longitude + east));
    let position = findLowerBound(graph.cellKeys, toCell(row, toColumn(longitude - east)));
    for (; (graph.cellKeys[position] ?? Number.POSITIVE_INFINITY) <= last; position += 1) {
      const edge = graph.cellEdges[position] as number;
      const edgeNetwork = networks[edge] as number;
      if (edgeNetwork === 0 || (network !== undefined && edgeNetwork !== network)) continue;
      if (((graph.edgeFlags[edge] as number) & EDGE_FLAGS.noStop) !== 0) continue;
      const candidate = findNearestOnEdge(graph, edge, latitude, longitude, cosine);
      if (candidate.metresAway > radiusMetres) continue;
      if (best === null || candidate.metresAway < best.metresAway) best = candidate;
    }
  }
  return best;
}

function findNearestOnEdge(
  graph: RoadGraph,
  edge: number,
  latitude: number,
  longitude: number,
  cosine: number,
): Snap {
  const { latitudes, longitudes } = getEdgeShape(graph, edge);
  const metresPerUnit = EARTH_RADIUS_METRES * RADIANS_PER_UNIT;
  let bestSquare = Number.POSITIVE_INFINITY;
  let bestSegment = 1;
  let bestPart = 0;
  for (let i = 1; i < latitudes.length; i += 1) {
    const y1 = (latitudes[i - 1] as number) - latitude;
    const x1 = ((longitudes[i - 1] as number) - longitude) * cosine;
    const dy = (latitudes[i] as number) - latitude - y1;
    const dx = ((longitudes[i] as number) - longitude) * cosine - x1;
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square));
    const away = (x1 + part * dx) ** 2 + (y1 + part * dy) ** 2;
    if (away >= bestSquare) continue;
    bestSquare = away;
    bestSegment = i;
    bestPart = part;
  }
  const metresAway = Math.sqrt(bestSquare) * metresPerUnit;
  return { edge, share: projectOnto(latitudes, longitudes, bestSegment, bestPart), metresAway };
}

/** Returns the share of a line before `part` of its segment that ends at point `segment`. */
function projectOnto(latitudes: number[], longitudes: number[], segment: number, part: number): number {
  let total = 0;
  let before = 0;
  for (let i = 1; i < latitudes.length; i += 1) {
    const metres = measureMetres(latitudes, longitudes, i - 1, i);
    if (i < segment) before += metres;
    else if (i === segment) before += part * metres;
    total += metres;
  }
  return total === 0 ? 0 : Math.min(1, before / total);
}
