import { expect, test } from "vitest";
import { foldToTexts } from "../text/folded-words.ts";
import { type EnergyInText, mayHaveEnergy, parseEnergy } from "./energy-in-text.ts";

test.each<[text: string, energy: EnergyInText]>([
  ["sp98", { text: "station service", fuelTypes: ["SP98"] }],
  ["SP 98 à Nice", { text: "station service a nice", fuelTypes: ["SP98"] }],
  ["station essence diesel", { text: "station essence", fuelTypes: ["DIESEL"] }],
  ["sp95-e10", { text: "station service", fuelTypes: ["SP95_E10"] }],
  ["sans plomb 95", { text: "station service", fuelTypes: ["SP95", "SP95_E10"] }],
  ["E85 près du port", { text: "station service pres du port", fuelTypes: ["E85"] }],
  ["GPL", { text: "station service", fuelTypes: ["LPG"] }],
  ["borne 150 kW", { text: "borne", minimumChargingRateKw: 150 }],
  ["recharge 50kW Nice", { text: "borne de recharge nice", minimumChargingRateKw: 50 }],
  [
    "borne de recharge CCS 100 kW",
    {
      text: "borne de recharge",
      connectorTypes: ["EV_CONNECTOR_TYPE_CCS_COMBO_2"],
      minimumChargingRateKw: 100,
    },
  ],
])("“%s”", (text, energy) => {
  expect(mayHaveEnergy(foldToTexts(text))).toBe(true);
  expect(parseEnergy(text)).toEqual(energy);
});

test.each(["station service", "12 rue du Port", "rue du 8 mai", "boulangerie", ""])(
  "“%s” asks for none",
  (text) => {
    expect(mayHaveEnergy(foldToTexts(text))).toBe(false);
    expect(parseEnergy(text)).toBeNull();
  },
);
