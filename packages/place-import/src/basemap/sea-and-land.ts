import type { MapBox } from "@lieudit/basemap";
import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { alongEdge, cornersOf, insideBox } from "./clip-to-box.ts";
import type { CoastChains } from "./coast-chains.ts";
import { isInRing, nestedRings, signedArea } from "./ring-inside.ts";

/** Polygons as lists of rings, the outer one first. */
export interface SeaAndLand {
  sea: (readonly LatLng[])[][];
  land: (readonly LatLng[])[][];
}

/**
 * What of `box` is sea and what is land, by the coast lines in it. Without
 * any, all of it is land.
 *
 * Open ends are closed along the edge of the box. An end in the middle, where
 * the extract was cut along another line than its box, is first led on in its
 * own direction to the edge.
 */
export function seaAndLand(chains: CoastChains, box: MapBox): SeaAndLand {
  const pieces: LatLng[][] = [];
  const loops: LatLng[][] = [];
  for (const ring of chains.rings) {
    if (ring.every((point) => isInBox(point, box))) loops.push(ring);
    else pieces.push(...insideBox(fromOutside(ring, box), box));
  }
  for (const line of chains.open) {
    const parts = insideBox(line, box);
    const kept = parts.filter((part) => parts.length === 1 || !isLooseEnd(part, box));
    pieces.push(...kept.map((part) => ledToEdge(part, chains.open, box)));
  }
  return { sea: side(pieces, loops, box, "sea"), land: side(pieces, loops, box, "land") };
}

function side(
  pieces: readonly LatLng[][],
  loops: readonly LatLng[][],
  box: MapBox,
  wanted: "sea" | "land",
): (readonly LatLng[])[][] {
  // Land on the left: a coast that goes round counterclockwise is an island.
  const isOuter = (ring: readonly LatLng[]) => signedArea(ring) > 0 === (wanted === "land");
  const outers: (readonly LatLng[])[] = closedAlongEdge(pieces, box, wanted === "sea" ? 1 : -1);
  outers.push(...loops.filter(isOuter));
  const holes = loops.filter((ring) => !isOuter(ring));
  if (pieces.length === 0) {
    // Around an island there is sea, around an inlet land, and where there is no coast at all, land.
    const isWhole = loops.length === 0 ? wanted === "land" : holes.some((ring) => !isInAny(ring, outers));
    if (isWhole) outers.push(cornersOf(box));
  }
  return nestedRings(outers, holes);
}

interface EdgePiece {
  line: LatLng[];
  start: number;
  end: number;
}

/**
 * Rings of pieces that go from edge to edge: from the end of one, on along
 * the edge to the nearest start.
 *
 * @param turn 1 clockwise, which keeps what is on the right; -1 what is on the left.
 */
function closedAlongEdge(lines: readonly LatLng[][], box: MapBox, turn: 1 | -1): LatLng[][] {
  const pieces: EdgePiece[] = [];
  for (const line of lines) {
    const start = alongEdge(line[0] as LatLng, box);
    const end = alongEdge(line.at(-1) as LatLng, box);
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
      let way = wayRound(end, first.start, turn);
      for (const candidate of left) {
        const candidateWay = wayRound(end, candidate.start, turn);
        if (candidateWay >= way) continue;
        next = candidate;
        way = candidateWay;
      }
      ring.push(...cornersPassed(end, way, turn, box));
      if (next === first) break;
      piece = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** From `from` to `to` along the edge: 0 to 4, a whole turn being 4. */
function wayRound(from: number, to: number, turn: 1 | -1): number {
  return ((((to - from) * turn) % 4) + 4) % 4;
}

function cornersPassed(from: number, way: number, turn: 1 | -1, box: MapBox): LatLng[] {
  const corners = cornersOf(box);
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

/** A ring as a line that begins and ends at a point outside, so that no part of it is cut in two. */
function fromOutside(ring: readonly LatLng[], box: MapBox): LatLng[] {
  const start = ring.findIndex((point) => !isInBox(point, box));
  return [...ring.slice(start), ...ring.slice(0, start + 1)];
}

/** The last part of a coast, this much of the box's diagonal, shows where it is heading. */
const HEADING_SHARE = 0.05;

/**
 * Whether a coast that leaves the box and comes back breaks off so soon after
 * that it says nothing of where it is heading: a pier at the edge.
 */
function isLooseEnd(part: readonly LatLng[], box: MapBox): boolean {
  const isCutOff = [part[0], part.at(-1)].some((end) => end !== undefined && alongEdge(end, box) === null);
  if (!isCutOff) return false;
  let length = 0;
  for (let i = 1; i < part.length; i += 1) {
    length += distanceMetres(part[i - 1] as LatLng, part[i] as LatLng);
  }
  return length < diagonalOf(box) * HEADING_SHARE;
}

function diagonalOf({ west, south, east, north }: MapBox): number {
  return distanceMetres({ latitude: south, longitude: west }, { latitude: north, longitude: east });
}

function ledToEdge(line: readonly LatLng[], all: readonly LatLng[][], box: MapBox): LatLng[] {
  const onward = edgeAhead(line, all, box);
  const backward = edgeAhead([...line].reverse(), all, box);
  return [...backward, ...line, ...onward];
}

/** The point of the edge to which the end of `line` is led, or nothing when that end is on the edge or outside. */
function edgeAhead(line: readonly LatLng[], all: readonly LatLng[][], box: MapBox): LatLng[] {
  const end = line.at(-1) as LatLng;
  if (!isInBox(end, box) || alongEdge(end, box) !== null) return [];
  const { west, south, east, north } = box;
  const from =
    line.findLast((point) => distanceMetres(point, end) >= diagonalOf(box) * HEADING_SHARE) ??
    (line[0] as LatLng);
  const ways = [
    { latitude: end.latitude - from.latitude, longitude: end.longitude - from.longitude },
    { latitude: north - end.latitude, longitude: 0 },
    { latitude: south - end.latitude, longitude: 0 },
    { latitude: 0, longitude: east - end.longitude },
    { latitude: 0, longitude: west - end.longitude },
  ];
  const [ahead, ...straight] = ways.map((way) => edgeFrom(end, way, box));
  // The nearest edge where the coast's own direction would lead back across a coast.
  const byDistance = straight.sort((a, b) => distanceMetres(end, a) - distanceMetres(end, b));
  const choices = [ahead as LatLng, ...byDistance];
  // A coast whose next point would have been outside is at the edge: along its own direction that may be far off.
  const before = line.at(-2) ?? end;
  const isNextOutside = distanceMetres(end, byDistance[0] as LatLng) <= distanceMetres(before, end);
  if (isNextOutside) choices.unshift(byDistance[0] as LatLng);
  const free = choices.find((target) => !all.some((other) => crosses(end, target, other)));
  return [free ?? (byDistance[0] as LatLng)];
}

function edgeFrom(point: LatLng, way: LatLng, box: MapBox): LatLng {
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
    if (turnOf(from, to, a) !== turnOf(from, to, b) && turnOf(a, b, from) !== turnOf(a, b, to)) return true;
  }
  return false;
}

/** Whether `c` is to the left of the way from `a` to `b`. */
function turnOf(a: LatLng, b: LatLng, c: LatLng): boolean {
  return (
    (b.longitude - a.longitude) * (c.latitude - a.latitude) >
    (b.latitude - a.latitude) * (c.longitude - a.longitude)
  );
}
