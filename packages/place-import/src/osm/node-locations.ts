import type { LatLng } from "@lieudit/place-model";
import type { SortedIds } from "./sorted-ids.ts";

/**
 * Where nodes are, 16 bytes a node with its id: two whole numbers of 1e-7
 * degrees, the resolution that OpenStreetMap itself keeps.
 */
export class NodeLocations {
  readonly #ids: SortedIds;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;

  /** @param ids the nodes that will be asked for. */
  constructor(ids: SortedIds) {
    this.#ids = ids;
    this.#latitudes = new Int32Array(ids.size).fill(UNKNOWN);
    this.#longitudes = new Int32Array(ids.size);
  }

  /** Notes a node; one that will not be asked for is ignored. */
  set(id: number, latitude: number, longitude: number): void {
    const index = this.#ids.indexOf(id);
    if (index < 0) return;
    this.#latitudes[index] = Math.round(latitude * UNITS_PER_DEGREE);
    this.#longitudes[index] = Math.round(longitude * UNITS_PER_DEGREE);
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
/** No latitude: 90 degrees are 900 000 000 units. */
const UNKNOWN = 0x7fff_ffff;
