import type { RoadGraph } from "./road-graph.ts";

/** Returns the points of an edge from its first node to its last, in units of 1e-7 degree. */
export function getEdgeShape(graph: RoadGraph, edge: number): { latitudes: number[]; longitudes: number[] } {
  const from = graph.edgeFrom[edge] as number;
  const to = graph.edgeTo[edge] as number;
  const start = graph.edgeShapes[edge];
  const end = graph.edgeShapes[edge + 1];
  return {
    latitudes: [
      graph.nodeLatitudes[from] as number,
      ...graph.shapeLatitudes.subarray(start, end),
      graph.nodeLatitudes[to] as number,
    ],
    longitudes: [
      graph.nodeLongitudes[from] as number,
      ...graph.shapeLongitudes.subarray(start, end),
      graph.nodeLongitudes[to] as number,
    ],
  };
}
