import type { Point } from "./plane.ts";
import { overlaps } from "./plane.ts";

/** Tracks occupied ground, so that no two buildings overlap. */
export interface OccupiedGround {
  take(ring: readonly Point[]): void;
  isFree(ring: readonly Point[]): boolean;
}

const CELL_METRES = 60;

export function occupiedGround(): OccupiedGround {
  const cells = new Map<string, (readonly Point[])[]>();
  return {
    take(ring) {
      for (const cell of cellsOf(ring)) {
        const rings = cells.get(cell);
        if (rings === undefined) cells.set(cell, [ring]);
        else rings.push(ring);
      }
    },
    isFree(ring) {
      for (const cell of cellsOf(ring)) {
        if (cells.get(cell)?.some((other) => overlaps(ring, other))) return false;
      }
      return true;
    },
  };
}

function* cellsOf(ring: readonly Point[]): Generator<string> {
  const easts = ring.map(([east]) => Math.floor(east / CELL_METRES));
  const norths = ring.map(([, north]) => Math.floor(north / CELL_METRES));
  for (let east = Math.min(...easts); east <= Math.max(...easts); east += 1) {
    for (let north = Math.min(...norths); north <= Math.max(...norths); north += 1) yield `${east}/${north}`;
  }
}
