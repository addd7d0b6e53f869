import { type RoadGraph, toModeBit, UNITS_PER_DEGREE } from "../src/graph/road-graph.ts";
import { buildRoadGraph } from "../src/graph-making/build-road-graph.ts";
import type { RoadInput, RoadUse, TurnRule } from "../src/graph-making/road-input.ts";
import type { TravelMode } from "../src/router.ts";

export interface DrawnRoads {
  /** Degrees north and east. */
  points: Readonly<Record<string, readonly [latitude: number, longitude: number]>>;
  /** Names of a road's points, separated by spaces, and its use. */
  roads: readonly ({ along: string; name?: string } & Partial<RoadUse>)[];
  /** Roads by their number. */
  turns?: readonly { kind: "no" | "only"; from: number; via: string; to: number; modes?: TravelMode[] }[];
  blocks?: Readonly<Record<string, TravelMode[]>>;
}

const STREET: RoadUse = {
  driveForward: 36,
  driveBackward: 36,
  walkForward: 5,
  walkBackward: 5,
  bicycleForward: 15,
  bicycleBackward: 15,
  flags: 0,
};

/**
 * Builds test roads as input of the graph builder. By default a road is a street of 36
 * km/h in both directions.
 */
export function buildDrawnInput({ points, roads, turns = [], blocks = {} }: DrawnRoads): RoadInput {
  const names = Object.keys(points);
  const getNumber = (name: string) => {
    const number = names.indexOf(name);
    if (number < 0) throw new Error(`There is no point ${name}.`);
    return number;
  };
  const units = (part: 0 | 1) =>
    Int32Array.from(Object.values(points), (point) => Math.round(point[part] * UNITS_PER_DEGREE));
  return {
    latitudes: units(0),
    longitudes: units(1),
    blocks: Uint8Array.from(names, (name) =>
      (blocks[name] ?? []).reduce((bits, mode) => bits | toModeBit(mode), 0),
    ),
    roadCount: roads.length,
    pointsOf: (road) => Uint32Array.from((roads[road]?.along ?? "").split(" "), getNumber),
    useOf(road) {
      const { along: _, name: __, ...use } = roads[road] ?? { along: "" };
      return { ...STREET, ...use };
    },
    nameOf: (road) => roads[road]?.name ?? "",
    turns: turns.map(
      ({ kind, from, via, to, modes = ["DRIVE"] }): TurnRule => ({
        kind,
        fromRoad: from,
        viaPoint: getNumber(via),
        toRoad: to,
        modes,
      }),
    ),
  };
}

export function buildDrawnGraph(roads: DrawnRoads): RoadGraph {
  const graph = buildRoadGraph(buildDrawnInput(roads));
  if (graph === null) throw new Error("There is no road.");
  return graph;
}

/** A road that is one-way for cars and two-way for walkers. */
export const ONE_WAY = { driveBackward: 0, bicycleBackward: 0 } as const;
