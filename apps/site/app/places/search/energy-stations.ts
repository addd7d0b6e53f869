import {
  distanceMetres,
  type FuelType,
  type LatLng,
  type Place,
  type PlaceField,
} from "@lieudit/place-model";
import type { FuelChoice, StationKind, StationOrder } from "./station-kinds.ts";

export const STATION_FIELDS = {
  fuel: ["fuelOptions"],
  charging: ["evChargeOptions"],
} as const satisfies Record<StationKind, readonly PlaceField[]>;

/**
 * Returns the price of a litre in euros; undefined if the station does not sell the fuel, or its
 * price is unknown.
 */
export function getFuelPrice({ fuelOptions }: Place, type: FuelType): number | undefined {
  const price = fuelOptions?.fuelPrices?.find((each) => each.type === type)?.price;
  if (price === undefined) return undefined;
  const euros = Number(price.units ?? 0) + (price.nanos ?? 0) / 1e9;
  return euros > 0 ? euros : undefined;
}

/** The highest power of a charging station in kW; undefined if it is unknown. */
export function getChargePower({ evChargeOptions }: Place): number | undefined {
  const powers = (evChargeOptions?.connectorAggregation ?? []).flatMap(
    ({ maxChargeRateKw }) => maxChargeRateKw ?? [],
  );
  const most = Math.max(0, ...powers);
  return most > 0 ? most : undefined;
}

/** Sorts stations by price (charging: by power), or by distance from `origin`. Those without the value come last. */
export function sortStations(
  places: readonly Place[],
  kind: StationKind,
  fuel: FuelChoice,
  order: StationOrder,
  origin: LatLng | null,
): Place[] {
  const getAway = ({ location }: Place) =>
    location === undefined || origin === null ? Number.POSITIVE_INFINITY : distanceMetres(origin, location);
  const getValue = (place: Place) =>
    kind === "fuel"
      ? (getFuelPrice(place, fuel.type) ?? Number.POSITIVE_INFINITY)
      : -(getChargePower(place) ?? Number.NEGATIVE_INFINITY);
  const byDistance = (one: Place, other: Place) => compare(getAway(one), getAway(other));
  return places.toSorted((one, other) =>
    order === "distance"
      ? byDistance(one, other)
      : compare(getValue(one), getValue(other)) || byDistance(one, other),
  );
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

const EUROS = new Intl.NumberFormat("fr", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const POWER = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });

/** Returns the value in the row of a station: `1,689 €/L`, `22 kW · 4 prises dont 2 libres`. */
export function describeStation(place: Place, kind: StationKind, fuel: FuelChoice): string {
  if (kind === "fuel") {
    const price = getFuelPrice(place, fuel.type);
    return price === undefined ? "Prix inconnu" : `${EUROS.format(price)}\u00a0€/L`;
  }
  const power = getChargePower(place);
  const count = place.evChargeOptions?.connectorCount;
  const free = (place.evChargeOptions?.connectorAggregation ?? []).flatMap(
    ({ availableCount }) => availableCount ?? [],
  );
  const plugs = count === undefined ? null : `${count} ${count > 1 ? "prises" : "prise"}`;
  const freeCount = free.reduce((sum, each) => sum + each, 0);
  const freeText =
    free.length === 0
      ? ""
      : freeCount === 0
        ? ", aucune libre"
        : ` dont ${freeCount} ${freeCount > 1 ? "libres" : "libre"}`;
  const parts = [power === undefined ? null : `${POWER.format(power)}\u00a0kW`, plugs && plugs + freeText];
  return parts.filter(Boolean).join(" · ") || "Puissance inconnue";
}
