import { encodeBoundary } from "@lieudit/place-model";
import type { Polygon } from "../osm/polygon.ts";
import { type GridPoint, getDoubledArea, toGridRing, UNITS_PER_DEGREE } from "./grid.ts";
import { measureDoubledArea, nestRings } from "./nest-rings.ts";
import { RingSet } from "./ring-set.ts";

/**
 * Bytes of the GeoJSON text of a geometry. The service's response adds name and credits and stays
 * below 5,000 bytes.
 */
export const MAX_GEOMETRY_BYTES = 4_600;

/** Corners that are compared with each other; a larger shape is thinned first. */
const MAX_COMPARED_CORNERS = 1_000;

/** Share of its area that an outline may lose or gain. Beyond it, it would show another place. */
const MAX_AREA_CHANGE = 0.1;

/**
 * Simplifies the outline of an area to at most `MAX_GEOMETRY_BYTES` of GeoJSON. No line meets
 * another one, holes are inside, and small islands are dropped first.
 *
 * @param shape complete, as the relation has it.
 * @returns the text of `encodeBoundary`; undefined if there is no such outline. That is so if lines of the
 *   shape itself cross, if most of it is tiny islands, or if it crosses the antimeridian or a pole.
 */
export function simplifyBoundary({ outers, inners }: Polygon): string | undefined {
  const gridded = [...outers, ...inners].map(toGridRing);
  if (!gridded.every((points) => points !== null)) return undefined;
  const rings = gridded
    .map((points, i) => ({ points, isInner: i >= outers.length }))
    .filter(({ points }) => getDoubledArea(points) !== 0);
  const area = rings.reduce(
    (sum, { points, isInner }) => sum + (isInner ? -1 : 1) * Math.abs(getDoubledArea(points)),
    0,
  );
  if (area <= 0) return undefined;

  const set = new RingSet(rings.map(({ points }) => points));
  set.thin(MAX_COMPARED_CORNERS);
  set.separate();
  const pointBytes = findMaxPointBytes(rings.map(({ points }) => points));
  set.simplify(() => measureBytes(set, pointBytes) > MAX_GEOMETRY_BYTES);

  const polygons = nestRings([...set.list()].map(([i, points]) => ({ points, isInner: rings[i]!.isInner })));
  const isSimilar = Math.abs(measureDoubledArea(polygons) - area) <= MAX_AREA_CHANGE * area;
  if (!isSimilar || measureBytes(set, pointBytes) > MAX_GEOMETRY_BYTES) return undefined;
  return encodeBoundary(
    polygons.map((polygon) =>
      polygon.map((ring) =>
        ring.map(([x, y]) => ({ latitude: y / UNITS_PER_DEGREE, longitude: x / UNITS_PER_DEGREE })),
      ),
    ),
  );
}

/** An upper limit of the bytes of the GeoJSON text. */
function measureBytes({ cornerCount, ringCount }: RingSet, pointBytes: number): number {
  const frame = '{"type":"MultiPolygon","coordinates":[]}'.length;
  // The first point of a ring is repeated at its end. A ring has at most two pairs of brackets and two commas.
  return frame + (cornerCount + ringCount) * pointBytes + ringCount * 6;
}

/** Returns the bytes of the longest point, with the comma behind it. */
function findMaxPointBytes(rings: readonly (readonly GridPoint[])[]): number {
  let longest = 0;
  for (const ring of rings) {
    for (const [x, y] of ring) {
      longest = Math.max(longest, `[${x / UNITS_PER_DEGREE},${y / UNITS_PER_DEGREE}],`.length);
    }
  }
  return longest;
}
