import { expect, test } from "vitest";
import { readEvChargeOptions } from "./ev-sockets.ts";
import { readFuelOptions } from "./fuel.ts";

test("returns fuels in the protocol's order, without prices", () => {
  expect(
    readFuelOptions({
      "fuel:e85": "yes",
      "fuel:diesel": "yes",
      "fuel:octane_98": "yes",
      "fuel:e10": "yes",
      "fuel:lpg": "no",
      "fuel:cng": "yes",
      "fuel:lng": "yes",
      "fuel:HGV_diesel": "yes",
    }),
  ).toEqual({
    fuelPrices: [
      { type: "DIESEL" },
      { type: "SP95_E10" },
      { type: "SP98" },
      { type: "E85" },
      { type: "METHANE" },
      { type: "TRUCK_DIESEL" },
    ],
  });
  expect(readFuelOptions({ "fuel:diesel": "no" })).toBeUndefined();
});

test("merges sockets by type and power, with counts", () => {
  expect(
    readEvChargeOptions({
      "socket:type2": "4",
      "socket:type2:output": "22 kW",
      "socket:type2_cable": "1",
      "socket:type2_cable:output": "22000 W",
      "socket:type2_combo": "2",
      "socket:type2_combo:output": "50;150 kW",
      "socket:chademo": "yes",
      "socket:typee": "2",
    }),
  ).toEqual({
    connectorCount: 10,
    connectorAggregation: [
      { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 5 },
      { type: "EV_CONNECTOR_TYPE_CHADEMO", count: 1 },
      { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 2 },
      { type: "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET", count: 2 },
    ],
  });
});

test.each([
  ["7,4 kW", 7.4],
  ["22", 22],
  ["22000", 22],
  ["22kVA", 22],
  ["3.7 kw;11 kW", 11],
  ["1 MW", 1_000],
  ["99999999 kW", undefined],
  ["-5 kW", undefined],
  ["fast", undefined],
  ["NaN", undefined],
  ["1e9", undefined],
])("an output of %s is %s kW", (output, kw) => {
  const options = readEvChargeOptions({ "socket:type2": "1", "socket:type2:output": output });
  expect(options?.connectorAggregation?.[0]?.maxChargeRateKw).toBe(kw);
});

test("computes power from volts and amperes: three phases at 400 V, none for direct current", () => {
  const kw = (socket: string, voltage: string, current: string) =>
    readEvChargeOptions({
      [`socket:${socket}`]: "1",
      [`socket:${socket}:voltage`]: voltage,
      [`socket:${socket}:current`]: current,
    })?.connectorAggregation?.[0]?.maxChargeRateKw;
  expect(kw("type2", "400", "32")).toBe(22.2);
  expect(kw("type2", "230", "16")).toBe(3.7);
  expect(kw("chademo", "400", "125")).toBe(50);
});

test.each([
  [{ "socket:type2": "0" }],
  [{ "socket:type2": "-2" }],
  [{ "socket:type2": "99999" }],
  [{ "socket:type2": "1e3" }],
  [{ capacity: "many" }],
])("%j has no connector", (tags) => {
  expect(readEvChargeOptions(tags as unknown as Record<string, string>)).toBeUndefined();
});

test("without sockets the capacity is used", () => {
  expect(readEvChargeOptions({ capacity: "6" })).toEqual({ connectorCount: 6 });
});
