import {
  boxAround,
  distanceMetres,
  EARTH_RADIUS_METRES,
  type LatLng,
  type Viewport,
} from "@lieudit/place-model";

/** Width of a corridor: a share of the route's length, within limits in metres. */
const SHARE_OF_LENGTH = 0.05;
const NARROWEST_METRES = 500;
const WIDEST_METRES = 5_000;

/** Minimum length of a piece, so that a short route is one search. */
const MIN_PIECE_METRES = 2_000;
const MAX_PIECES = 8;

/** Points closer together than this share of the width are merged. */
const SHARE_OF_WIDTH = 0.05;

/** The area along a route. */
export interface RouteCorridor {
  widthMetres: number;
  /** Boxes that cover the corridor, from the route's start to its end. */
  boxes: Viewport[];
  /** Returns the metres from the start to where the route passes `point`; null outside the corridor. */
  passes(point: LatLng): number | null;
}

/** Creates the corridor along a route of two points or more. Its width grows with the length. */
export function createRouteCorridor(route: readonly LatLng[]): RouteCorridor {
  const steps = route.map((point, i) => (i === 0 ? 0 : distanceMetres(route[i - 1] as LatLng, point)));
  const length = steps.reduce((sum, metres) => sum + metres, 0);
  const widthMetres = Math.min(WIDEST_METRES, Math.max(NARROWEST_METRES, SHARE_OF_LENGTH * length));
  const line = plainLine(route, steps, widthMetres * SHARE_OF_WIDTH);
  const pieceCount = Math.min(MAX_PIECES, Math.max(1, Math.floor(length / MIN_PIECE_METRES)));
  return {
    widthMetres,
    boxes: pieces(line, length / pieceCount).map((piece) => getBounds(piece, widthMetres)),
    passes: (point) => passedAt(line, point, widthMetres),
  };
}

/** A point of a line, with its metres from the line's start. */
interface Milestone extends LatLng {
  at: number;
}

function plainLine(route: readonly LatLng[], steps: readonly number[], leastStep: number): Milestone[] {
  const line: Milestone[] = [];
  let at = 0;
  for (const [i, { latitude, longitude }] of route.entries()) {
    at += steps[i] as number;
    const last = line.at(-1);
    const isWorthIt = last === undefined || i === route.length - 1 || at - last.at >= leastStep;
    if (isWorthIt) line.push({ latitude, longitude, at });
  }
  return line;
}

/** Splits the line into pieces. Each ends with the first point of the next. */
function pieces(line: readonly Milestone[], pieceMetres: number): Milestone[][] {
  const milestones: Milestone[][] = [];
  let piece: Milestone[] = [];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    // A long straight segment may cross several pieces.
    while (before !== undefined && piece.length > 0 && point.at - (piece[0] as Milestone).at > pieceMetres) {
      const cut = pointBetween(before, point, (piece[0] as Milestone).at + pieceMetres);
      milestones.push([...piece, cut]);
      piece = [cut];
    }
    piece.push(point);
  }
  return [...milestones, piece];
}

function pointBetween(from: Milestone, to: Milestone, at: number): Milestone {
  const part = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
    at,
  };
}

function getBounds(points: readonly LatLng[], marginMetres: number): Viewport {
  const corners = points.map((point) => boxAround(point, marginMetres));
  return {
    low: {
      latitude: Math.min(...corners.map(({ low }) => low.latitude)),
      longitude: Math.min(...corners.map(({ low }) => low.longitude)),
    },
    high: {
      latitude: Math.max(...corners.map(({ high }) => high.latitude)),
      longitude: Math.max(...corners.map(({ high }) => high.longitude)),
    },
  };
}

const METRES_PER_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;

function passedAt(line: readonly Milestone[], point: LatLng, widthMetres: number): number | null {
  const cosine = Math.cos((point.latitude * Math.PI) / 180);
  let nearest = widthMetres;
  let at: number | null = null;
  for (let i = 1; i < line.length; i += 1) {
    const [from, to] = [line[i - 1] as Milestone, line[i] as Milestone];
    const y = (from.latitude - point.latitude) * METRES_PER_DEGREE;
    const x = (from.longitude - point.longitude) * METRES_PER_DEGREE * cosine;
    const dy = (to.latitude - point.latitude) * METRES_PER_DEGREE - y;
    const dx = (to.longitude - point.longitude) * METRES_PER_DEGREE * cosine - x;
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / square));
    const away = Math.hypot(x + part * dx, y + part * dy);
    if (away > nearest) continue;
    nearest = away;
    at = from.at + part * (to.at - from.at);
  }
  return at;
}
