import { type GridPoint, getDoubledArea, isInside } from "./grid.ts";

/** A ring with its role in the relation. */
export interface RoleRing {
  points: readonly GridPoint[];
  isInner: boolean;
}

/** An outer ring, counter-clockwise, and its holes, clockwise. */
export type GridPolygon = GridPoint[][];

/**
 * Puts holes into the outer rings around them, by position: roles are often missing. A ring in an
 * odd number of others is a hole. An inner ring that is in no other one is ignored.
 *
 * @param rings that do not meet each other.
 * @returns the polygons, the largest first.
 */
export function nestRings(rings: readonly RoleRing[]): GridPolygon[] {
  const sorted = rings
    .map(({ points, isInner }) => ({ points, isInner, area: getDoubledArea(points) }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const polygons: GridPolygon[] = [];
  const nested: { points: readonly GridPoint[]; polygon: GridPolygon; isHole: boolean }[] = [];
  for (const { points, isInner, area } of sorted) {
    // Of the rings around it, the last one is the smallest.
    const parent = nested.findLast((one) => isInside(points[0]!, one.points));
    if (parent === undefined && isInner) continue;
    const isHole = parent !== undefined && !parent.isHole;
    const polygon = isHole ? parent.polygon : [];
    if (!isHole) polygons.push(polygon);
    polygon.push(area > 0 === isHole ? points.toReversed() : [...points]);
    nested.push({ points, polygon, isHole });
  }
  return polygons;
}

/** Returns twice the area without the holes. */
export function measureDoubledArea(polygons: readonly GridPolygon[]): number {
  return polygons.flat().reduce((sum, ring) => sum + getDoubledArea(ring), 0);
}
