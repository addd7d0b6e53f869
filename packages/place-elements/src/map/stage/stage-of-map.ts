import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import type { MapStage } from "./map-stage.ts";

/** Key of a map's stage. */
const STAGE = Symbol("stage");
type Staged = { [STAGE]?: () => MapStage };

/** Gives a new map its stage. */
export function beginStage(map: GoogleMap, make: () => MapStage): MapStage {
  return ownState(map, STAGE, make);
}

/** Returns the stage of a map. */
export function getStage(map: GoogleMap): MapStage {
  return (map as unknown as Required<Staged>)[STAGE]();
}

/** Returns the stage of a map, or undefined during its construction. */
export function stageSoFar(map: GoogleMap): MapStage | undefined {
  return (map as unknown as Staged)[STAGE]?.();
}

/**
 * Reads the argument of `setMap`: a map, or null.
 *
 * @throws {TypeError} for anything else.
 */
export function toMap(value: unknown): GoogleMap | null {
  if (value == null) return null;
  if (isMap(value)) return value;
  throw new TypeError("setMap: not a Map of this kit; give what new google.maps.Map() made, or null.");
}

/** Whether a value is a map of this kit. */
export function isMap(value: unknown): value is GoogleMap {
  return typeof value === "object" && value !== null && STAGE in value;
}
