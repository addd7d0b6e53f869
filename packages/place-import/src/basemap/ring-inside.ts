import type { LatLng } from "@lieudit/place-model";

/** Twice the area in square degrees; above 0 for a ring that goes counterclockwise. */
export function signedArea(ring: readonly LatLng[]): number {
  let sum = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) sum += before.longitude * point.latitude - point.longitude * before.latitude;
    before = point;
  }
  return sum;
}

/** Whether `point` lies inside `ring`, counted by the lines crossed on the way east. */
export function isInRing({ latitude, longitude }: LatLng, ring: readonly LatLng[]): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined && corner.latitude > latitude !== before.latitude > latitude) {
      const share = (latitude - corner.latitude) / (before.latitude - corner.latitude);
      if (longitude < corner.longitude + share * (before.longitude - corner.longitude)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

/** Outer rings, each with the holes that lie in it; a hole that lies in none is dropped. */
export function nestedRings(
  outers: readonly (readonly LatLng[])[],
  holes: readonly (readonly LatLng[])[],
): (readonly LatLng[])[][] {
  const polygons = outers.map((ring) => ({ rings: [ring], size: Math.abs(signedArea(ring)) }));
  // In the smallest that holds it: an island's lake's island is an outer ring of its own.
  const bySize = [...polygons].sort((a, b) => a.size - b.size);
  for (const hole of holes) {
    // One corner may touch the ring around; of three, two tell.
    const corners = [0, hole.length / 3, (2 * hole.length) / 3].map((at) => hole[Math.floor(at)] as LatLng);
    const home = bySize.find(
      ({ rings: [outer = []] }) => corners.filter((corner) => isInRing(corner, outer)).length >= 2,
    );
    home?.rings.push(hole);
  }
  return polygons.map(({ rings }) => rings);
}
