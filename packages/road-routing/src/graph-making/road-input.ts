import type { TravelMode } from "../router.ts";

/** Use of a road in both directions. Speeds are whole km/h; 0 means not allowed. */
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

/** Roads before a graph is built, independent of the map format. */
export interface RoadInput {
  /** Positions of the points in units of 1e-7 degree; `NO_POSITION` where the map has none. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** Bits of the modes that cannot pass a point. */
  blocks: Uint8Array;
  roadCount: number;
  /** The indexes of a road's points, in its direction. */
  pointsOf(road: number): Uint32Array;
  useOf(road: number): RoadUse;
  /** Name or number of a road; empty if it has none. */
  nameOf(road: number): string;
  turns: readonly TurnRule[];
}

/** Not a valid latitude. */
export const NO_POSITION = 0x7fff_ffff;

/** A rule where roads meet: a turn that is forbidden, or the only one allowed. */
export interface TurnRule {
  kind: "no" | "only";
  fromRoad: number;
  /** A point that both roads share. */
  viaPoint: number;
  toRoad: number;
  modes: readonly TravelMode[];
}

/** Node index of a point that a road only passes. */
export const NO_NODE = 0xffff_ffff;
