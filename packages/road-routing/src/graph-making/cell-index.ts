import { toCell, toColumn, toRow } from "../graph/cells.ts";
import { getEdgeShape } from "../graph/edge-shape.ts";
import type { RoadGraph } from "../graph/road-graph.ts";
import { GrowingArray } from "./growing-array.ts";

/** Lists which edges touch which cell, sorted by cell and then by edge. */
export function buildCellIndex(graph: RoadGraph): Pick<RoadGraph, "cellKeys" | "cellEdges"> {
  const keys = new GrowingArray((length) => new Uint32Array(length));
  const edges = new GrowingArray((length) => new Uint32Array(length));
  for (let edge = 0; edge < graph.edgeFrom.length; edge += 1) {
    const touched = new Set<number>();
    const { latitudes, longitudes } = getEdgeShape(graph, edge);
    for (let i = 1; i < latitudes.length; i += 1) {
      const rows = getCellSpan(toRow(latitudes[i - 1] as number), toRow(latitudes[i] as number));
      const columns = getCellSpan(toColumn(longitudes[i - 1] as number), toColumn(longitudes[i] as number));
      if (rows.count * columns.count > MAX_CELLS) continue;
      for (let row = rows.first; row <= rows.last; row += 1) {
        for (let column = columns.first; column <= columns.last; column += 1)
          touched.add(toCell(row, column));
      }
    }
    for (const key of touched) {
      keys.push(key);
      edges.push(edge);
    }
  }
  return sortByKey(keys.take(), edges.take());
}

/**
 * A straight edge across more than 10 km by 8 km is bad data. It is not indexed, so an
 * edge around the world does not fill the memory.
 */
const MAX_CELLS = 400;

function getCellSpan(a: number, b: number): { first: number; last: number; count: number } {
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  return { first, last, count: last - first + 1 };
}

interface Pairs {
  keys: Uint32Array;
  edges: Uint32Array;
}

/** Radix sort in two passes of sixteen bits, each stable. */
function sortByKey(keys: Uint32Array, edges: Uint32Array): Pick<RoadGraph, "cellKeys" | "cellEdges"> {
  let from: Pairs = { keys, edges };
  let to: Pairs = { keys: new Uint32Array(keys.length), edges: new Uint32Array(edges.length) };
  for (const shift of [0, 16]) {
    const next = new Uint32Array(0x1_0001);
    for (const key of from.keys) (next[((key >>> shift) & 0xffff) + 1] as number)++;
    for (let digit = 0; digit < 0x1_0000; digit += 1) {
      next[digit + 1] = (next[digit + 1] as number) + (next[digit] as number);
    }
    for (const [i, key] of from.keys.entries()) {
      const digit = (key >>> shift) & 0xffff;
      const position = next[digit] as number;
      next[digit] = position + 1;
      to.keys[position] = key;
      to.edges[position] = from.edges[i] as number;
    }
    [from, to] = [to, from];
  }
  return { cellKeys: from.keys, cellEdges: from.edges };
}
