import type { ConnectorAggregation, FuelPrice, FuelType } from "@lieudit/place-model";

/** Facts that change from minute to minute, by the kind of their source. */
export type LiveKind = "fuel" | "irve";

/** Prices of a station, newest known of each fuel. */
export interface LiveFuel {
  prices: FuelPrice[];
}

/** How many connectors of a type and power are free. */
export interface LiveAvailability {
  connectors: Required<
    Pick<
      ConnectorAggregation,
      "type" | "maxChargeRateKw" | "availableCount" | "outOfServiceCount" | "availabilityLastUpdateTime"
    >
  >[];
}

export interface LiveRow {
  fuel: LiveFuel;
  irve: LiveAvailability;
}

/** Fuels of which a source of prices knows all that a station sells; of others it says nothing. */
export const PRICED_FUELS: ReadonlySet<FuelType> = new Set([
  "DIESEL",
  "SP95",
  "SP95_E10",
  "SP98",
  "E85",
  "LPG",
]);
