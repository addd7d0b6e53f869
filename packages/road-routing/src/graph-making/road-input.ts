import type { TravelMode } from "../router.ts";

/** How a road may be used, in one direction and the other. Speeds are whole kilometres an hour; 0: not allowed. */
export interface RoadUse {
  driveForward: number;
  driveBackward: number;
  walkForward: number;
  walkBackward: number;
  bicycleForward: number;
  bicycleBackward: number;
  /** Bits of `EDGE_FLAGS`. */
  flags: number;
}

/** Roads before they are a graph: what a map knows of them, whatever the map. */
export interface RoadInput {
  /** Positions of the points in units of 1e-7 degree; `NO_POSITION` where the map has none. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** Bits of the modes that cannot pass a point. */
  blocks: Uint8Array;
  roadCount: number;
  /** The numbers of a road's points, in its direction. */
  pointsOf(road: number): Uint32Array;
  useOf(road: number): RoadUse;
  turns: readonly TurnRule[];
}

/** A latitude that no place has. */
export const NO_POSITION = 0x7fff_ffff;

/** What is forbidden where roads meet: to turn from one into another, or to turn into any but that one. */
export interface TurnRule {
  kind: "no" | "only";
  fromRoad: number;
  /** A point that both roads share. */
  viaPoint: number;
  toRoad: number;
  modes: readonly TravelMode[];
}
