import { FUEL_TYPES, type FuelPrice, type FuelType } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the fuels that a station sells, without prices, which come from official feeds.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:fuel:*
 */
export function readFuelOptions(tags: OsmTags): { fuelPrices: FuelPrice[] } | undefined {
  const sold = new Set<FuelType>();
  for (const [key, type] of FUEL_TAGS) if (tags[`fuel:${key}`] === "yes") sold.add(type);
  // In the order of the protocol, whatever the order of the tags.
  const fuelPrices = FUEL_TYPES.filter((type) => sold.has(type)).map((type) => ({ type }));
  return fuelPrices.length === 0 ? undefined : { fuelPrices };
}

const FUEL_TAGS: readonly [string, FuelType][] = [
  ["diesel", "DIESEL"],
  ["diesel_b7", "DIESEL"],
  ["diesel:class2", "DIESEL"],
  ["GTL_diesel", "DIESEL_PLUS"],
  ["taxfree_diesel", "DIESEL"],
  ["octane_87", "REGULAR_UNLEADED"],
  ["octane_89", "MIDGRADE"],
  ["octane_93", "PREMIUM"],
  ["octane_91", "SP91"],
  ["octane_92", "SP92"],
  ["octane_95", "SP95"],
  ["e5", "SP95"],
  ["e10", "SP95_E10"],
  ["octane_98", "SP98"],
  ["octane_99", "SP99"],
  ["octane_100", "SP100"],
  ["lpg", "LPG"],
  ["e80", "E80"],
  ["e85", "E85"],
  ["e100", "E100"],
  ["ethanol", "E100"],
  ["cng", "METHANE"],
  ["lng", "METHANE"],
  ["biogas", "METHANE"],
  ["biodiesel", "BIO_DIESEL"],
  ["HGV_diesel", "TRUCK_DIESEL"],
];
