import type { BoundaryGeometry, BoundaryPosition } from "@lieudit/place-model";

type Corner = readonly [x: bigint, y: bigint];

/**
 * Lists what is wrong with a geometry by RFC 7946 and by what the outlines promise. It computes in
 * BigInt and compares every line with every other one, and shares no code with the simplification.
 */
export function listBoundaryFaults(geometry: BoundaryGeometry): string[] {
  const faults: string[] = [];
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const text = JSON.stringify(geometry);
  if (text.length > 5_000) faults.push(`${text.length} bytes`);
  if (/\.\d{6}|e-/.test(text)) faults.push("more than five decimals");
  if (polygons.length === 0) faults.push("no polygon");
  if (geometry.type === "MultiPolygon" && polygons.length < 2) faults.push("one polygon as several");
  const rings: { corners: Corner[]; polygon: number; isHole: boolean }[] = [];
  for (const [polygon, ringsOfPolygon] of polygons.entries()) {
    for (const [i, ring] of ringsOfPolygon.entries()) {
      if (ring.length < 4) faults.push("a ring of less than four positions");
      if (String(ring[0]) !== String(ring.at(-1))) faults.push("an open ring");
      if (ring.some(([x, y]) => Math.abs(x) > 180 || Math.abs(y) > 90)) faults.push("off the earth");
      const corners = ring.slice(0, -1).map(toCorner);
      const area = corners.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = corners[(at + 1) % corners.length]!;
        return sum + (x * nextY - nextX * y);
      }, 0n);
      if (area === 0n) faults.push("a ring without an area");
      else if (area > 0n !== (i === 0)) faults.push("wrong winding");
      rings.push({ corners, polygon, isHole: i > 0 });
    }
  }
  faults.push(...listCrossings(rings.map(({ corners }) => corners)));
  for (const [i, { corners, polygon, isHole }] of rings.entries()) {
    const around = rings.filter((other, j) => j !== i && isAround(other.corners, corners[0]!));
    const outersAround = around.filter((other) => !other.isHole).length;
    const holesAround = around.length - outersAround;
    const outer = rings.find((other) => other.polygon === polygon && !other.isHole)!;
    if (isHole && !around.includes(outer)) faults.push("a hole outside its outer ring");
    if (outersAround - holesAround !== (isHole ? 1 : 0)) faults.push("a ring inside one of its kind");
  }
  return faults;
}

function toCorner([longitude, latitude]: BoundaryPosition): Corner {
  return [BigInt(Math.round(longitude * 1e5)), BigInt(Math.round(latitude * 1e5))];
}

function listCrossings(rings: readonly (readonly Corner[])[]): string[] {
  const lines = rings.flatMap((corners, ring) =>
    corners.map((from, i) => ({
      ring,
      i,
      size: corners.length,
      from,
      to: corners[(i + 1) % corners.length]!,
    })),
  );
  for (const [at, a] of lines.entries()) {
    for (const b of lines.slice(at + 1)) {
      const steps = a.ring === b.ring ? (b.i - a.i + a.size) % a.size : 0;
      const isAdjacent = a.ring === b.ring && (steps === 1 || steps === a.size - 1);
      const shared = countShared(a, b);
      if (shared > (isAdjacent ? 1 : 0)) return [`lines meet: ${String(a.from)} ${String(b.from)}`];
    }
  }
  return [];
}

interface Line {
  from: Corner;
  to: Corner;
}

/** Returns 0, 1, or 2 for more than one point that two lines share, from their parameters. */
function countShared({ from: p, to: p2 }: Line, { from: q, to: q2 }: Line): 0 | 1 | 2 {
  const [rx, ry] = [p2[0] - p[0], p2[1] - p[1]];
  const [sx, sy] = [q2[0] - q[0], q2[1] - q[1]];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const denominator = rx * sy - ry * sx;
  if (denominator !== 0n) {
    const sign = denominator < 0n ? -1n : 1n;
    const t = (dx * sy - dy * sx) * sign;
    const u = (dx * ry - dy * rx) * sign;
    const whole = denominator * sign;
    return t >= 0n && t <= whole && u >= 0n && u <= whole ? 1 : 0;
  }
  if (dx * ry - dy * rx !== 0n) return 0;
  // On one line: positions along `r`, from 0 to its squared length.
  const whole = rx * rx + ry * ry;
  const start = dx * rx + dy * ry;
  const end = start + sx * rx + sy * ry;
  if ((start < 0n && end < 0n) || (start > whole && end > whole)) return 0;
  const isEndToEnd = (start <= 0n && end <= 0n) || (start >= whole && end >= whole);
  return isEndToEnd ? 1 : 2;
}

/** Whether a ring winds around a point. */
function isAround(ring: readonly Corner[], [x, y]: Corner): boolean {
  let turns = 0;
  for (const [i, from] of ring.entries()) {
    const to = ring[(i + 1) % ring.length]!;
    const left = (to[0] - from[0]) * (y - from[1]) - (x - from[0]) * (to[1] - from[1]);
    if (from[1] <= y && to[1] > y && left > 0n) turns += 1;
    if (from[1] > y && to[1] <= y && left < 0n) turns -= 1;
  }
  return turns !== 0;
}
