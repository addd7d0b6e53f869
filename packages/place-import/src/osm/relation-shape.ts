import { distanceMetres, type LatLng } from "@lieudit/place-model";
import type { NodeLocations } from "./node-locations.ts";
import type { OsmMember } from "./osm-element.ts";
import type { Polygon } from "./polygon.ts";
import { joinWays } from "./rings.ts";
import type { WayRefs } from "./way-refs.ts";

/** The geometry of a multipolygon or boundary relation, as far as the file contains it. */
export interface RelationShape extends Polygon {
  /** Number of outer lines that do not close. */
  openLines: LatLng[][];
  /** Number of member ways missing in the file. */
  missingWays: number;
  /** Whether the file has all of its lines and points, and they close. */
  isWhole: boolean;
}

/** The member ways of a relation, 9 bytes each. */
export interface MemberWays {
  ids: Float64Array;
  /** 1 for a way of a hole. */
  isInner: Uint8Array;
}

/**
 * Collects the member ways of a relation. Every way that is not `inner` is outer, because
 * old data has no roles.
 */
export function collectMemberWays(members: readonly OsmMember[]): MemberWays {
  const ways = members.filter(({ type }) => type === "way");
  return {
    ids: Float64Array.from(ways, ({ id }) => id),
    isInner: Uint8Array.from(ways, ({ role }) => (role === "inner" || role === "enclave" ? 1 : 0)),
  };
}

/** A ring is closed with a straight line if the gap is at most this share of its length. */
const CLOSABLE_GAP = 0.1;

/**
 * Builds the rings of a relation from ways in any order and direction.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:multipolygon
 */
export function buildRelationShape(
  { ids, isInner }: MemberWays,
  ways: WayRefs,
  locations: NodeLocations,
): RelationShape {
  // A way that is listed twice counts once.
  const outerWays = new Map<number, Float64Array>();
  const innerWays = new Map<number, Float64Array>();
  let missingWays = 0;
  ids.forEach((id, index) => {
    const refs = ways.get(id);
    if (refs === undefined) missingWays += 1;
    else (isInner[index] === 1 ? innerWays : outerWays).set(id, refs);
  });
  const outer = joinWays(outerWays.values());
  const inner = joinWays(innerWays.values());
  let missingPoints = 0;
  const points = (chain: number[]) => {
    const line = getPoints(chain, locations);
    missingPoints += chain.length - line.length;
    return line;
  };
  const shape: RelationShape = {
    outers: outer.rings.map(points).filter(hasInside),
    inners: inner.rings.map(points).filter(hasInside),
    openLines: [],
    missingWays,
    isWhole: missingWays + missingPoints + outer.open.length + inner.open.length === 0,
  };
  const closed = [...shape.outers];
  for (const chain of outer.open) {
    const line = points(chain);
    if (hasInside(line) && isNearlyClosed(line)) closed.push(line);
    else if (line.length > 0) shape.openLines.push(line);
  }
  return { ...shape, outers: closed };
}

/** Returns the points of those `nodeIds` that are in the file. */
export function getPoints(nodeIds: Iterable<number>, locations: NodeLocations): LatLng[] {
  const points: LatLng[] = [];
  for (const id of nodeIds) {
    const point = locations.get(id);
    if (point !== undefined) points.push(point);
  }
  return points;
}

function hasInside(ring: readonly LatLng[]): boolean {
  return ring.length >= 3;
}

function isNearlyClosed(line: readonly LatLng[]): boolean {
  let length = 0;
  for (let i = 1; i < line.length; i += 1) length += distanceMetres(line[i - 1]!, line[i]!);
  return distanceMetres(line[0]!, line.at(-1)!) <= length * CLOSABLE_GAP;
}
