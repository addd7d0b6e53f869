import type { LatLng } from "@lieudit/place-model";
import type { IdSet } from "./id-set.ts";
import type { OsmWay } from "./osm-element.ts";
import { NO_LATITUDE, PositionBlocks } from "./position-blocks.ts";

/** Positions of nodes, found by id, with the resolution of OpenStreetMap. */
export class NodeLocations {
  readonly #ids: IdSet;
  readonly #positions: PositionBlocks;

  /**
   * @param ids the nodes that will be looked up.
   * @param folder for a temporary file.
   */
  constructor(ids: IdSet, folder: string) {
    this.#ids = ids;
    this.#positions = new PositionBlocks(ids.size, folder);
  }

  /** Stores a node's position; nodes that were not announced are ignored. */
  set(id: number, latitude: number, longitude: number): void {
    const index = this.#ids.indexOf(id);
    if (index < 0) return;
    const [north, east] = [Math.round(latitude * UNITS_PER_DEGREE), Math.round(longitude * UNITS_PER_DEGREE)];
    this.#positions.set(index, north, east);
  }

  /** Stores the positions that a way carries for its nodes, if any. */
  setOnWay({ nodeIds, locations = [] }: OsmWay): void {
    for (const [index, location] of locations.entries()) {
      if (location !== undefined) this.set(nodeIds[index] as number, location.latitude, location.longitude);
    }
  }

  get(id: number): LatLng | undefined {
    const index = this.#ids.indexOf(id);
    const latitude = index < 0 ? NO_LATITUDE : this.#positions.latitudeAt(index);
    if (latitude === NO_LATITUDE) return undefined;
    return {
      latitude: latitude / UNITS_PER_DEGREE,
      longitude: this.#positions.longitudeAt(index) / UNITS_PER_DEGREE,
    };
  }

  /** Removes the temporary file, if there is one. */
  close(): void {
    this.#positions.close();
  }
}

const UNITS_PER_DEGREE = 1e7;
