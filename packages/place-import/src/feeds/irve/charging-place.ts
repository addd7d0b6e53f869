import { toEvseRegisterId } from "@lieudit/live-values";
import type { Attribution, EvChargeOptions, PlaceRecord } from "@lieudit/place-model";
import { readPlacePhone } from "../../places/phones.ts";
import { parseAddressLine } from "../input/street-line.ts";
import { toFeedHours } from "../join/feed-hours.ts";
import { addAttribution, createFeedPlace } from "../join/feed-place.ts";
import { type ChargingStation, groupConnectors } from "./charging-station.ts";

export const IRVE_ATTRIBUTION: Attribution = {
  provider: "transport.data.gouv.fr (Licence Ouverte 2.0)",
  providerUri: "https://transport.data.gouv.fr/",
};

/** Types of places that may be a station of the register. */
export const IRVE_TYPES_JOINED: readonly string[] = [
  "electric_vehicle_charging_station",
  "ebike_charging_station",
];

/**
 * Returns the data by which a station is matched: its id, or the id of one of its points,
 * which mappers use too.
 */
export function toIrveJoinKeys({ id, location, points, makers, name }: ChargingStation) {
  // A hash is lower-case and not an id of the register.
  const numbers = [id === id.toUpperCase() ? id : "", ...points.map((point) => point.id ?? "")].map(
    toEvseRegisterId,
  );
  return {
    id,
    location,
    registerIds: numbers.filter((number) => number !== undefined),
    makers: name === undefined ? makers : [...makers, name],
  };
}

/** Adds the data of its stations, usually one, to a place. */
export function addChargingStations(record: PlaceRecord, stations: readonly ChargingStation[]): PlaceRecord {
  const options = toEvChargeOptions(stations);
  const [station] = stations;
  if (station === undefined) return record;
  const { facts } = record;
  const hours = record.hours ?? toHours(station, record);
  const phone = facts.internationalPhoneNumber === undefined ? findPhone(station) : undefined;
  const { acceptsCards, isReservable, wheelchairParking } = station;
  return {
    ...record,
    ...(hours === undefined ? {} : { hours }),
    attributions: addAttribution(record, IRVE_ATTRIBUTION),
    facts: {
      ...(isReservable === undefined ? {} : { reservable: isReservable }),
      ...(phone === undefined
        ? {}
        : { nationalPhoneNumber: phone.national, internationalPhoneNumber: phone.international }),
      ...facts,
      ...(acceptsCards === undefined
        ? {}
        : {
            paymentOptions: {
              acceptsCreditCards: acceptsCards,
              acceptsDebitCards: acceptsCards,
              ...facts.paymentOptions,
            },
          }),
      ...(wheelchairParking === undefined
        ? {}
        : {
            accessibilityOptions: {
              wheelchairAccessibleParking: wheelchairParking,
              ...facts.accessibilityOptions,
            },
          }),
      evChargeOptions: options,
    },
  };
}

/** Returns an id that is stable across imports. */
export function toChargingPlaceId({ id }: Pick<ChargingStation, "id">): string {
  return `irve-${id}`;
}

/** Creates a place for a station that the map lacks. */
export function createChargingPlace(station: ChargingStation, source: string): PlaceRecord {
  const { location, makers, isForTwoWheels } = station;
  const written = parseAddressLine(station.address);
  const town = findTown(station.name);
  const address =
    written.locality === undefined && town !== undefined ? { ...written, locality: town } : written;
  const where = address.street ?? address.locality;
  const brand = makers[0];
  const name = town === undefined ? station.name : brand && `${brand} - ${town}`;
  const record = createFeedPlace({
    id: toChargingPlaceId(station),
    source,
    name: name ?? brand ?? (where === undefined ? "Borne de recharge" : `Borne de recharge, ${where}`),
    primaryType: isForTwoWheels ? "ebike_charging_station" : "electric_vehicle_charging_station",
    types: [],
    location,
    address,
    attribution: IRVE_ATTRIBUTION,
  });
  return { ...addChargingStations(record, [station]), ...(brand === undefined ? {} : { brand }) };
}

/** Some operators put a town into the name, "Nice, France", which nobody would recognise as a charger. */
function findTown(name: string | undefined): string | undefined {
  return name === undefined ? undefined : /^([^,\d]{2,60}), France$/i.exec(name)?.[1];
}

function toEvChargeOptions(stations: readonly ChargingStation[]): EvChargeOptions {
  const connectorAggregation = groupConnectors(stations.flatMap(({ points }) => points));
  return {
    connectorCount: stations.reduce((sum, { pointCount }) => sum + pointCount, 0),
    ...(connectorAggregation.length === 0 ? {} : { connectorAggregation }),
  };
}

function toHours({ hours }: ChargingStation, record: PlaceRecord): PlaceRecord["hours"] {
  if (hours === undefined) return undefined;
  const read = toFeedHours(hours, record);
  // Operators of chargers do not know the tag's syntax: unreadable hours are dropped.
  return read.periods === undefined ? undefined : read;
}

function findPhone({ phone }: ChargingStation) {
  return phone === undefined ? undefined : readPlacePhone({ phone }, "FR", () => {});
}
