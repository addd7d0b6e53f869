import type { LatLng } from "@lieudit/place-model";

/** Coastlines joined end to end in their direction, with land on the left. */
export interface CoastChains {
  /** The first point is not repeated at the end. */
  rings: LatLng[][];
  open: LatLng[][];
}

export interface CoastWay {
  nodeIds: ArrayLike<number>;
  /** As many as `nodeIds`; undefined for a node that is missing in the file. */
  points: readonly (LatLng | undefined)[];
}

/**
 * Joins `natural=coastline` ways. Unlike rings of areas they must not be reversed: only
 * their direction says on which side the sea is.
 *
 * @see https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline
 */
export function joinCoastlines(ways: Iterable<CoastWay>): CoastChains {
  const byStart = new Map<number, CoastWay[]>();
  const all: CoastWay[] = [];
  for (const way of ways) {
    const start = way.nodeIds[0];
    if (start === undefined || way.nodeIds.length < 2) continue;
    all.push(way);
    byStart.set(start, [...(byStart.get(start) ?? []), way]);
  }
  // A chain starts where no way ends; the remaining ways form rings.
  const ends = new Set(all.map(getLastNode));
  const heads = all.filter((way) => !ends.has(way.nodeIds[0] as number));
  const used = new Set<CoastWay>();
  const chains: CoastChains = { rings: [], open: [] };
  for (const head of [...heads, ...all]) {
    if (used.has(head)) continue;
    const points: LatLng[] = [];
    let way: CoastWay | undefined = head;
    let last = head;
    while (way !== undefined) {
      used.add(way);
      for (const point of way.points) {
        // The shared node of two ways occurs twice, as the same or an equal object.
        if (point !== undefined && !isSame(point, points.at(-1))) points.push(point);
      }
      last = way;
      if (getLastNode(way) === head.nodeIds[0]) break;
      way = byStart.get(getLastNode(way))?.find((next) => !used.has(next));
    }
    if (getLastNode(last) === head.nodeIds[0]) {
      if (isSame(points[0], points.at(-1))) points.pop();
      if (points.length >= 3) chains.rings.push(points);
    } else if (points.length >= 2) chains.open.push(points);
  }
  return chains;
}

function getLastNode({ nodeIds }: CoastWay): number {
  return nodeIds[nodeIds.length - 1] as number; // shorter ways were dropped
}

function isSame(a: LatLng | undefined, b: LatLng | undefined): boolean {
  return a !== undefined && b !== undefined && a.latitude === b.latitude && a.longitude === b.longitude;
}
