import type { FuelPrice, PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndex } from "../place-index.ts";
import { type LiveAvailability, type LiveFuel, PRICED_FUELS } from "./live-facts.ts";
import type { LiveValues } from "./live-values.ts";

/** Older availability is outdated. */
const MAX_AVAILABILITY_AGE_MS = 24 * 60 * 60_000;

/** `index`, whose answers carry the newest prices and availability. Prices keep their times, however old. */
export function withLiveValues(
  index: PlaceIndex,
  live: LiveValues,
  now: () => Date = () => new Date(),
): PlaceIndex {
  const merged = (record: PlaceRecord) => withLive(record, live, now());
  return {
    autocomplete: (query, signal) => index.autocomplete(query, signal),
    explainSearch: (query, signal) => index.explainSearch(query, signal),
    describe: () => index.describe(),
    getBoundary: (id) => index.getBoundary(id),
    getPlace: async (id) => {
      const record = await index.getPlace(id);
      return record === null ? null : merged(record);
    },
    getPlaces: async (ids) => (await index.getPlaces(ids)).map(merged),
    searchText: async (query, signal) => {
      const answer = await index.searchText(query, signal);
      return { ...answer, places: answer.places.map(merged) };
    },
    searchNearby: async (query, signal) => (await index.searchNearby(query, signal)).map(merged),
    reverseGeocode: async (query, signal) => (await index.reverseGeocode(query, signal)).map(merged),
    close: async () => {
      live.close();
      await index.close();
    },
  };
}

/** Returns the record with its live values, or `record` itself if it has no live values. */
export function withLive(record: PlaceRecord, live: LiveValues, now: Date): PlaceRecord {
  const { kind, types, facts } = record;
  if (kind !== "poi") return record;
  const fuel = types.includes("gas_station") ? live.get("fuel", record.id) : undefined;
  const irve = facts.evChargeOptions === undefined ? undefined : live.get("irve", record.id);
  if (fuel === undefined && irve === undefined) return record;
  return {
    ...record,
    facts: {
      ...facts,
      ...(fuel === undefined ? {} : withPrices(facts, fuel)),
      ...(irve === undefined ? {} : withAvailability(facts, irve, now)),
    },
  };
}

function withPrices(
  { fuelOptions }: PlaceRecord["facts"],
  { prices }: LiveFuel,
): Pick<PlaceRecord["facts"], "fuelOptions"> {
  const known = fuelOptions?.fuelPrices ?? [];
  // An import may be newer than the last refresh; of the two the newer is true, shortages included.
  if (newest(known) > newest(prices)) return {};
  const others = known.filter(({ type }) => !PRICED_FUELS.has(type));
  return { fuelOptions: { fuelPrices: [...prices, ...others] } };
}

function newest(prices: readonly FuelPrice[]): string {
  return prices.reduce((latest, { updateTime = "" }) => (updateTime > latest ? updateTime : latest), "");
}

function withAvailability(
  { evChargeOptions }: PlaceRecord["facts"],
  { connectors }: LiveAvailability,
  now: Date,
): Pick<PlaceRecord["facts"], "evChargeOptions"> {
  if (evChargeOptions === undefined) return {};
  const { connectorAggregation } = evChargeOptions;
  if (connectorAggregation === undefined) return {};
  const oldest = now.getTime() - MAX_AVAILABILITY_AGE_MS;
  const fresh = connectors.filter(
    ({ availabilityLastUpdateTime }) => Date.parse(availabilityLastUpdateTime) >= oldest,
  );
  return {
    evChargeOptions: {
      ...evChargeOptions,
      connectorAggregation: connectorAggregation.map((connector) => {
        const state = fresh.find(
          ({ type, maxChargeRateKw }) =>
            type === connector.type && maxChargeRateKw === (connector.maxChargeRateKw ?? 0),
        );
        if (state === undefined) return connector;
        const { maxChargeRateKw: _, ...availability } = state;
        return { ...connector, ...availability };
      }),
    },
  };
}
