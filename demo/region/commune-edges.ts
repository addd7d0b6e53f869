import type { Point } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";

/** The named corners at which the communes meet. */
export const CORNERS: Readonly<Record<string, Point>> = {
  sea0: [-4000, 13900],
  sea1: [-4000, 8000],
  sea2: [-4000, 3000],
  sea3: [-4000, -2900],
  sea4: [-4000, -7300],
  sea5: [-4000, -13900],
  north1: [4200, 13900],
  north2: [12500, 13900],
  north3: [22500, 13900],
  north4: [42000, 13900],
  east: [42000, -13900],
  south1: [13000, -13900],
  south2: [33000, -13900],
  south3: [5600, -13900],
  j1: [3000, 8200],
  j2: [3300, 3100],
  j3: [3700, -2400],
  estuary: [2080, -3010],
  j4: [4600, -6800],
  j5: [4800, 4300],
  j6: [7600, 3600],
  j7: [4900, -3600],
  j8: [7300, -3200],
  j10: [12800, 4800],
  j11: [12800, -4600],
  j12: [22000, -1500],
  j13: [13300, 0],
  j14: [32000, 1000],
};

/** Returns the corners of a ring in pairs, the last with the first. */
export function edges(ring: readonly string[]): [string, string][] {
  return ring.map((name, index) => [name, ring[(index + 1) % ring.length]!]);
}

/** Returns the line between two corners: the same for both communes beside it, wandering as hedges and brooks do. */
export function boundaryLine(from: string, to: string): Point[] {
  const [first, last] = [from, to].sort() as [string, string];
  const random = seededRandom(`boundary ${first} ${last}`);
  const start = CORNERS[first]!;
  const end = CORNERS[last]!;
  const isStraight =
    first.startsWith("sea") || [first, last].every((name) => /^(north|south|east|sea)/.test(name));
  const line: Point[] = [start];
  if (!isStraight) {
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const pieces = Math.max(2, Math.round(length / 350));
    for (let piece = 1; piece < pieces; piece += 1) {
      const share = piece / pieces;
      line.push([
        start[0] + (end[0] - start[0]) * share + random.between(-110, 110),
        start[1] + (end[1] - start[1]) * share + random.between(-110, 110),
      ]);
    }
  }
  line.push(end);
  return first === from ? line : [...line].reverse();
}
