import type { FuelStation } from "@lieudit/live-values/feeds";
import { getNewestTime } from "@lieudit/live-values/feeds";
import type { FeedKind } from "@lieudit/place-index";
import type { StationTable } from "@lieudit/place-index/live";
import type { PlaceRecord } from "@lieudit/place-model";
import {
  addFuelStation,
  createFuelPlace,
  FUEL_TYPES_JOINED,
  toFuelJoinKeys,
  toFuelPlaceId,
} from "../fuel/fuel-place.ts";
import {
  addChargingStations,
  createChargingPlace,
  IRVE_TYPES_JOINED,
  toChargingPlaceId,
  toIrveJoinKeys,
} from "../irve/charging-place.ts";
import type { ChargingStation } from "../irve/charging-station.ts";
import type { FeedStation } from "./join-stations.ts";

/** What joining needs to know of a kind of stations. */
export interface StationFeed<Station extends { id: string }> {
  /** Types of the places that could be one. */
  types: readonly string[];
  keysOf(station: Station): FeedStation;
  /** A place with what its stations say; mostly one, several where the map has their numbers. */
  addTo(record: PlaceRecord, stations: readonly Station[]): PlaceRecord;
  placeOf(station: Station, source: string): PlaceRecord;
  /** The id of that place. */
  idOf(station: Station): string;
  /** Writes down where live values of a station belong. */
  note(table: StationTable, station: Station, placeId: string): void;
}

export type StationFeedKind = Exclude<FeedKind, "reviews">;

const fuel: StationFeed<FuelStation> = {
  types: FUEL_TYPES_JOINED,
  keysOf: toFuelJoinKeys,
  addTo: (record, stations) => {
    // Two numbers of one station: the one whose prices are kept up is in use.
    const [newest] = stations.toSorted((a, b) => (getNewestTime(a) < getNewestTime(b) ? 1 : -1));
    return newest === undefined ? record : addFuelStation(record, newest);
  },
  placeOf: createFuelPlace,
  idOf: toFuelPlaceId,
  note: (table, { id }, placeId) => {
    table.fuel[id] = placeId;
  },
};

const irve: StationFeed<ChargingStation> = {
  types: IRVE_TYPES_JOINED,
  keysOf: toIrveJoinKeys,
  addTo: addChargingStations,
  placeOf: createChargingPlace,
  idOf: toChargingPlaceId,
  note: (table, { points }, placeId) => {
    for (const { id, kilowatts, types } of points)
      if (id !== undefined) table.irve[id] = { placeId, kilowatts, types };
  },
};

export const STATION_FEEDS = { fuel, irve };
