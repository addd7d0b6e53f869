import type { MapBox } from "@lieudit/basemap";
import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { clipToBox, getCorners, toEdgePosition } from "./clip-to-box.ts";
import type { CoastChains } from "./coast-chains.ts";
import { isInRing, nestRings, signedArea } from "./ring-inside.ts";

/** Polygons as lists of rings, outer ring first. */
export interface SeaAndLand {
  sea: (readonly LatLng[])[][];
  land: (readonly LatLng[])[][];
}

/**
 * Divides `box` into sea and land by its coastlines. Without any, all of it is land.
 *
 * Open ends are closed along the edge of the box. An end inside the box, where the extract
 * was cut along another line, is first extended to the edge.
 */
export function findSeaAndLand(chains: CoastChains, box: MapBox): SeaAndLand {
  const pieces: LatLng[][] = [];
  const loops: LatLng[][] = [];
  for (const ring of chains.rings) {
    if (ring.every((point) => isInBox(point, box))) loops.push(ring);
    else pieces.push(...clipToBox(startOutside(ring, box), box));
  }
  for (const line of chains.open) {
    const parts = clipToBox(line, box);
    const inner = parts.filter((part) => parts.length === 1 || !isLooseEnd(part, box));
    pieces.push(...inner.map((part) => extendToEdge(part, chains.open, box)));
  }
  return { sea: buildSide(pieces, loops, box, "sea"), land: buildSide(pieces, loops, box, "land") };
}

function buildSide(
  pieces: readonly LatLng[][],
  loops: readonly LatLng[][],
  box: MapBox,
  ground: "sea" | "land",
): (readonly LatLng[])[][] {
  // Land is on the left, so a counterclockwise coast is an island.
  const isOuter = (ring: readonly LatLng[]) => signedArea(ring) > 0 === (ground === "land");
  const outers: (readonly LatLng[])[] = closeAlongEdge(pieces, box, ground === "sea" ? 1 : -1);
  outers.push(...loops.filter(isOuter));
  const holes = loops.filter((ring) => !isOuter(ring));
  if (pieces.length === 0) {
    // Without open coastlines, islands are surrounded by sea and inlets by land; without any coast all is
    // land.
    const isWhole = loops.length === 0 ? ground === "land" : holes.some((ring) => !isInAny(ring, outers));
    if (isWhole) outers.push(getCorners(box));
  }
  return nestRings(outers, holes);
}

interface EdgePiece {
  line: LatLng[];
  start: number;
  end: number;
}

/**
 * Closes coast parts that run from edge to edge into rings, along the edge to the nearest
 * start.
 *
 * @param turn 1 goes clockwise and encloses the right side, -1 the left side.
 */
function closeAlongEdge(lines: readonly LatLng[][], box: MapBox, turn: 1 | -1): LatLng[][] {
  const pieces: EdgePiece[] = [];
  for (const line of lines) {
    const start = toEdgePosition(line[0] as LatLng, box);
    const end = toEdgePosition(line.at(-1) as LatLng, box);
    if (start !== null && end !== null) pieces.push({ line, start, end });
  }
  const left = new Set(pieces);
  const rings: LatLng[][] = [];
  for (const first of pieces) {
    if (!left.has(first)) continue;
    const ring: LatLng[] = [];
    let piece = first;
    for (;;) {
      left.delete(piece);
      ring.push(...piece.line);
      const { end } = piece;
      let next = first;
      let way = measureTurn(end, first.start, turn);
      for (const candidate of left) {
        const candidateWay = measureTurn(end, candidate.start, turn);
        if (candidateWay >= way) continue;
        next = candidate;
        way = candidateWay;
      }
      ring.push(...getPassedCorners(end, way, turn, box));
      if (next === first) break;
      piece = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** Distance from `from` to `to` along the edge; a full turn is 4. */
function measureTurn(from: number, to: number, turn: 1 | -1): number {
  return ((((to - from) * turn) % 4) + 4) % 4;
}

function getPassedCorners(from: number, way: number, turn: 1 | -1, box: MapBox): LatLng[] {
  const corners = getCorners(box);
  const passed: LatLng[] = [];
  let at = turn === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
  while (Math.abs(at - from) < way) {
    passed.push(corners[((at % 4) + 4) % 4] as LatLng);
    at += turn;
  }
  return passed;
}

function isInAny(ring: readonly LatLng[], outers: readonly (readonly LatLng[])[]): boolean {
  return outers.some((outer) => isInRing(ring[0] as LatLng, outer));
}

function isInBox({ latitude, longitude }: LatLng, { west, south, east, north }: MapBox): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Returns a ring as a line that starts outside the box, so that no part of it is split. */
function startOutside(ring: readonly LatLng[], box: MapBox): LatLng[] {
  const start = ring.findIndex((point) => !isInBox(point, box));
  return [...ring.slice(start), ...ring.slice(0, start + 1)];
}

/** Share of the box's diagonal that shows the direction of a coast. */
const HEADING_SHARE = 0.05;

/**
 * Whether a coast is cut off so soon after it re-enters the box that its direction is
 * unknown, like a pier at the edge.
 */
function isLooseEnd(part: readonly LatLng[], box: MapBox): boolean {
  const isCutOff = [part[0], part.at(-1)].some(
    (end) => end !== undefined && toEdgePosition(end, box) === null,
  );
  if (!isCutOff) return false;
  let length = 0;
  for (let i = 1; i < part.length; i += 1) {
    length += distanceMetres(part[i - 1] as LatLng, part[i] as LatLng);
  }
  return length < measureDiagonal(box) * HEADING_SHARE;
}

function measureDiagonal({ west, south, east, north }: MapBox): number {
  return distanceMetres({ latitude: south, longitude: west }, { latitude: north, longitude: east });
}

function extendToEdge(line: readonly LatLng[], all: readonly LatLng[][], box: MapBox): LatLng[] {
  const onward = findEdgeAhead(line, all, box);
  const backward = findEdgeAhead([...line].reverse(), all, box);
  return [...backward, ...line, ...onward];
}

/**
 * Returns the edge point to extend the end of `line` to, or nothing if that end is on the
 * edge or outside.
 */
function findEdgeAhead(line: readonly LatLng[], all: readonly LatLng[][], box: MapBox): LatLng[] {
  const end = line.at(-1) as LatLng;
  if (!isInBox(end, box) || toEdgePosition(end, box) !== null) return [];
  const { west, south, east, north } = box;
  const from =
    line.findLast((point) => distanceMetres(point, end) >= measureDiagonal(box) * HEADING_SHARE) ??
    (line[0] as LatLng);
  const ways = [
    { latitude: end.latitude - from.latitude, longitude: end.longitude - from.longitude },
    { latitude: north - end.latitude, longitude: 0 },
    { latitude: south - end.latitude, longitude: 0 },
    { latitude: 0, longitude: east - end.longitude },
    { latitude: 0, longitude: west - end.longitude },
  ];
  const [ahead, ...straight] = ways.map((way) => findEdgeFrom(end, way, box));
  // The nearest edge, because the coast's own direction would cross a coast.
  const byDistance = straight.sort((a, b) => distanceMetres(end, a) - distanceMetres(end, b));
  const choices = [ahead as LatLng, ...byDistance];
  // The next point would be outside, so the edge is near, even if it is far along the coast's direction.
  const before = line.at(-2) ?? end;
  const isNextOutside = distanceMetres(end, byDistance[0] as LatLng) <= distanceMetres(before, end);
  if (isNextOutside) choices.unshift(byDistance[0] as LatLng);
  const free = choices.find((target) => !all.some((other) => crosses(end, target, other)));
  return [free ?? (byDistance[0] as LatLng)];
}

function findEdgeFrom(point: LatLng, way: LatLng, box: MapBox): LatLng {
  const { latitude, longitude } = way;
  const far = 1e6;
  const sideways =
    longitude > 0
      ? (box.east - point.longitude) / longitude
      : longitude < 0
        ? (box.west - point.longitude) / longitude
        : far;
  const upward =
    latitude > 0
      ? (box.north - point.latitude) / latitude
      : latitude < 0
        ? (box.south - point.latitude) / latitude
        : far;
  return sideways < upward
    ? { latitude: point.latitude + sideways * latitude, longitude: longitude > 0 ? box.east : box.west }
    : { latitude: latitude > 0 ? box.north : box.south, longitude: point.longitude + upward * longitude };
}

function crosses(from: LatLng, to: LatLng, line: readonly LatLng[]): boolean {
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1] as LatLng;
    const b = line[i] as LatLng;
    if (a === from || b === from) continue;
    if (
      measureAngle(from, to, a) !== measureAngle(from, to, b) &&
      measureAngle(a, b, from) !== measureAngle(a, b, to)
    )
      return true;
  }
  return false;
}

/** Whether `c` is left of the line from `a` to `b`. */
function measureAngle(a: LatLng, b: LatLng, c: LatLng): boolean {
  return (
    (b.longitude - a.longitude) * (c.latitude - a.latitude) >
    (b.latitude - a.latitude) * (c.longitude - a.longitude)
  );
}
