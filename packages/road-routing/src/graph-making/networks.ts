import { headOf, modeBit, type RoadGraph, speedsOf, tailOf } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";

/**
 * Pieces with fewer nodes are islands, unless there is nothing larger: a
 * courtyard behind a locked gate, a footway that nobody has joined to a street.
 */
const MIN_NODES = 1_000;

/** Edges keep their network's number in 16 bits. */
const MAX_NETWORKS = 0xffff;

/**
 * The network of each edge for `mode`: largest first, from 1; 0 for islands.
 * Within a network every node can be reached from every other.
 */
export function networks(graph: RoadGraph, mode: TravelMode): Uint16Array {
  const speeds = speedsOf(graph, mode);
  const pieceOf = strongPieces(graph, mode);
  const sizes = new Map<number, number>();
  for (const piece of pieceOf) sizes.set(piece, (sizes.get(piece) ?? 0) + 1);
  const largest = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a - b);
  const numberOf = new Map<number, number>();
  for (const [piece, size] of largest) {
    if (size < 2 || numberOf.size === MAX_NETWORKS) break;
    if (size >= MIN_NODES || numberOf.size === 0) numberOf.set(piece, numberOf.size + 1);
  }
  const isBlocked = (node: number) => ((graph.nodeBlocks[node] as number) & modeBit(mode)) !== 0;
  const result = new Uint16Array(graph.edgeFrom.length);
  for (let edge = 0; edge < result.length; edge += 1) {
    const [forth, back] = [2 * edge, 2 * edge + 1];
    const isForth = (speeds[forth] as number) > 0;
    const isBack = (speeds[back] as number) > 0;
    if (!isForth && !isBack) continue;
    const from = tailOf(graph, forth);
    const to = headOf(graph, forth);
    // A street that ends at a bollard belongs to the network of its other end.
    if (isBlocked(to) && isForth && isBack) result[edge] = numberOf.get(pieceOf[from] as number) ?? 0;
    else if (isBlocked(from) && isForth && isBack) result[edge] = numberOf.get(pieceOf[to] as number) ?? 0;
    else if (pieceOf[from] === pieceOf[to]) result[edge] = numberOf.get(pieceOf[from] as number) ?? 0;
  }
  return result;
}

/**
 * The strongly connected piece of each node, as some number. By Tarjan's
 * algorithm, without recursion: a road network is deeper than a stack.
 *
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
function strongPieces(graph: RoadGraph, mode: TravelMode): Uint32Array {
  const { nodeArcs, arcs, nodeBlocks } = graph;
  const speeds = speedsOf(graph, mode);
  const bit = modeBit(mode);
  const nodeCount = nodeBlocks.length;
  const order = new Uint32Array(nodeCount);
  const low = new Uint32Array(nodeCount);
  const pieceOf = new Uint32Array(nodeCount);
  const isOpen = new Uint8Array(nodeCount);
  const open = new Uint32Array(nodeCount);
  const path = new Uint32Array(nodeCount);
  const nextArc = nodeArcs.slice(0, nodeCount);
  let openCount = 0;
  let counter = 0;
  let pieces = 0;

  function enter(node: number): void {
    counter += 1;
    order[node] = counter;
    low[node] = counter;
    open[openCount++] = node;
    isOpen[node] = 1;
    // Nobody goes on from a node that is blocked: it is a piece of its own.
    if (((nodeBlocks[node] as number) & bit) !== 0) nextArc[node] = nodeArcs[node + 1] as number;
  }

  for (let root = 0; root < nodeCount; root += 1) {
    if (order[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    enter(root);
    while (depth >= 0) {
      const node = path[depth] as number;
      const position = nextArc[node] as number;
      if (position < (nodeArcs[node + 1] as number)) {
        nextArc[node] = position + 1;
        const arc = arcs[position] as number;
        if (speeds[arc] === 0) continue;
        const next = headOf(graph, arc);
        if (order[next] === 0) {
          path[++depth] = next;
          enter(next);
        } else if (isOpen[next] === 1) {
          low[node] = Math.min(low[node] as number, order[next] as number);
        }
        continue;
      }
      depth -= 1;
      if (depth >= 0) {
        const parent = path[depth] as number;
        low[parent] = Math.min(low[parent] as number, low[node] as number);
      }
      if (low[node] !== order[node]) continue;
      let member: number;
      do {
        member = open[--openCount] as number;
        isOpen[member] = 0;
        pieceOf[member] = pieces;
      } while (member !== node);
      pieces += 1;
    }
  }
  return pieceOf;
}
