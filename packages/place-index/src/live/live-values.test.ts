import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FuelPrice, PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEmptyPlaceIndex } from "../store/empty-place-index.ts";
import type { LiveFuel } from "./live-facts.ts";
import { followLiveValues } from "./live-values.ts";
import { withLiveValues } from "./with-live-values.ts";
import { LIVE_FILE, replaceLiveValues } from "./write-live-values.ts";

let folder = "";
let clock = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-live-"));
  clock = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const price = (type: FuelPrice["type"], units: string, updateTime: string): FuelPrice => ({
  type,
  price: { currencyCode: "EUR", units, nanos: 0 },
  updateTime,
});
const fuel = (...prices: FuelPrice[]): LiveFuel => ({ prices });
const follow = (onProblem = vi.fn()) => followLiveValues(folder, { monotonicMs: () => clock, onProblem });
const rows = <Row>(...entries: [string, Row][]) => new Map(entries);

test("values are there a second after they were written, and replaced as a whole", async () => {
  const live = follow();
  expect(live.get("fuel", "place-0001")).toBeUndefined();
  const first = fuel(price("DIESEL", "1", "2026-05-01T08:00:00Z"));
  await replaceLiveValues(folder, "fuel", rows(["place-0001", first], ["place-0002", first]));
  expect(live.get("fuel", "place-0001")).toBeUndefined();
  clock += 1_000;
  expect(live.get("fuel", "place-0001")).toEqual(first);
  const second = fuel(price("DIESEL", "2", "2026-05-01T09:00:00Z"));
  await replaceLiveValues(folder, "fuel", rows(["place-0001", second]));
  clock += 1_000;
  expect(live.get("fuel", "place-0001")).toEqual(second);
  expect(live.get("fuel", "place-0002")).toBeUndefined();
  live.close();
  expect(live.get("fuel", "place-0001")).toBeUndefined();
  expect(await readdir(folder)).toEqual([LIVE_FILE]);
});

test("each kind is replaced alone", async () => {
  const prices = fuel(price("DIESEL", "1", "2026-05-01T08:00:00Z"));
  await replaceLiveValues(folder, "fuel", rows(["place-0001", prices]));
  await replaceLiveValues(folder, "irve", rows(["place-0001", { connectors: [] }]));
  const live = follow();
  expect(live.get("fuel", "place-0001")).toEqual(prices);
  expect(live.get("irve", "place-0001")).toEqual({ connectors: [] });
  live.close();
});

test("reports a damaged file once, returns nothing from it, and reads the next file", async () => {
  await writeFile(
    join(folder, LIVE_FILE),
    "this is no database, though it is long enough to be read as one".repeat(40),
  );
  const onProblem = vi.fn();
  const live = follow(onProblem);
  for (let time = 0; time < 5; time += 1) {
    expect(live.get("fuel", "place-0001")).toBeUndefined();
    clock += 1_000;
  }
  expect(onProblem).toHaveBeenCalledTimes(1);
  await replaceLiveValues(folder, "fuel", rows(["place-0001", fuel()]));
  clock += 1_000;
  expect(live.get("fuel", "place-0001")).toEqual(fuel());
  live.close();
});

const STATION = aPlaceRecord({
  types: ["gas_station"],
  primaryType: "gas_station",
  facts: {
    fuelOptions: {
      fuelPrices: [
        price("DIESEL", "1", "2026-05-01T08:00:00Z"),
        price("SP98", "2", "2026-05-01T08:00:00Z"),
        { type: "METHANE" },
      ],
    },
  },
});

async function answered(record: PlaceRecord, now = "2026-05-01T12:00:00Z") {
  const live = follow();
  const index = withLiveValues(
    {
      ...createEmptyPlaceIndex(),
      getPlace: async () => record,
      getPlaces: async () => [record],
      searchText: async () => ({ places: [record], hasMore: true }),
      searchNearby: async () => [record],
      reverseGeocode: async () => [record],
    },
    live,
    () => new Date(now),
  );
  const query = { text: "", language: "fr", limit: 1 };
  const center = record.location;
  const answers = [
    await index.getPlace(record.id),
    ...(await index.getPlaces([record.id])),
    ...(await index.searchText(query)).places,
    ...(await index.searchNearby({ center, radiusMetres: 1, limit: 1, rank: "DISTANCE" })),
    ...(await index.reverseGeocode({ location: center, limit: 1 })),
  ];
  await index.close();
  expect(answers).toHaveLength(5);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0]!;
}

test("every answer carries newer prices; a fuel that is sold no more goes, one without prices stays", async () => {
  await replaceLiveValues(
    folder,
    "fuel",
    rows([STATION.id, fuel(price("DIESEL", "3", "2026-05-01T10:00:00Z"))]),
  );
  expect((await answered(STATION)).facts.fuelOptions?.fuelPrices).toEqual([
    price("DIESEL", "3", "2026-05-01T10:00:00Z"),
    { type: "METHANE" },
  ]);
});

test("older live prices do not cover those of a newer import", async () => {
  await replaceLiveValues(
    folder,
    "fuel",
    rows([STATION.id, fuel(price("DIESEL", "3", "2026-04-01T10:00:00Z"))]),
  );
  expect(await answered(STATION)).toEqual(STATION);
});

test("returns a place that is not a station unchanged", async () => {
  await replaceLiveValues(
    folder,
    "fuel",
    rows([STATION.id, fuel(price("DIESEL", "3", "2026-05-01T10:00:00Z"))]),
  );
  const bakery = aPlaceRecord({ id: STATION.id });
  expect(await answered(bakery)).toBe(bakery);
});

test("a connector of unknown power gets its availability, and no power of zero", async () => {
  const connector = { type: "EV_CONNECTOR_TYPE_TYPE_2" as const, count: 2 };
  const charger = aPlaceRecord({
    types: ["electric_vehicle_charging_station"],
    facts: { evChargeOptions: { connectorCount: 2, connectorAggregation: [connector] } },
  });
  const state = {
    availableCount: 1,
    outOfServiceCount: 0,
    availabilityLastUpdateTime: "2026-05-01T11:55:00Z",
  };
  const connectors = [{ type: connector.type, maxChargeRateKw: 0, ...state }];
  await replaceLiveValues(folder, "irve", rows([charger.id, { connectors }]));
  expect((await answered(charger)).facts.evChargeOptions?.connectorAggregation).toEqual([
    { ...connector, ...state },
  ]);
});

test("availability goes to the connectors of its type and power, while it is less than a day old", async () => {
  const charger = aPlaceRecord({
    types: ["electric_vehicle_charging_station"],
    facts: {
      evChargeOptions: {
        connectorCount: 3,
        connectorAggregation: [
          { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 2 },
          { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 1 },
        ],
      },
    },
  });
  const state = {
    availableCount: 1,
    outOfServiceCount: 1,
    availabilityLastUpdateTime: "2026-05-01T11:55:00Z",
  };
  const connectors = [
    { type: "EV_CONNECTOR_TYPE_TYPE_2" as const, maxChargeRateKw: 22, ...state },
    { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2" as const, maxChargeRateKw: 50, ...state },
  ];
  await replaceLiveValues(folder, "irve", rows([charger.id, { connectors }]));
  expect((await answered(charger)).facts.evChargeOptions).toEqual({
    connectorCount: 3,
    connectorAggregation: [
      { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 2, ...state },
      { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 1 },
    ],
  });
  const later = await answered(charger, "2026-05-02T11:56:00Z");
  expect(later.facts).toEqual(charger.facts);
});
