import { MAX_ZONE_CORNERS } from "@lieudit/listing-model";

/** A point of the map's frame, in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** A hand trembles by this much, in pixels. */
const TREMBLE = 3;

/** Returns the corners of an outline drawn by hand: few enough for an address, without its trembling. */
export function simplifyOutline(points: readonly Pixel[], maxCorners = MAX_ZONE_CORNERS): Pixel[] {
  let tolerance = TREMBLE;
  let corners = simplify(points, tolerance);
  while (corners.length > maxCorners) {
    tolerance *= 1.5;
    corners = simplify(points, tolerance);
  }
  return corners;
}

/** Removes points that are within `tolerance` of the line between those that remain (Douglas and Peucker). */
function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const parts: [first: number, last: number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [first, last] = part;
    let farthest = -1;
    let most = tolerance;
    for (let i = first + 1; i < last; i++) {
      const distance = getDistance(points[i] as Pixel, points[first] as Pixel, points[last] as Pixel);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest === -1) continue;
    isKept[farthest] = 1;
    parts.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, i) => isKept[i] === 1);
}

/** Distance of a point from the line between two others. */
function getDistance({ x, y }: Pixel, from: Pixel, to: Pixel): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = right * right + down * down;
  const share = length === 0 ? 0 : ((x - from.x) * right + (y - from.y) * down) / length;
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(x - from.x - along * right, y - from.y - along * down);
}
