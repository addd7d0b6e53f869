import type { FuelStation } from "@lieudit/live-values";
import { getNewestTime } from "@lieudit/live-values";
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

/** A kind of station, as joining needs it. */
export interface StationFeed<Station extends { id: string }> {
  /** Types of places that may match. */
  types: readonly string[];
  keysOf(station: Station): FeedStation;
  /** Adds the data of its stations to a place; usually one, several where the map has their ids. */
  addTo(record: PlaceRecord, stations: readonly Station[]): PlaceRecord;
  placeOf(station: Station, source: string): PlaceRecord;
  /** Returns the id of that place. */
  idOf(station: Station): string;
  /** Records where live values of a station belong; does nothing without live values. */
  note(table: StationTable, station: Station, placeId: string): void;
}

export type StationFeedKind = Exclude<FeedKind, "reviews">;

const fuel: StationFeed<FuelStation> = {
  types: FUEL_TYPES_JOINED,
  keysOf: toFuelJoinKeys,
  addTo: (record, stations) => {
    // Of two ids of one station the one with current prices is in use.
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

/** The station feed of each kind. */
export const STATION_FEEDS = { fuel, irve } satisfies Readonly<Record<StationFeedKind, unknown>>;

export const STATION_FEED_KINDS = Object.keys(STATION_FEEDS) as readonly StationFeedKind[];

/** Whether sources of this kind list stations, unlike extracts and reviews. */
export function isStationFeed(kind: string | undefined): kind is StationFeedKind {
  return kind !== undefined && Object.hasOwn(STATION_FEEDS, kind);
}
