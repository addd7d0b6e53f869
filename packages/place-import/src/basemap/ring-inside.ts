import type { LatLng } from "@lieudit/place-model";

/** Returns twice the signed area in square degrees; positive for a counterclockwise ring. */
export function signedArea(ring: readonly LatLng[]): number {
  let sum = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) sum += before.longitude * point.latitude - point.longitude * before.latitude;
    before = point;
  }
  return sum;
}

/** Whether `point` lies inside `ring`, by counting crossings to the east. */
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

/** Returns outer rings, each with the holes in it; a hole outside all rings is dropped. */
export function nestRings(
  outers: readonly (readonly LatLng[])[],
  holes: readonly (readonly LatLng[])[],
): (readonly LatLng[])[][] {
  const polygons = outers.map((ring) => ({ rings: [ring], size: Math.abs(signedArea(ring)) }));
  // Into the smallest outer ring around it, since an island in a lake on an island is its own outer ring.
  const bySize = [...polygons].sort((a, b) => a.size - b.size);
  for (const hole of holes) {
    // One corner may touch the outer ring, so two of three corners decide.
    const corners = [0, hole.length / 3, (2 * hole.length) / 3].map((at) => hole[Math.floor(at)] as LatLng);
    const home = bySize.find(
      ({ rings: [outer = []] }) => corners.filter((corner) => isInRing(corner, outer)).length >= 2,
    );
    home?.rings.push(hole);
  }
  return polygons.map(({ rings }) => rings);
}
