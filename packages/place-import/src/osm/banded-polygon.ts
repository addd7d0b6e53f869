import type { LatLng } from "@lieudit/place-model";
import { unwrapLongitude } from "./longitudes.ts";
import type { Ring } from "./polygon.ts";

/**
 * A polygon for repeated point tests. Edges are sorted into latitude bands, so a test
 * looks at a few dozen of a country's hundred thousand edges.
 */
export class BandedPolygon {
  readonly south: number;
  readonly north: number;
  /** Unwrapped: longitudes may be beyond ±180. */
  readonly west: number;
  readonly east: number;
  readonly #bandHeight: number;
  /** Four numbers for each edge: x0, y0, x1, y1. */
  readonly #edges: Float64Array;
  /** Edges of band `i` are `#bandEdges[#bandStarts[i] … #bandStarts[i + 1]]`. */
  readonly #bandStarts: Int32Array;
  readonly #bandEdges: Int32Array;

  /** @param rings outer and inner ones alike: a point inside an even number of rings is outside. */
  constructor(rings: readonly Ring[]) {
    const reference = rings[0]?.[0]?.longitude ?? 0;
    this.#edges = buildEdges(rings, reference);
    let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < this.#edges.length; i += 2) {
      west = Math.min(west, this.#edges[i]!);
      east = Math.max(east, this.#edges[i]!);
      south = Math.min(south, this.#edges[i + 1]!);
      north = Math.max(north, this.#edges[i + 1]!);
    }
    [this.south, this.north, this.west, this.east] = [south, north, west, east];
    const edgeCount = this.#edges.length / 4;
    const bandCount = Math.max(1, Math.ceil(Math.sqrt(edgeCount)));
    this.#bandHeight = (north - south) / bandCount || 1;
    const getBands = (edge: number) => {
      const y0 = this.#edges[edge * 4 + 1]!;
      const y1 = this.#edges[edge * 4 + 3]!;
      return [this.#band(Math.min(y0, y1), bandCount), this.#band(Math.max(y0, y1), bandCount)] as const;
    };
    const starts = new Int32Array(bandCount + 1);
    for (let edge = 0; edge < edgeCount; edge += 1) {
      const [from, to] = getBands(edge);
      for (let band = from; band <= to; band += 1) starts[band + 1]! += 1;
    }
    for (let band = 0; band < bandCount; band += 1) starts[band + 1]! += starts[band]!;
    this.#bandStarts = starts;
    this.#bandEdges = new Int32Array(starts[bandCount]!);
    const next = starts.slice();
    for (let edge = 0; edge < edgeCount; edge += 1) {
      const [from, to] = getBands(edge);
      for (let band = from; band <= to; band += 1) this.#bandEdges[next[band]!++] = edge;
    }
  }

  holds({ latitude, longitude }: LatLng): boolean {
    if (latitude < this.south || latitude > this.north) return false;
    const x = unwrapLongitude(longitude, (this.west + this.east) / 2);
    if (x < this.west || x > this.east) return false;
    const band = this.#band(latitude, this.#bandStarts.length - 1);
    let isInside = false;
    for (let i = this.#bandStarts[band]!; i < this.#bandStarts[band + 1]!; i += 1) {
      const at = this.#bandEdges[i]! * 4;
      const [y0, y1] = [this.#edges[at + 1]!, this.#edges[at + 3]!];
      if (y0 > latitude === y1 > latitude) continue;
      const [x0, x1] = [this.#edges[at]!, this.#edges[at + 2]!];
      if (x < x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside;
    }
    return isInside;
  }

  #band(latitude: number, bandCount: number): number {
    return Math.min(bandCount - 1, Math.max(0, Math.floor((latitude - this.south) / this.#bandHeight)));
  }
}

function buildEdges(rings: readonly Ring[], reference: number): Float64Array {
  const edges = new Float64Array(rings.reduce((count, ring) => count + ring.length, 0) * 4);
  let at = 0;
  for (const ring of rings) {
    // Rings of one area may lie on both sides of the antimeridian: each is unwrapped next to the first.
    let previous = unwrapLongitude(ring[0]?.longitude ?? reference, reference);
    const start = previous;
    ring.forEach((from, index) => {
      const to = ring[index + 1] ?? ring[0]!;
      const isLast = index === ring.length - 1;
      const x1 = isLast ? start : unwrapLongitude(to.longitude, previous);
      edges.set([previous, from.latitude, x1, to.latitude], at);
      at += 4;
      previous = x1;
    });
  }
  return edges;
}
