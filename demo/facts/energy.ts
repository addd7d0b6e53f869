import type {
  ConnectorAggregation,
  EvChargeOptions,
  EvConnectorType,
  FuelPrice,
  FuelType,
} from "@lieudit/place-model";
import { before } from "./clock.ts";

/** Fuel, euros for a litre (or a kilogram), and how many hours old the price is. A fuel without a price is sold out. */
export type FuelRow = readonly [type: FuelType, euros?: number, hoursOld?: number];

/** Connector, kilowatts, how many, and, where the operator says it live: free, out of service, minutes since. */
export type ConnectorRow = readonly [
  type: EvConnectorType,
  maxChargeRateKw: number,
  count: number,
  availableCount?: number,
  outOfServiceCount?: number,
  minutesOld?: number,
];

export function fuelPrices(rows: readonly FuelRow[], clock: string): FuelPrice[] {
  return rows.map(([type, euros, hoursOld]) => ({
    type,
    ...(euros === undefined
      ? {}
      : {
          price: {
            currencyCode: "EUR",
            units: String(Math.trunc(euros)),
            nanos: Math.round((euros % 1) * 1000) * 1_000_000,
          },
        }),
    ...(hoursOld === undefined ? {} : { updateTime: before(clock, { hours: hoursOld }) }),
  }));
}

export function evChargeOptions(rows: readonly ConnectorRow[], clock: string): EvChargeOptions {
  return {
    connectorCount: rows.reduce((sum, [, , count]) => sum + count, 0),
    connectorAggregation: rows.map(
      ([
        type,
        maxChargeRateKw,
        count,
        availableCount,
        outOfServiceCount,
        minutesOld,
      ]): ConnectorAggregation => ({
        type,
        maxChargeRateKw,
        count,
        ...(availableCount === undefined ? {} : { availableCount }),
        ...(outOfServiceCount === undefined ? {} : { outOfServiceCount }),
        ...(minutesOld === undefined
          ? {}
          : { availabilityLastUpdateTime: before(clock, { minutes: minutesOld }) }),
      }),
    ),
  };
}
