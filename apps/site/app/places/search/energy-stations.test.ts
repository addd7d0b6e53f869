import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { describeStation, getFuelPrice, sortStations } from "./energy-stations.ts";
import { FUELS, getStationKind, readFuel } from "./station-kinds.ts";

const [E10, GAZOLE] = FUELS;

function aStation(id: string, euros: number | null, latitude: number): Place {
  const price =
    euros === null
      ? {}
      : {
          price: {
            currencyCode: "EUR",
            units: String(Math.floor(euros)),
            nanos: Math.round((euros % 1) * 1e9),
          },
        };
  return {
    id,
    location: { latitude, longitude: 0 },
    fuelOptions: { fuelPrices: [{ type: "SP95_E10", updateTime: "2026-11-01T00:00:00Z", ...price }] },
  } as Place;
}

const STATIONS = [
  aStation("dear-near", 1.9, 49.001),
  aStation("none", null, 49),
  aStation("cheap-far", 1.689, 49.2),
  aStation("cheap-near", 1.689, 49.1),
];
const ORIGIN = { latitude: 49, longitude: 0 };
const getIds = (places: readonly Place[]) => places.map(({ id }) => id);

test("the cheapest station comes first, the nearer of two equal ones before the other, one without a price last", () => {
  expect(getIds(sortStations(STATIONS, "fuel", E10, "prix", ORIGIN))).toEqual([
    "cheap-near",
    "cheap-far",
    "dear-near",
    "none",
  ]);
});

test("by distance the price does not matter", () => {
  expect(getIds(sortStations(STATIONS, "fuel", E10, "distance", ORIGIN))).toEqual([
    "none",
    "dear-near",
    "cheap-near",
    "cheap-far",
  ]);
});

test("a row says the price of the chosen fuel, or that it is unknown", () => {
  const [station = {}] = STATIONS;
  expect(describeStation(station, "fuel", E10)).toBe("1,900\u00a0€/L");
  expect(describeStation(station, "fuel", GAZOLE)).toBe("Prix inconnu");
  expect(getFuelPrice({}, "DIESEL")).toBeUndefined();
});

test("a charging station says its power and its free plugs", () => {
  const connectorAggregation = [
    { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 4, availableCount: 2 },
    { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 50, count: 1 },
  ];
  const station = { evChargeOptions: { connectorCount: 5, connectorAggregation } } as Place;
  expect(describeStation(station, "charging", E10)).toBe("50\u00a0kW · 5 prises dont 2 libres");
  expect(describeStation({}, "charging", E10)).toBe("Puissance inconnue");
  expect(
    getIds(sortStations([{ id: "x" }, { id: "y", ...station }], "charging", E10, "prix", ORIGIN)),
  ).toEqual(["y", "x"]);
});

test("unknown slugs are no fuel and no kind of station", () => {
  expect(readFuel("gazole")?.type).toBe("DIESEL");
  expect(readFuel("kerosene")).toBeNull();
  expect(getStationKind("station-service")).toBe("fuel");
  expect(getStationKind("boulangerie")).toBeUndefined();
  expect(getStationKind(null)).toBeUndefined();
});
