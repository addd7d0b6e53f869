import type { LatLng } from "@lieudit/place-model";
import type { OsmWay } from "./osm-element.ts";
import type { SortedIds } from "./sorted-ids.ts";

/**
 * Positions of nodes in 16 bytes each, with the id: two integers of 1e-7 degrees, the
 * resolution of OpenStreetMap.
 */
export class NodeLocations {
  readonly #ids: SortedIds;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;

  /** @param ids the nodes that will be looked up. */
  constructor(ids: SortedIds) {
    this.#ids = ids;
    this.#latitudes = new Int32Array(ids.size).fill(UNKNOWN);
    this.#longitudes = new Int32Array(ids.size);
  }

  /** Stores a node's position; nodes that were not announced are ignored. */
  set(id: number, latitude: number, longitude: number): void {
    const index = this.#ids.indexOf(id);
    if (index < 0) return;
    this.#latitudes[index] = Math.round(latitude * UNITS_PER_DEGREE);
    this.#longitudes[index] = Math.round(longitude * UNITS_PER_DEGREE);
  }

  /** Stores the positions that a way carries for its nodes, if any. */
  setOnWay({ nodeIds, locations = [] }: OsmWay): void {
    for (const [index, location] of locations.entries()) {
      if (location !== undefined) this.set(nodeIds[index] as number, location.latitude, location.longitude);
    }
  }

  get(id: number): LatLng | undefined {
    const index = this.#ids.indexOf(id);
    const latitude = index < 0 ? UNKNOWN : (this.#latitudes[index] as number);
    if (latitude === UNKNOWN) return undefined;
    return {
      latitude: latitude / UNITS_PER_DEGREE,
      longitude: (this.#longitudes[index] as number) / UNITS_PER_DEGREE,
    };
  }
}

const UNITS_PER_DEGREE = 1e7;
/** Not a valid latitude: 90 degrees are 900,000,000 units. */
const UNKNOWN = 0x7fff_ffff;
