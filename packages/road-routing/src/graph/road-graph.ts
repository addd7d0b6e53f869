import { TRAVEL_MODES, type TravelMode } from "../router.ts";

/**
 * Roads as typed arrays. A node is where roads meet or end. An edge is the road between
 * two nodes. An arc is an edge in one direction: arc `2 * edge` goes from `edgeFrom` to
 * `edgeTo`, arc `2 * edge + 1` back.
 */
export interface RoadGraph {
  /** Positions of nodes, in units of 1e-7 degree. */
  nodeLatitudes: Int32Array;
  nodeLongitudes: Int32Array;
  /** Bits of the modes that cannot pass the node (see `toModeBit`): a bollard, a gate. */
  nodeBlocks: Uint8Array;
  /** Start index in `arcs` of the arcs that leave each node, plus the end. */
  nodeArcs: Uint32Array;
  arcs: Uint32Array;
  edgeFrom: Uint32Array;
  edgeTo: Uint32Array;
  /** Decimetres, rounded up. */
  edgeLengths: Uint32Array;
  /** Bits of `EDGE_FLAGS`. */
  edgeFlags: Uint8Array;
  /** Speed of each arc in km/h; 0 where the mode is not allowed. */
  driveSpeeds: Uint8Array;
  walkSpeeds: Uint8Array;
  bicycleSpeeds: Uint8Array;
  /**
   * Network of each edge by mode; every edge of a network is reachable from every other. 0
   * marks an edge where routes cannot start or end: it is cut off, or closed to the mode.
   */
  driveNetworks: Uint16Array;
  walkNetworks: Uint16Array;
  bicycleNetworks: Uint16Array;
  /** Number of each edge's name; 0 if it has none. Empty in graphs of earlier versions. */
  edgeNames: Uint32Array;
  /** Start of each name in `nameBytes`, plus the end. */
  nameStarts: Uint32Array;
  /** UTF-8. */
  nameBytes: Uint8Array;
  /** Start index in `shapeLatitudes` of the points between an edge's two nodes, plus the end. */
  edgeShapes: Uint32Array;
  shapeLatitudes: Int32Array;
  shapeLongitudes: Int32Array;
  /** Forbidden turns from arc to arc, sorted by the first, with the bits of their modes. */
  turnsFrom: Uint32Array;
  turnsTo: Uint32Array;
  turnModes: Uint8Array;
  /** Which edges touch a cell: pairs sorted by cell, see `toCell`. */
  cellKeys: Uint32Array;
  cellEdges: Uint32Array;
}

export const EDGE_FLAGS = {
  /** Open only to traffic with a destination there. */
  destinationOnly: 1,
  toll: 2,
  highway: 4,
  indoor: 8,
  /** Routes cannot start or end there: motorways, tunnels. */
  noStop: 16,
} as const;

export const UNITS_PER_DEGREE = 1e7;

/** Returns the bit of `mode` in a bit set of modes. */
export function toModeBit(mode: TravelMode): number {
  return 1 << TRAVEL_MODES.indexOf(mode);
}

/** Returns the speeds of arcs in km/h; 0 where `mode` is not allowed. */
export function getSpeeds(graph: RoadGraph, mode: TravelMode): Uint8Array {
  if (mode === "DRIVE") return graph.driveSpeeds;
  return mode === "WALK" ? graph.walkSpeeds : graph.bicycleSpeeds;
}

/** Returns the network of each edge for `mode`; 0 outside all networks. */
export function getNetworks(graph: RoadGraph, mode: TravelMode): Uint16Array {
  if (mode === "DRIVE") return graph.driveNetworks;
  return mode === "WALK" ? graph.walkNetworks : graph.bicycleNetworks;
}

/** Returns the edge of an arc. */
export function toEdge(arc: number): number {
  return arc >>> 1;
}

/** Returns the arc of the same edge in the other direction. */
export function toOppositeArc(arc: number): number {
  return arc ^ 1;
}

/** Returns the node where an arc starts. */
export function getTail(graph: RoadGraph, arc: number): number {
  return ((arc & 1) === 0 ? graph.edgeFrom : graph.edgeTo)[arc >>> 1] as number;
}

/** Returns the node where an arc ends. */
export function getHead(graph: RoadGraph, arc: number): number {
  return ((arc & 1) === 0 ? graph.edgeTo : graph.edgeFrom)[arc >>> 1] as number;
}

/** Returns the name or number of the road of an edge; empty if it has none. */
export function getRoadName({ edgeNames, nameStarts, nameBytes }: RoadGraph, edge: number): string {
  const name = edgeNames[edge] ?? 0;
  return name === 0 ? "" : DECODER.decode(nameBytes.subarray(nameStarts[name], nameStarts[name + 1]));
}

const DECODER = new TextDecoder();
