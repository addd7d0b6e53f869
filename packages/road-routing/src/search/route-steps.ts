import { encodePolyline, type LatLng } from "@lieudit/place-model";
import { getHead, getRoadName, type RoadGraph, toEdge } from "../graph/road-graph.ts";
import type { DirectionsStep, Maneuver } from "../router.ts";

/** An arc of a route: its used line, and what it takes. */
export interface TravelledArc {
  arc: number;
  line: readonly LatLng[];
  distanceMetres: number;
  durationSeconds: number;
}

/** A smaller turn into a road of the same name begins no step. */
const MIN_TURN_DEGREES = 45;

/** Turns by the angle up to which they have this name, in degrees. */
const TURNS = [
  { upTo: 20, name: "STRAIGHT" },
  { upTo: 50, name: "TURN_SLIGHT" },
  { upTo: 120, name: "TURN" },
  { upTo: 165, name: "TURN_SHARP" },
  { upTo: 180, name: "UTURN" },
] as const;

/** A route from or to a crossing has an arc without length there. */
const MIN_ARC_METRES = 0.5;

/** Groups the arcs of a route by road and turn. */
export function toSteps(graph: RoadGraph, travelled: readonly TravelledArc[]): DirectionsStep[] {
  const longArcs = travelled.filter(({ distanceMetres }) => distanceMetres >= MIN_ARC_METRES);
  const arcs = longArcs.length === 0 ? travelled.slice(0, 1) : longArcs;
  const steps: (Omit<DirectionsStep, "polyline"> & { line: LatLng[] })[] = [];
  for (const [i, { arc, line, distanceMetres, durationSeconds }] of arcs.entries()) {
    const road = getRoadName(graph, toEdge(arc));
    const last = steps.at(-1);
    const before = arcs[i - 1];
    const angle = before === undefined ? 0 : measureTurn(before.line, line);
    if (last !== undefined && before !== undefined && isSameStep(graph, before.arc, last.road, road, angle)) {
      last.line.push(...line);
      last.distanceMetres += distanceMetres;
      last.durationSeconds += durationSeconds;
      continue;
    }
    const maneuver = last === undefined ? "DEPART" : nameTurn(angle);
    steps.push({ maneuver, road, distanceMetres, durationSeconds, line: [...line] });
  }
  return steps.map(({ line, ...step }) => ({ ...step, polyline: encodePolyline(line) }));
}

/** Whether a traveller needs no word to go on from an arc. */
function isSameStep(
  graph: RoadGraph,
  before: number,
  lastRoad: string,
  road: string,
  angle: number,
): boolean {
  const isTurn = Math.abs(angle) >= MIN_TURN_DEGREES;
  const node = getHead(graph, before);
  const isCrossing = (graph.nodeArcs[node + 1] as number) - (graph.nodeArcs[node] as number) > 2;
  if (lastRoad === road) return !isCrossing || !isTurn;
  return !isCrossing && road === "";
}

function nameTurn(angle: number): Maneuver {
  const { name } = TURNS.find(({ upTo }) => Math.abs(angle) <= upTo) ?? TURNS[0];
  return name === "STRAIGHT" ? name : `${name}_${angle < 0 ? "LEFT" : "RIGHT"}`;
}

/** Degrees of the turn from the end of one line to the start of the next, from -180 to 180; right is positive. */
function measureTurn(from: readonly LatLng[], to: readonly LatLng[]): number {
  const before = measureBearing(from.at(-2), from.at(-1));
  const after = measureBearing(to[0], to[1]);
  if (before === null || after === null) return 0;
  return ((after - before + 540) % 360) - 180;
}

/** Degrees clockwise from north; null without a direction. */
function measureBearing(a: LatLng | undefined, b: LatLng | undefined): number | null {
  if (a === undefined || b === undefined) return null;
  const north = b.latitude - a.latitude;
  const east = (b.longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return north === 0 && east === 0 ? null : (Math.atan2(east, north) * 180) / Math.PI;
}
