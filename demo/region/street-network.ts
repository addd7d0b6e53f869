import type { OsmDrawing, Tags } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { crossing, distance, nearestOnSegment, segments, smooth } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { Street } from "./street.ts";

/** Ends of streets this near to another street are drawn onto it. */
const SNAP_METRES = 22;
/** Two junctions nearer than this are one. */
const MERGE_METRES = 4;
const CELL_METRES = 80;

interface Course extends Street {
  line: Point[];
  /** Points that other streets share: how far along, and the node. */
  junctions: { metres: number; node: number }[];
}

/** Streets after smoothing, as they lie on the ground. */
export type LaidStreet = Street & { line: readonly Point[]; nodes: readonly number[] };

/**
 * Smooths the streets, lets them share a node wherever they meet, and draws
 * them, long ones in several ways, as they are in real data.
 */
export function drawStreets(drawing: OsmDrawing, streets: readonly Street[]): LaidStreet[] {
  const courses = streets.map((street): Course => ({ ...street, line: smooth(street.line), junctions: [] }));
  snapEnds(courses);
  joinCrossings(drawing, courses);
  return courses.map((course) => drawCourse(drawing, course));
}

/** Whether two streets cross; motorways only meet their own slip roads. */
function meet(a: Street, b: Street): boolean {
  if (a.highway === "motorway") return b.highway === "motorway_link";
  return b.highway !== "motorway" || a.highway === "motorway_link";
}

interface Piece {
  course: Course;
  from: Point;
  to: Point;
  /** Metres along the course at `from`. */
  metres: number;
}

function pieceGrid(courses: readonly Course[]): Map<string, Piece[]> {
  const grid = new Map<string, Piece[]>();
  for (const course of courses) {
    let metres = 0;
    for (const [from, to] of segments(course.line)) {
      const piece = { course, from, to, metres };
      metres += distance(from, to);
      for (const cell of cellsBetween(from, to)) {
        const pieces = grid.get(cell);
        if (pieces === undefined) grid.set(cell, [piece]);
        else pieces.push(piece);
      }
    }
  }
  return grid;
}

function* cellsBetween(from: Point, to: Point): Generator<string> {
  const cell = (metres: number) => Math.floor(metres / CELL_METRES);
  for (
    let east = cell(Math.min(from[0], to[0]) - SNAP_METRES);
    east <= cell(Math.max(from[0], to[0]) + SNAP_METRES);
    east += 1
  ) {
    for (
      let north = cell(Math.min(from[1], to[1]) - SNAP_METRES);
      north <= cell(Math.max(from[1], to[1]) + SNAP_METRES);
      north += 1
    ) {
      yield `${east}/${north}`;
    }
  }
}

function snapEnds(courses: readonly Course[]): void {
  const grid = pieceGrid(courses);
  for (const course of courses) {
    for (const index of [0, course.line.length - 1]) {
      const end = course.line[index]!;
      let best: Point | null = null;
      for (const piece of grid.get(
        `${Math.floor(end[0] / CELL_METRES)}/${Math.floor(end[1] / CELL_METRES)}`,
      ) ?? []) {
        if (piece.course === course || !meet(course, piece.course)) continue;
        const point = nearestOnSegment(end, piece.from, piece.to);
        if (distance(end, point) < Math.min(SNAP_METRES, best === null ? SNAP_METRES : distance(end, best)))
          best = point;
      }
      if (best !== null) course.line[index] = best;
    }
  }
}

function joinCrossings(drawing: OsmDrawing, courses: readonly Course[]): void {
  const junctionGrid = new Map<string, { point: Point; node: number }[]>();
  const junctionAt = (point: Point): number => {
    const east = Math.floor(point[0] / MERGE_METRES);
    const north = Math.floor(point[1] / MERGE_METRES);
    for (let e = east - 1; e <= east + 1; e += 1) {
      for (let n = north - 1; n <= north + 1; n += 1) {
        const near = junctionGrid.get(`${e}/${n}`)?.find((one) => distance(one.point, point) <= MERGE_METRES);
        if (near !== undefined) return near.node;
      }
    }
    const node = drawing.node(point);
    const key = `${east}/${north}`;
    junctionGrid.set(key, [...(junctionGrid.get(key) ?? []), { point, node }]);
    return node;
  };

  const grid = pieceGrid(courses);
  const done = new Set<string>();
  const order = new Map(courses.map((course, index) => [course, index]));
  for (const pieces of grid.values()) {
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (a.course === b.course || !meet(a.course, b.course)) continue;
        const key = `${order.get(a.course)}@${a.metres}|${order.get(b.course)}@${b.metres}`;
        if (done.has(key)) continue;
        done.add(key);
        const point = crossing(a.from, a.to, b.from, b.to) ?? touching(a, b);
        if (point === null) continue;
        const node = junctionAt(point);
        a.course.junctions.push({ metres: a.metres + distance(a.from, point), node });
        b.course.junctions.push({ metres: b.metres + distance(b.from, point), node });
      }
    }
  }
}

/** An end that was drawn onto a street may miss it by a rounding error. */
function touching(a: Piece, b: Piece): Point | null {
  for (const [end, piece] of [
    [a.from, b],
    [a.to, b],
    [b.from, a],
    [b.to, a],
  ] as const) {
    if (distance(end, nearestOnSegment(end, piece.from, piece.to)) < 0.05) return end;
  }
  return null;
}

function drawCourse(drawing: OsmDrawing, course: Course): LaidStreet {
  const junctions = [...new Map(course.junctions.map((one) => [one.node, one])).values()];
  const stops = [...junctions];
  let metres = 0;
  for (const [index, point] of course.line.entries()) {
    if (index > 0) metres += distance(course.line[index - 1]!, point);
    const isTaken = junctions.some((one) => Math.abs(one.metres - metres) <= MERGE_METRES);
    if (!isTaken) stops.push({ metres, node: drawing.node(point) });
  }
  stops.sort((a, b) => a.metres - b.metres);
  const nodes = stops.map((stop) => stop.node);
  const shared = new Set(junctions.map((one) => one.node));
  for (const part of inParts(nodes, shared)) drawing.way(part, streetTags(course));
  const line = nodes.map((node) => drawing.nodes.get(node)!.point);
  return { ...course, line, nodes };
}

/** Real streets come in several ways, cut at junctions. */
function inParts(nodes: readonly number[], shared: ReadonlySet<number>): number[][] {
  const parts: number[][] = [];
  let start = 0;
  for (let index = 1; index < nodes.length - 1; index += 1) {
    if (shared.has(nodes[index]!) && index - start >= 14) {
      parts.push(nodes.slice(start, index + 1));
      start = index;
    }
  }
  parts.push(nodes.slice(start));
  return parts.filter((part) => part.length > 1);
}

function streetTags(street: Street): Tags {
  const random = seededRandom(`street ${street.key}`);
  const { name, ref, highway } = street;
  return {
    highway,
    ...(name === undefined ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    ...(highway === "motorway" ? { maxspeed: "130", oneway: "no", lanes: "4" } : {}),
    ...(highway === "motorway_link" ? { maxspeed: "70", oneway: "no" } : {}),
    ...(highway === "secondary" ? { maxspeed: name === undefined ? "80" : "50", lanes: "2" } : {}),
    ...(highway === "residential" && random.chance(0.25) ? { maxspeed: "30" } : {}),
    ...(highway === "residential" && random.chance(0.08) ? { oneway: "yes" } : {}),
    ...(highway === "living_street" ? { maxspeed: "20" } : {}),
    surface: highway === "path" ? "ground" : highway === "pedestrian" ? "paving_stones" : "asphalt",
  };
}
