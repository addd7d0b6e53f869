import type { FuelStation } from "@lieudit/live-values/feeds";
import { fuelRegisterId, serviceFacts } from "@lieudit/live-values/feeds";
import { PRICED_FUELS } from "@lieudit/place-index/live";
import type { Attribution, FuelPrice, PlaceRecord } from "@lieudit/place-model";
import type { KnownAddress } from "../../places/place-address.ts";
import { frenchTownCase } from "../input/french-case.ts";
import { streetParts } from "../input/street-line.ts";
import { feedHours } from "../join/feed-hours.ts";
import { feedPlace, withAttribution, withTypes } from "../join/feed-place.ts";

export const FUEL_ATTRIBUTION: Attribution = {
  provider: "prix-carburants.gouv.fr (Licence Ouverte 2.0)",
  providerUri: "https://www.prix-carburants.gouv.fr/",
};

/** What of a place could be a station of the feed. */
export const FUEL_TYPES_JOINED: readonly string[] = ["gas_station"];

/** What a station is joined by. */
export function fuelJoinKeys({ id, formerIds = [], location, brand, name }: FuelStation) {
  return {
    id,
    location,
    registerIds: [id, ...formerIds].map(fuelRegisterId).filter((number) => number !== undefined),
    makers: [brand, name].filter((maker) => maker !== undefined),
  };
}

/**
 * A place of the map with what the feed knows of it: its prices, and where
 * the map says nothing its hours, services and street. What mappers or an
 * operator wrote stays.
 */
export function withFuelStation(record: PlaceRecord, station: FuelStation): PlaceRecord {
  const { flags, payment, types, fuels } = serviceFacts(station.services);
  const { facts } = record;
  const prices = fuelPricesOf(station.prices, [
    ...(facts.fuelOptions?.fuelPrices ?? []),
    ...fuels.map((type) => ({ type })),
  ]);
  const hours = record.hours ?? hoursOf(station, record);
  const paymentOptions = { ...payment, ...facts.paymentOptions };
  return {
    ...record,
    types: withTypes(record, types),
    ...(record.address.street === undefined ? withStreet(record, station) : {}),
    ...(hours === undefined ? {} : { hours }),
    ...(station.status === undefined ? {} : { businessStatus: station.status }),
    attributions: withAttribution(record, FUEL_ATTRIBUTION),
    facts: {
      ...flags,
      ...facts,
      ...(Object.keys(paymentOptions).length === 0 ? {} : { paymentOptions }),
      ...(prices.length === 0 ? {} : { fuelOptions: { fuelPrices: prices } }),
    },
  };
}

/** The same in each import. */
export function fuelPlaceId({ id }: Pick<FuelStation, "id">): string {
  return `fuel-${id}`;
}

/** A station that the map lacks, as a place of its own. */
export function fuelPlace(station: FuelStation, source: string): PlaceRecord {
  const { location, brand, name } = station;
  const address = addressOf(station);
  const where = address.street === undefined ? address.locality : line(address);
  const record = feedPlace({
    id: fuelPlaceId(station),
    source,
    name: name ?? brand ?? (where === undefined ? "Station-service" : `Station-service, ${where}`),
    primaryType: "gas_station",
    types: [],
    location,
    address,
    attribution: FUEL_ATTRIBUTION,
  });
  return { ...withFuelStation(record, station), ...(brand === undefined ? {} : { brand }) };
}

/**
 * The feed knows every official fuel of a station that it has a price of:
 * what a mapper saw years ago is left out. Others, such as METHANE, stay.
 */
function fuelPricesOf(official: readonly FuelPrice[], others: readonly FuelPrice[]): FuelPrice[] {
  const kept = others.filter(({ type }) => official.length === 0 || !PRICED_FUELS.has(type));
  const seen = new Set<string>();
  return [...official, ...kept].filter(({ type }) => !seen.has(type) && seen.add(type));
}

function hoursOf({ hours }: FuelStation, record: PlaceRecord): PlaceRecord["hours"] {
  return hours === undefined ? undefined : feedHours(hours, record);
}

function withStreet(record: PlaceRecord, station: FuelStation): Partial<PlaceRecord> {
  const { houseNumber, street } = addressOf(station);
  if (street === undefined) return {};
  const { address } = record;
  const formatted = [line({ houseNumber, street }), address.formatted]
    .filter((part) => part !== "")
    .join(", ");
  return {
    address: { ...address, ...(houseNumber === undefined ? {} : { houseNumber }), street, formatted },
  };
}

function addressOf({ address, postcode, town }: FuelStation): KnownAddress {
  return {
    ...streetParts(address),
    postcode,
    locality: town === undefined ? undefined : frenchTownCase(town),
  };
}

function line({ houseNumber, street }: KnownAddress): string {
  return [houseNumber, street].filter((part) => part !== undefined).join(" ");
}
