import type { FuelStation } from "@lieudit/live-values";
import { toFuelRegisterId, toServiceFacts } from "@lieudit/live-values";
import { PRICED_FUELS } from "@lieudit/place-index/live";
import type { Attribution, FuelPrice, PlaceRecord } from "@lieudit/place-model";
import type { KnownAddress } from "../../places/place-address.ts";
import { toFrenchTownCase } from "../input/french-case.ts";
import { parseStreetLine } from "../input/street-line.ts";
import { toFeedHours } from "../join/feed-hours.ts";
import { addAttribution, addTypes, createFeedPlace } from "../join/feed-place.ts";

export const FUEL_ATTRIBUTION: Attribution = {
  provider: "prix-carburants.gouv.fr (Licence Ouverte 2.0)",
  providerUri: "https://www.prix-carburants.gouv.fr/",
};

/** Types of places that may be a station of the feed. */
export const FUEL_TYPES_JOINED: readonly string[] = ["gas_station"];

/** Returns the data by which a station is matched to a place. */
export function toFuelJoinKeys({ id, formerIds = [], location, brand, name }: FuelStation) {
  return {
    id,
    location,
    registerIds: [id, ...formerIds].map(toFuelRegisterId).filter((number) => number !== undefined),
    makers: [brand, name].filter((maker) => maker !== undefined),
  };
}

/**
 * Adds a station's data to a place: its prices, and its hours, services and street where
 * the map has none. Data of mappers and operators is kept.
 */
export function addFuelStation(record: PlaceRecord, station: FuelStation): PlaceRecord {
  const { flags, payment, types, fuels } = toServiceFacts(station.services);
  const { facts } = record;
  const prices = mergeFuelPrices(station.prices, [
    ...(facts.fuelOptions?.fuelPrices ?? []),
    ...fuels.map((type) => ({ type })),
  ]);
  const hours = record.hours ?? toHours(station, record);
  const paymentOptions = { ...payment, ...facts.paymentOptions };
  return {
    ...record,
    types: addTypes(record, types),
    ...(record.address.street === undefined ? addStreet(record, station) : {}),
    ...(hours === undefined ? {} : { hours }),
    ...(station.status === undefined ? {} : { businessStatus: station.status }),
    attributions: addAttribution(record, FUEL_ATTRIBUTION),
    facts: {
      ...flags,
      ...facts,
      ...(Object.keys(paymentOptions).length === 0 ? {} : { paymentOptions }),
      ...(prices.length === 0 ? {} : { fuelOptions: { fuelPrices: prices } }),
    },
  };
}

/** Returns an id that is stable across imports. */
export function toFuelPlaceId({ id }: Pick<FuelStation, "id">): string {
  return `fuel-${id}`;
}

/** Creates a place for a station that the map lacks. */
export function createFuelPlace(station: FuelStation, source: string): PlaceRecord {
  const { location, brand, name } = station;
  const address = toAddress(station);
  const where = address.street === undefined ? address.locality : formatStreetLine(address);
  const record = createFeedPlace({
    id: toFuelPlaceId(station),
    source,
    name: name ?? brand ?? (where === undefined ? "Station-service" : `Station-service, ${where}`),
    primaryType: "gas_station",
    types: [],
    location,
    address,
    attribution: FUEL_ATTRIBUTION,
  });
  return { ...addFuelStation(record, station), ...(brand === undefined ? {} : { brand }) };
}

/**
 * Merges fuels. The feed has every official fuel of a station that it has a price of, so
 * others from the map are outdated. Unofficial ones, such as METHANE, are kept.
 */
function mergeFuelPrices(official: readonly FuelPrice[], others: readonly FuelPrice[]): FuelPrice[] {
  const unofficial = others.filter(({ type }) => official.length === 0 || !PRICED_FUELS.has(type));
  const seen = new Set<string>();
  return [...official, ...unofficial].filter(({ type }) => !seen.has(type) && seen.add(type));
}

function toHours({ hours }: FuelStation, record: PlaceRecord): PlaceRecord["hours"] {
  return hours === undefined ? undefined : toFeedHours(hours, record);
}

function addStreet(record: PlaceRecord, station: FuelStation): Partial<PlaceRecord> {
  const { houseNumber, street } = toAddress(station);
  if (street === undefined) return {};
  const { address } = record;
  const formatted = [formatStreetLine({ houseNumber, street }), address.formatted]
    .filter((part) => part !== "")
    .join(", ");
  return {
    address: { ...address, ...(houseNumber === undefined ? {} : { houseNumber }), street, formatted },
  };
}

function toAddress({ address, postcode, town }: FuelStation): KnownAddress {
  return {
    ...parseStreetLine(address),
    postcode,
    locality: town === undefined ? undefined : toFrenchTownCase(town),
  };
}

function formatStreetLine({ houseNumber, street }: KnownAddress): string {
  return [houseNumber, street].filter((part) => part !== undefined).join(" ");
}
