import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import type { MapStage } from "./map-stage.ts";

/** The stage of a map; it is on each, and not among its members. */
const STAGE = Symbol("stage");
type Staged = { [STAGE]?: () => MapStage };

/** Gives a new map its stage. */
export function beginStage(map: GoogleMap, make: () => MapStage): MapStage {
  return ownState(map, STAGE, make);
}

/** The stage on which a map shows. */
export function getStage(map: GoogleMap): MapStage {
  return (map as unknown as Required<Staged>)[STAGE]();
}

/** As `getStage`, also of a map that is only being made, and has none yet. */
export function stageSoFar(map: GoogleMap): MapStage | undefined {
  return (map as unknown as Staged)[STAGE]?.();
}

/**
 * What a page gives to put something on: a map, or null to take it off.
 *
 * @throws {TypeError} for what is no map of ours.
 */
export function toMap(value: unknown): GoogleMap | null {
  if (value == null) return null;
  if (isMap(value)) return value;
  throw new TypeError("setMap: not a Map of this kit; give what new google.maps.Map() made, or null.");
}

/** Whether a page has given a map of ours. */
export function isMap(value: unknown): value is GoogleMap {
  return typeof value === "object" && value !== null && STAGE in value;
}
