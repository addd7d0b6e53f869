import { expect, test } from "vitest";
import { createChargingPlace } from "./charging-place.ts";
import type { ChargingStation } from "./charging-station.ts";

function createPlace(station: Partial<ChargingStation>) {
  const { names, address } = createChargingPlace(
    {
      id: "FRAAAP01",
      location: { latitude: 43.7, longitude: 7.2 },
      makers: ["Voltane"],
      pointCount: 1,
      points: [],
      updated: "2026-01-01",
      ...station,
    } as ChargingStation,
    "irve",
  );
  return { name: names.default, locality: address.locality, street: address.street };
}

test("a town in the name is the station's town, and the operator becomes its name", () => {
  expect(createPlace({ name: "Cagnes-sur-Mer, France", address: "119, Avenue des Alpes" })).toEqual({
    name: "Voltane - Cagnes-sur-Mer",
    locality: "Cagnes-sur-Mer",
    street: "Avenue des Alpes",
  });
  expect(
    createPlace({ name: "Nice, France", makers: [], address: "606, Boulevard du Mercantour" }).name,
  ).toBe("Borne de recharge, Boulevard du Mercantour");
});

test.each(["Voltane - Nice", "Soccer - Mougins", "Île-de-France", "A8, Aire 2, France"])(
  "“%s” is a name",
  (name) => {
    expect(createPlace({ name, address: "1 Rue Haute 06000 Nice" })).toMatchObject({
      name,
      locality: "Nice",
    });
  },
);
