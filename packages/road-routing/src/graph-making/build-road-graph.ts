import type { RoadGraph } from "../graph/road-graph.ts";
import { TRAVEL_MODES } from "../router.ts";
import { measureMetres } from "../search/metres.ts";
import { buildCellIndex } from "./cell-index.ts";
import { GrowingArray } from "./growing-array.ts";
import { findNetworks } from "./networks.ts";
import { NO_NODE, NO_POSITION, type RoadInput } from "./road-input.ts";
import { findForbiddenTurns } from "./turns.ts";

/** The nodes and edges of a graph before their connections are computed. */
export type Pieces = Pick<
  RoadGraph,
  "edgeFrom" | "edgeTo" | "edgeLengths" | "edgeShapes" | "shapeLatitudes" | "shapeLongitudes"
> & {
  /** The road that each edge is a part of. */
  edgeRoads: Uint32Array;
};

/**
 * Builds a graph of roads: cuts them where they meet, measures the parts and finds
 * connected networks.
 *
 * @returns null when there is no road.
 */
export function buildRoadGraph(input: RoadInput): RoadGraph | null {
  const { nodeOf, nodePoints } = numberNodes(input);
  const { edgeRoads, ...edges } = cutRoads(input, nodeOf);
  if (edgeRoads.length === 0) return null;
  const graph: RoadGraph = {
    nodeLatitudes: nodePoints.map((point) => input.latitudes[point] as number),
    nodeLongitudes: nodePoints.map((point) => input.longitudes[point] as number),
    nodeBlocks: Uint8Array.from(nodePoints, (point) => input.blocks[point] as number),
    ...groupArcsByNode(nodePoints.length, edges),
    ...edges,
    ...getUses(input, edgeRoads),
    ...getNames(input, edgeRoads),
    ...NOTHING_YET,
  };
  Object.assign(graph, findForbiddenTurns(graph, input.turns, edgeRoads, nodeOf));
  for (const mode of TRAVEL_MODES) graph[NETWORK_NAMES[mode]] = findNetworks(graph, mode);
  return { ...graph, ...buildCellIndex(graph) };
}

const NETWORK_NAMES = {
  DRIVE: "driveNetworks",
  WALK: "walkNetworks",
  BICYCLE: "bicycleNetworks",
} as const;

const NOTHING_YET = {
  driveNetworks: new Uint16Array(0),
  walkNetworks: new Uint16Array(0),
  bicycleNetworks: new Uint16Array(0),
  turnsFrom: new Uint32Array(0),
  turnsTo: new Uint32Array(0),
  turnModes: new Uint8Array(0),
  cellKeys: new Uint32Array(0),
  cellEdges: new Uint32Array(0),
};

/** Assigns nodes to points and points to nodes. */
function numberNodes(input: RoadInput): { nodeOf: Uint32Array; nodePoints: Int32Array } {
  const { roadCount, blocks, turns, latitudes } = input;
  const isThere = (point: number | undefined) => point !== undefined && latitudes[point] !== NO_POSITION;
  const uses = new Uint8Array(latitudes.length);
  for (let road = 0; road < roadCount; road += 1) {
    const points = input.pointsOf(road);
    for (const [i, point] of points.entries()) {
      // A road ends where the edge of the map cuts it.
      const isEnd = !isThere(points[i - 1]) || !isThere(points[i + 1]);
      uses[point] = Math.min(2, (uses[point] as number) + (isEnd ? 2 : 1));
    }
  }
  for (const { viaPoint } of turns) uses[viaPoint] = 2;
  const nodeOf = new Uint32Array(latitudes.length).fill(NO_NODE);
  const nodePoints = new GrowingArray((length) => new Int32Array(length));
  for (let point = 0; point < uses.length; point += 1) {
    const isNode = uses[point] === 2 || (uses[point] === 1 && (blocks[point] as number) > 0);
    if (!isNode || !isThere(point)) continue;
    nodeOf[point] = nodePoints.length;
    nodePoints.push(point);
  }
  return { nodeOf, nodePoints: nodePoints.take() };
}

function cutRoads(input: RoadInput, nodeOf: Uint32Array): Pieces {
  const uint32 = (length: number) => new Uint32Array(length);
  const int32 = (length: number) => new Int32Array(length);
  const edgeRoads = new GrowingArray(uint32);
  const edgeFrom = new GrowingArray(uint32);
  const edgeTo = new GrowingArray(uint32);
  const edgeLengths = new GrowingArray(uint32);
  const edgeShapes = new GrowingArray(uint32);
  const shapeLatitudes = new GrowingArray(int32);
  const shapeLongitudes = new GrowingArray(int32);
  const { latitudes, longitudes } = input;
  for (let road = 0; road < input.roadCount; road += 1) {
    const points = input.pointsOf(road);
    let start = -1;
    let metres = 0;
    for (const [i, point] of points.entries()) {
      if (latitudes[point] === NO_POSITION) {
        start = -1;
        continue;
      }
      if (start >= 0) metres += measureMetres(latitudes, longitudes, points[i - 1] as number, point);
      if (nodeOf[point] === NO_NODE) continue;
      if (start >= 0) {
        edgeRoads.push(road);
        edgeFrom.push(nodeOf[points[start] as number] as number);
        edgeTo.push(nodeOf[point] as number);
        // Rounded up: no edge is shorter than the straight line, which A* relies on.
        edgeLengths.push(Math.max(1, Math.ceil(metres * 10)));
        edgeShapes.push(shapeLatitudes.length);
        for (const passed of points.subarray(start + 1, i)) {
          shapeLatitudes.push(latitudes[passed] as number);
          shapeLongitudes.push(longitudes[passed] as number);
        }
      }
      start = i;
      metres = 0;
    }
  }
  edgeShapes.push(shapeLatitudes.length);
  return {
    edgeRoads: edgeRoads.take(),
    edgeFrom: edgeFrom.take(),
    edgeTo: edgeTo.take(),
    edgeLengths: edgeLengths.take(),
    edgeShapes: edgeShapes.take(),
    shapeLatitudes: shapeLatitudes.take(),
    shapeLongitudes: shapeLongitudes.take(),
  };
}

/** Groups the arcs by the node that they leave. */
function groupArcsByNode(
  nodeCount: number,
  { edgeFrom, edgeTo }: Pick<RoadGraph, "edgeFrom" | "edgeTo">,
): Pick<RoadGraph, "nodeArcs" | "arcs"> {
  const nodeArcs = new Uint32Array(nodeCount + 1);
  const tails = [edgeFrom, edgeTo] as const;
  for (const tail of tails) for (const node of tail) (nodeArcs[node + 1] as number)++;
  for (let node = 0; node < nodeCount; node += 1) {
    nodeArcs[node + 1] = (nodeArcs[node + 1] as number) + (nodeArcs[node] as number);
  }
  const next = nodeArcs.slice();
  const arcs = new Uint32Array(2 * edgeFrom.length);
  for (const [direction, tail] of tails.entries()) {
    for (const [edge, node] of tail.entries()) {
      const position = next[node] as number;
      arcs[position] = 2 * edge + direction;
      next[node] = position + 1;
    }
  }
  return { nodeArcs, arcs };
}

function getUses(
  { useOf }: RoadInput,
  edgeRoads: Uint32Array,
): Pick<RoadGraph, "driveSpeeds" | "walkSpeeds" | "bicycleSpeeds" | "edgeFlags"> {
  const arcCount = 2 * edgeRoads.length;
  const driveSpeeds = new Uint8Array(arcCount);
  const walkSpeeds = new Uint8Array(arcCount);
  const bicycleSpeeds = new Uint8Array(arcCount);
  const edgeFlags = new Uint8Array(edgeRoads.length);
  for (const [edge, road] of edgeRoads.entries()) {
    const use = useOf(road);
    driveSpeeds.set([use.driveForward, use.driveBackward], 2 * edge);
    walkSpeeds.set([use.walkForward, use.walkBackward], 2 * edge);
    bicycleSpeeds.set([use.bicycleForward, use.bicycleBackward], 2 * edge);
    edgeFlags[edge] = use.flags;
  }
  return { driveSpeeds, walkSpeeds, bicycleSpeeds, edgeFlags };
}

/** Stores each name once. */
function getNames(
  { nameOf }: RoadInput,
  edgeRoads: Uint32Array,
): Pick<RoadGraph, "edgeNames" | "nameStarts" | "nameBytes"> {
  const numbers = new Map([["", 0]]);
  const edgeNames = edgeRoads.map((road) => {
    const name = nameOf(road);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  const names = [...numbers.keys()].map((name) => Buffer.from(name));
  const nameStarts = new Uint32Array(names.length + 1);
  for (const [i, name] of names.entries()) nameStarts[i + 1] = (nameStarts[i] as number) + name.length;
  return { edgeNames, nameStarts, nameBytes: new Uint8Array(Buffer.concat(names)) };
}
