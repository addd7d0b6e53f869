import { encodePolyline, type LatLng } from "@lieudit/place-model";
import { edgeOf, networksOf, type RoadGraph } from "../graph/road-graph.ts";
import type { Avoided, Route, RouteLeg, RoutesQuery, TravelMode } from "../router.ts";
import { arcLine } from "./arc-line.ts";
import { arcWeights } from "./arc-weights.ts";
import { ArcSearcher, type FoundWay } from "./search-arcs.ts";
import { type Snap, snap } from "./snap.ts";

/** Finds ways in one graph; one question at a time. */
export class GraphRoutes {
  readonly #graph: RoadGraph;
  readonly #searcher: ArcSearcher;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#searcher = new ArcSearcher(graph);
  }

  /** From `point` to the next road that somebody can begin or end at, or infinity where none is near. */
  metresAway(mode: TravelMode, point: LatLng): number {
    return snap(this.#graph, mode, point)?.metresAway ?? Number.POSITIVE_INFINITY;
  }

  /** The ways to `to`, in that order; null where this graph has none. */
  routes({ mode, from, to, onward, avoid }: RoutesQuery): (Route | null)[] {
    const source = snap(this.#graph, mode, from);
    if (source === null) return to.map(() => null);
    // The next road of the network that the way starts in: others cannot be reached.
    const network = networksOf(this.#graph, mode)[source.edge] as number;
    const targets = to.map((point) => snap(this.#graph, mode, point, network));
    const first = this.#legs({ mode, avoid, source, targets, isReverse: false });
    if (onward === undefined) return first.map((leg) => leg && routeOf([leg]));
    const end = snap(this.#graph, mode, onward, network);
    if (end === null) return to.map(() => null);
    const second = this.#legs({ mode, avoid, source: end, targets, isReverse: true });
    return first.map((leg, i) => {
      const next = second[i];
      return leg && next ? routeOf([leg, next]) : null;
    });
  }

  #legs(search: {
    mode: TravelMode;
    avoid: Avoided | undefined;
    source: Snap;
    targets: readonly (Snap | null)[];
    isReverse: boolean;
  }): (Leg | null)[] {
    const { mode, source, targets, isReverse } = search;
    const there = targets.filter((target) => target !== null);
    const ways = this.#searcher.search({ ...search, targets: there });
    let next = 0;
    return targets.map((target) => {
      if (target === null) return null;
      const way = ways[next++] ?? null;
      if (way === null) return null;
      return isReverse ? this.#leg(mode, target, source, way) : this.#leg(mode, source, target, way);
    });
  }

  #leg(mode: TravelMode, from: Snap, to: Snap, { arcs }: FoundWay): Leg {
    const { seconds } = arcWeights(this.#graph, mode);
    const line: LatLng[] = [];
    let decimetres = 0;
    let durationSeconds = 0;
    for (const [i, arc] of arcs.entries()) {
      const start = i === 0 ? along(arc, from) : 0;
      const end = i === arcs.length - 1 ? along(arc, to) : 1;
      decimetres += (end - start) * (this.#graph.edgeLengths[edgeOf(arc)] as number);
      durationSeconds += (end - start) * seconds(arc);
      line.push(...arcLine(this.#graph, arc, start, end));
    }
    return { distanceMetres: decimetres / 10, durationSeconds, line };
  }
}

interface Leg extends RouteLeg {
  line: LatLng[];
}

/** How far along `arc` a point of its edge is, from 0 to 1. */
function along(arc: number, { share }: Snap): number {
  return (arc & 1) === 0 ? share : 1 - share;
}

function routeOf(legs: readonly Leg[]): Route {
  return {
    legs: legs.map(({ distanceMetres, durationSeconds }) => ({ distanceMetres, durationSeconds })),
    polyline: encodePolyline(withoutRepeats(legs.flatMap(({ line }) => line))),
  };
}

/** Where arcs and legs meet they share a point; one that starts at a crossing has a first piece of no length. */
function withoutRepeats(line: readonly LatLng[]): LatLng[] {
  return line.filter((point, i) => {
    const before = line[i - 1];
    return (
      before === undefined ||
      !isSame(before.latitude, point.latitude) ||
      !isSame(before.longitude, point.longitude)
    );
  });
}

/** The same in a line of five digits, or next to it. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}
