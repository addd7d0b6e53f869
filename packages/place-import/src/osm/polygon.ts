import { EARTH_RADIUS_METRES, type LatLng } from "@lieudit/place-model";
import { unwrapLongitude, wrapLongitude } from "./longitudes.ts";

/** A closed line of points; it does not matter whether the last repeats the first. */
export type Ring = readonly LatLng[];

/** Outer rings add area, inner rings subtract it. Rings of one kind do not overlap. */
export interface Polygon {
  outers: readonly Ring[];
  inners: readonly Ring[];
}

/**
 * Returns square metres on a sphere of radius 6 371 008.8 m, without holes; never below 0.
 *
 * @see https://trs.jpl.nasa.gov/handle/2014/41271 R. G. Chamberlain, W. H. Duquette: Some
 * algorithms for polygons on a sphere (2007)
 */
export function measureAreaSquareMetres({ outers, inners }: Polygon): number {
  const sum = (rings: readonly Ring[]) => rings.reduce((total, ring) => total + measureRingArea(ring), 0);
  return Math.max(0, sum(outers) - sum(inners));
}

/**
 * Returns a point inside the polygon and outside its holes. It is the centroid of the
 * largest ring if that is inside, else the middle of the longest of some lines across it.
 *
 * @returns null when no ring has an inside.
 */
export function findPointInside(polygon: Polygon): LatLng | null {
  const largest = findLargest(polygon.outers);
  if (largest === undefined || largest.length < 3) return null;
  const reference = largest[0]!.longitude;
  const outer = flatten(largest, reference);
  const rings = [outer, ...polygon.inners.map((ring) => flatten(ring, reference))];
  const middle = findCentroid(outer);
  const point =
    middle !== null && isInsideFlat(rings, middle[0], middle[1]) ? middle : findWidestCrossing(outer, rings);
  return point && { latitude: point[1], longitude: wrapLongitude(point[0]) };
}

/** Alternating longitudes and latitudes, unwrapped so that the antimeridian does not split the ring. */
type FlatRing = Float64Array;

function flatten(ring: Ring, reference: number): FlatRing {
  const flat = new Float64Array(ring.length * 2);
  let previous = reference;
  ring.forEach(({ latitude, longitude }, index) => {
    previous = unwrapLongitude(longitude, previous);
    flat[index * 2] = previous;
    flat[index * 2 + 1] = latitude;
  });
  return flat;
}

function findLargest(rings: readonly Ring[]): Ring | undefined {
  let largest: Ring | undefined;
  let largestArea = -1;
  for (const ring of rings) {
    const area = measureRingArea(ring);
    if (area <= largestArea) continue;
    largest = ring;
    largestArea = area;
  }
  return largest;
}

function measureRingArea(ring: Ring): number {
  const radians = Math.PI / 180;
  let sum = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const from = ring[i]!;
    const to = ring[(i + 1) % ring.length]!;
    const width = unwrapLongitude(to.longitude, from.longitude) - from.longitude;
    sum += width * radians * (2 + Math.sin(from.latitude * radians) + Math.sin(to.latitude * radians));
  }
  return Math.abs((sum * EARTH_RADIUS_METRES ** 2) / 2);
}

/** Of the flat shape: for a town the earth's curvature moves it by less than a metre. */
function findCentroid(ring: FlatRing): readonly [longitude: number, latitude: number] | null {
  // Sums relative to the first point keep digits that sums around 0°, 0° would lose.
  const [originX = 0, originY = 0] = ring;
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    const [x0, y0] = [ring[i]! - originX, ring[i + 1]! - originY];
    const [x1, y1] = [ring[next]! - originX, ring[next + 1]! - originY];
    const cross = x0 * y1 - x1 * y0;
    doubled += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  if (Math.abs(doubled) < 1e-16) return null;
  return [originX + x / (3 * doubled), originY + y / (3 * doubled)];
}

/** Even-odd rule: a ray from a point in a hole crosses twice. */
function isInsideFlat(rings: readonly FlatRing[], longitude: number, latitude: number): boolean {
  const crossed = findCuts(rings, latitude).filter((cut) => longitude < cut);
  return crossed.length % 2 === 1;
}

const CROSSINGS = 15;

/**
 * Finds the middle of the longest part of a line of equal latitude inside the shape. Lines
 * run between the latitudes of vertices, so never along an edge.
 */
function findWidestCrossing(
  outer: FlatRing,
  rings: readonly FlatRing[],
): readonly [longitude: number, latitude: number] | null {
  const latitudes = [...new Set(rings.flatMap((ring) => [...ring].filter((_, index) => index % 2 === 1)))];
  latitudes.sort((a, b) => a - b);
  const [south, north] = getLatitudeRange(outer);
  let best: readonly [longitude: number, latitude: number] | null = null;
  let widest = 0;
  for (let line = 1; line <= CROSSINGS; line += 1) {
    const target = south + ((north - south) * line) / (CROSSINGS + 1);
    const above = latitudes.findIndex((latitude) => latitude > target);
    if (above <= 0) continue;
    const latitude = (latitudes[above - 1]! + latitudes[above]!) / 2;
    const cuts = findCuts(rings, latitude);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const width = (cuts[i + 1]! - cuts[i]!) * Math.cos((latitude * Math.PI) / 180);
      if (width <= widest) continue;
      widest = width;
      best = [(cuts[i]! + cuts[i + 1]!) / 2, latitude];
    }
  }
  return best;
}

function getLatitudeRange(ring: FlatRing): readonly [south: number, north: number] {
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < ring.length; i += 2) {
    south = Math.min(south, ring[i]!);
    north = Math.max(north, ring[i]!);
  }
  return [south, north];
}

/** Returns the longitudes at which the rings cross a latitude, from west to east. */
function findCuts(rings: readonly FlatRing[], latitude: number): number[] {
  const cuts: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const next = (i + 2) % ring.length;
      const y0 = ring[i + 1]!;
      const y1 = ring[next + 1]!;
      if (y0 > latitude === y1 > latitude) continue;
      cuts.push(ring[i]! + ((latitude - y0) / (y1 - y0)) * (ring[next]! - ring[i]!));
    }
  }
  return cuts.sort((a, b) => a - b);
}
