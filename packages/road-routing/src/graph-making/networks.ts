import { getHead, getSpeeds, getTail, type RoadGraph, toModeBit } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";

/**
 * Networks with fewer nodes are islands, unless there is nothing larger: a locked
 * courtyard, a footway not joined to a street.
 */
const MIN_NODES = 1_000;

/** Edges store their network's number in 16 bits. */
const MAX_NETWORKS = 0xffff;

/**
 * Returns the network of each edge for `mode`: largest first, from 1; 0 for islands.
 * Within a network every node is reachable from every other.
 */
export function findNetworks(graph: RoadGraph, mode: TravelMode): Uint16Array {
  const speeds = getSpeeds(graph, mode);
  const pieceOf = findStrongComponents(graph, mode);
  const sizes = new Map<number, number>();
  for (const piece of pieceOf) sizes.set(piece, (sizes.get(piece) ?? 0) + 1);
  const largest = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a - b);
  const numberOf = new Map<number, number>();
  for (const [piece, size] of largest) {
    if (size < 2 || numberOf.size === MAX_NETWORKS) break;
    if (size >= MIN_NODES || numberOf.size === 0) numberOf.set(piece, numberOf.size + 1);
  }
  const isBlocked = (node: number) => ((graph.nodeBlocks[node] as number) & toModeBit(mode)) !== 0;
  const result = new Uint16Array(graph.edgeFrom.length);
  for (let edge = 0; edge < result.length; edge += 1) {
    const [forth, back] = [2 * edge, 2 * edge + 1];
    const isForth = (speeds[forth] as number) > 0;
    const isBack = (speeds[back] as number) > 0;
    if (!isForth && !isBack) continue;
    const from = getTail(graph, forth);
    const to = getHead(graph, forth);
    // A street that ends at a bollard belongs to the network of its other end.
    if (isBlocked(to) && isForth && isBack) result[edge] = numberOf.get(pieceOf[from] as number) ?? 0;
    else if (isBlocked(from) && isForth && isBack) result[edge] = numberOf.get(pieceOf[to] as number) ?? 0;
    else if (pieceOf[from] === pieceOf[to]) result[edge] = numberOf.get(pieceOf[from] as number) ?? 0;
  }
  return result;
}

/**
 * Returns the number of each node's strongly connected component. Tarjan's algorithm
 * without recursion, because a road network is deeper than the call stack.
 *
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
function findStrongComponents(graph: RoadGraph, mode: TravelMode): Uint32Array {
  const { nodeArcs, arcs, nodeBlocks } = graph;
  const speeds = getSpeeds(graph, mode);
  const bit = toModeBit(mode);
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
    // Blocked nodes have no outgoing arcs: each is its own component.
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
        const next = getHead(graph, arc);
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
