/** Metres east and north of the old harbour of the town. */
export type Point = readonly [east: number, north: number];

/** Points from a hand-written row, such as `"268,272 330,262 430,226"`. */
export function points(row: string): Point[] {
  return row
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [east, north] = pair.split(",").map(Number);
      if (east === undefined || north === undefined || Number.isNaN(east + north)) {
        throw new SyntaxError(`"${pair}" is not a point; write it as "east,north" in metres.`);
      }
      return [east, north];
    });
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** Returns the point `metres` away from `from` in the direction `angle`, radians from east, anticlockwise. */
export function offset(from: Point, angle: number, metres: number): Point {
  return [from[0] + Math.cos(angle) * metres, from[1] + Math.sin(angle) * metres];
}

/** `point` turned about the origin by `angle` radians, anticlockwise. */
export function turned(point: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos];
}

export function lineLength(line: readonly Point[]): number {
  let length = 0;
  for (const [from, to] of segments(line)) length += distance(from, to);
  return length;
}

export function* segments(line: readonly Point[]): Generator<[Point, Point]> {
  for (let index = 1; index < line.length; index += 1) yield [line[index - 1]!, line[index]!];
}

/** Where `metres` along the line is, and the direction of the line there, in radians. */
export function along(line: readonly Point[], metres: number): { point: Point; angle: number } {
  let remaining = metres;
  let last: { point: Point; angle: number } = { point: line[0]!, angle: 0 };
  for (const [from, to] of segments(line)) {
    const length = distance(from, to);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    if (remaining <= length) return { point: offset(from, angle, remaining), angle };
    remaining -= length;
    last = { point: to, angle };
  }
  return last;
}

/** Returns the point of the segment that is nearest to `point`. */
export function nearestOnSegment(point: Point, from: Point, to: Point): Point {
  const east = to[0] - from[0];
  const north = to[1] - from[1];
  const squared = east * east + north * north;
  if (squared === 0) return from;
  const share = ((point[0] - from[0]) * east + (point[1] - from[1]) * north) / squared;
  const clamped = Math.min(1, Math.max(0, share));
  return [from[0] + east * clamped, from[1] + north * clamped];
}

/** Where two segments cross, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const determinant = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(determinant) < 1e-9) return null;
  const s = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / determinant;
  const t = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / determinant;
  if (s < 0 || s > 1 || t < 0 || t > 1) return null;
  return [a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])];
}

/** Even-odd rule; `ring` may or may not repeat its first point. */
export function contains(ring: readonly Point[], point: Point): boolean {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
    const a = ring[index]!;
    const b = ring[before]!;
    const straddles = a[1] > point[1] !== b[1] > point[1];
    if (straddles && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** True when two rings share ground. */
export function overlaps(a: readonly Point[], b: readonly Point[]): boolean {
  if (a.some((point) => contains(b, point)) || b.some((point) => contains(a, point))) return true;
  const ringA = [...a, a[0]!];
  const ringB = [...b, b[0]!];
  for (const [p, q] of segments(ringA)) {
    for (const [r, s] of segments(ringB)) if (crossing(p, q, r, s) !== null) return true;
  }
  return false;
}

/** Returns the four corners of a rectangle around `centre`, turned by `angle` radians, anticlockwise. */
export function rectangle(centre: Point, width: number, depth: number, angle: number): Point[] {
  const corners: readonly Point[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
  return corners.map((corner) => {
    const [east, north] = turned(corner, angle);
    return [centre[0] + east, centre[1] + north];
  });
}

export function middle(ring: readonly Point[]): Point {
  const total = ring.reduce<Point>((sum, point) => [sum[0] + point[0], sum[1] + point[1]], [0, 0]);
  return [total[0] / ring.length, total[1] / ring.length];
}

/**
 * Returns a curve through the points of a hand-drawn line: a Catmull-Rom spline with
 * a point about every `step` metres. Streets drawn with few points then bend
 * as streets do.
 */
export function smooth(line: readonly Point[], step = 28): Point[] {
  if (line.length < 3) return [...line];
  const curve: Point[] = [line[0]!];
  for (let index = 0; index < line.length - 1; index += 1) {
    const start = line[index]!;
    const end = line[index + 1]!;
    const before = line[index - 1] ?? start;
    const after = line[index + 2] ?? end;
    const pieces = Math.max(1, Math.round(distance(start, end) / step));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      curve.push([
        spline(before[0], start[0], end[0], after[0], t),
        spline(before[1], start[1], end[1], after[1], t),
      ]);
    }
  }
  return curve;
}

function spline(before: number, start: number, end: number, after: number, t: number): number {
  return (
    0.5 *
    (2 * start +
      (end - before) * t +
      (2 * before - 5 * start + 4 * end - after) * t * t +
      (3 * start - before - 3 * end + after) * t * t * t)
  );
}
