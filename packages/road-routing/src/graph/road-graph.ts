import { TRAVEL_MODES, type TravelMode } from "../router.ts";

/**
 * Roads as typed arrays. A node is where roads meet or end; an edge is the
 * road between two nodes; an arc is an edge in one of its directions: arc
 * `2 * edge` goes from `edgeFrom` to `edgeTo`, arc `2 * edge + 1` back.
 */
export interface RoadGraph {
  /** Of each node, in units of 1e-7 degree. */
  nodeLatitudes: Int32Array;
  nodeLongitudes: Int32Array;
  /** Bits of the modes that cannot pass the node, see `modeBit`: a bollard, a gate. */
  nodeBlocks: Uint8Array;
  /** Where the arcs that leave a node start in `arcs`, and one number more. */
  nodeArcs: Uint32Array;
  arcs: Uint32Array;
  edgeFrom: Uint32Array;
  edgeTo: Uint32Array;
  /** Decimetres, rounded up. */
  edgeLengths: Uint32Array;
  /** Bits of `EDGE_FLAGS`. */
  edgeFlags: Uint8Array;
  /** Kilometres an hour of each arc; 0 where the mode may not go. */
  driveSpeeds: Uint8Array;
  walkSpeeds: Uint8Array;
  bicycleSpeeds: Uint8Array;
  /**
   * The network of each edge by mode: from anywhere in one, everywhere else in it can be reached. 0: no edge to
   * start from or to arrive at, because it lies in a piece cut off from the others, or the mode may not go there.
   */
  driveNetworks: Uint16Array;
  walkNetworks: Uint16Array;
  bicycleNetworks: Uint16Array;
  /** Where the points between an edge's two nodes start in `shapeLatitudes`, and one number more. */
  edgeShapes: Uint32Array;
  shapeLatitudes: Int32Array;
  shapeLongitudes: Int32Array;
  /** Turns that are forbidden, from arc to arc, sorted by the first; with the bits of the modes that it concerns. */
  turnsFrom: Uint32Array;
  turnsTo: Uint32Array;
  turnModes: Uint8Array;
  /** Which edges touch a cell: pairs sorted by the cell, see `cellOf`. */
  cellKeys: Uint32Array;
  cellEdges: Uint32Array;
}

export const EDGE_FLAGS = {
  /** Only whoever wants to go there may drive in. */
  destinationOnly: 1,
  toll: 2,
  highway: 4,
  indoor: 8,
  /** Nobody starts or arrives there: motorways, tunnels. */
  noStop: 16,
} as const;

export const UNITS_PER_DEGREE = 1e7;

/** The bit that stands for `mode` where several modes are one number. */
export function modeBit(mode: TravelMode): number {
  return 1 << TRAVEL_MODES.indexOf(mode);
}

/** Kilometres an hour of each arc; 0 where `mode` may not go. */
export function speedsOf(graph: RoadGraph, mode: TravelMode): Uint8Array {
  if (mode === "DRIVE") return graph.driveSpeeds;
  return mode === "WALK" ? graph.walkSpeeds : graph.bicycleSpeeds;
}

/** The network of each edge, for `mode`; 0 where it is in none. */
export function networksOf(graph: RoadGraph, mode: TravelMode): Uint16Array {
  if (mode === "DRIVE") return graph.driveNetworks;
  return mode === "WALK" ? graph.walkNetworks : graph.bicycleNetworks;
}

/** The edge that an arc is one direction of. */
export function edgeOf(arc: number): number {
  return arc >>> 1;
}

/** The same edge the other way round. */
export function oppositeOf(arc: number): number {
  return arc ^ 1;
}

/** The node that an arc starts at. */
export function tailOf(graph: RoadGraph, arc: number): number {
  return ((arc & 1) === 0 ? graph.edgeFrom : graph.edgeTo)[arc >>> 1] as number;
}

/** The node that an arc leads to. */
export function headOf(graph: RoadGraph, arc: number): number {
  return ((arc & 1) === 0 ? graph.edgeTo : graph.edgeFrom)[arc >>> 1] as number;
}
