import type { LatLng, Viewport } from "@lieudit/place-model";

/** Returns a longitude in [-180, 180), whatever turns it made. 180 itself stays. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** The same point, whose longitude may leave ±180 so as to be next to `reference`. */
export function unwrapLongitude(longitude: number, reference: number): number {
  return longitude - 360 * Math.round((longitude - reference) / 360);
}

/**
 * Returns the smallest box around all of `lines`; its west side is east of its east
 * side where it crosses the antimeridian.
 *
 * @param lines each without a gap of more than 180 degrees between neighbours.
 * @returns null without a point.
 */
export function getViewport(lines: Iterable<readonly LatLng[]>): Viewport | null {
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  const spans: [west: number, east: number][] = [];
  for (const line of lines) {
    const [first] = line;
    if (first === undefined) continue;
    let [west, east, previous] = [first.longitude, first.longitude, first.longitude];
    for (const { latitude, longitude } of line) {
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
      previous = unwrapLongitude(longitude, previous);
      west = Math.min(west, previous);
      east = Math.max(east, previous);
    }
    const turns = Math.floor((west + 180) / 360) * 360;
    spans.push([west - turns, east - turns]);
  }
  const sides = findSmallestArc(spans);
  if (sides === null) return null;
  return {
    low: { latitude: south, longitude: wrapLongitude(sides[0]) },
    high: { latitude: north, longitude: wrapLongitude(sides[1]) },
  };
}

/** The arc that is left when the widest gap between the spans is taken out of the circle. */
function findSmallestArc(
  spans: [west: number, east: number][],
): readonly [west: number, east: number] | null {
  spans.sort((a, b) => a[0] - b[0]);
  const [first] = spans;
  if (first === undefined) return null;
  // The gap that ends the circle, from the last east side to the first west side one turn on.
  let reach = spans.reduce((furthest, [, east]) => Math.max(furthest, east), first[1]);
  let best: readonly [west: number, east: number] = [first[0], reach];
  let widestGap = first[0] + 360 - reach;
  if (widestGap <= 0) {
    // A span may wrap around to the first one; a gap may follow.
    best = [-180, 180];
    widestGap = 0;
  }
  const covered = reach - 360;
  reach = Math.max(first[1], covered);
  for (const [west, east] of spans.slice(1)) {
    if (west - reach > widestGap) {
      widestGap = west - reach;
      best = [west, reach + 360];
    }
    reach = Math.max(reach, east);
  }
  return best;
}
