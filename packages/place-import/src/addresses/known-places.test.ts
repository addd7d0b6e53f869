import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { beforeEach, describe, expect, test } from "vitest";
import { KnownPlaces } from "./known-places.ts";

const PLACE = { latitude: 43.24, longitude: 6.81 };
/** Metres to degrees of latitude. */
const north = (metres: number) => ({ ...PLACE, latitude: PLACE.latitude + metres / 111_195 });

const house = (
  houseNumber: string,
  street: string,
  location = PLACE,
  town: { locality?: string; postcode?: string } = { locality: "Port-Valbrune", postcode: "83990" },
): PlaceRecord =>
  aPlaceRecord({
    kind: "address",
    names: { default: `${houseNumber} ${street}` },
    primaryType: "street_address",
    location,
    address: { houseNumber, street, ...town, countryCode: "FR", formatted: "" },
  });
const street = (name: string, location = PLACE, locality = "Port-Valbrune", others?: string[]): PlaceRecord =>
  aPlaceRecord({
    kind: "street",
    names: { default: name, ...(others === undefined ? {} : { others }) },
    primaryType: "route",
    location,
    address: { street: name, locality, countryCode: "FR", formatted: "" },
  });
const town = (name: string, location = PLACE, more: Partial<PlaceRecord["address"]> = {}): PlaceRecord =>
  aPlaceRecord({
    kind: "locality",
    names: { default: name },
    primaryType: more.sublocality === undefined ? "locality" : "sublocality_level_1",
    location,
    address: { locality: name, countryCode: "FR", formatted: "", ...more },
  });

let known: KnownPlaces;
beforeEach(() => {
  known = new KnownPlaces();
});
function knows(map: readonly PlaceRecord[], file: PlaceRecord): boolean {
  known.startSource();
  for (const record of map) known.add(record);
  known.startSource();
  return known.has(file);
}

test.each([
  ["Rue A", "Rue D", false],
  ["Allée L", "ALLEE L", true],
])("%s and %s are one street: %s", (name, other, isOne) => {
  expect(knows([street(name), house("1", name)], street(other))).toBe(isOne);
  expect(known.has(house("1", other))).toBe(isOne);
});

describe("an address is known", () => {
  test.each([
    ["with the same number, street and town", house("12 bis", "Rue de l'Église"), true],
    ["in other spelling and short forms", house("12BIS", "R. DE L'EGLISE"), true],
    ["140 m away", house("12 bis", "Rue de l'Église", north(140)), true],
    ["200 m away", house("12 bis", "Rue de l'Église", north(200)), false],
    ["with another number", house("12", "Rue de l'Église"), false],
    ["with another street", house("12 bis", "Rue des Églises"), false],
    [
      "in a town of another name with its postcode",
      house("12 bis", "Rue de l'Église", PLACE, { locality: "Les Roches", postcode: "83990" }),
      true,
    ],
    [
      "in a town of another name without postcode",
      house("12 bis", "Rue de l'Église", PLACE, { locality: "Les Roches" }),
      true,
    ],
    [
      "in the next town",
      house("12 bis", "Rue de l'Église", PLACE, { locality: "Les Roches", postcode: "83991" }),
      false,
    ],
  ])("%s: %#", (_what, file, expected) => {
    expect(knows([house("12 bis", "Rue de l’Église")], file)).toBe(expected);
  });
});

test.each([
  ["a street of the town, drawn at its other end", street("Av. du Port", north(3_000)), true],
  ["a street under its other name", street("Promenade des Roses"), true],
  ["a street of that name in the next town", street("Avenue du Port", north(3_000), "Les Roches"), false],
  ["a street that the next town shares", street("Avenue du Port", north(300), "Les Roches"), true],
  ["a number of the street", house("1", "Avenue du Port"), false],
])("knows %s: %#", (_what, file, expected) => {
  const map = [street("Avenue du Port", PLACE, "Port-Valbrune", ["Promenade des Roses"])];
  expect(knows(map, file)).toBe(expected);
});

test("a town and a former commune are known, but not the town of a hamlet's name", () => {
  const map = [
    town("Port-Valbrune"),
    town("Les Roches", PLACE, { locality: "Port-Valbrune", sublocality: "Les Roches" }),
    aPlaceRecord({
      ...town("Le Môle", PLACE, { locality: "Port-Valbrune", sublocality: "Le Môle" }),
      primaryType: "neighborhood",
    }),
  ];
  expect(knows(map, town("Port Valbrune", north(4_000)))).toBe(true);
  expect(known.has(town("Les Roches"))).toBe(true);
  expect(known.has(town("Le Môle"))).toBe(false);
  expect(known.has(town("Port-Valbrune", north(40_000)))).toBe(false);
});

test("a town gives its regions and its postcode", () => {
  const areas = { adminArea1: "Région", adminArea2: "Var", postcode: "83990" };
  expect(knows([town("Port-Valbrune", PLACE, areas)], town("Port-Valbrune"))).toBe(true);
  expect(known.areasOfTown("Port-Valbrune", north(2_000))).toEqual(areas);
  expect(known.areasOfTown("Les Roches", PLACE)).toBeNull();
});

test("places of one source are no duplicates of each other", () => {
  known.startSource();
  known.add(house("1", "Rue A"));
  expect(known.has(house("1", "Rue A"))).toBe(false);
});

test("grows, and then still knows each of 20,000 addresses", () => {
  const houses = Array.from({ length: 20_000 }, (_, at) =>
    house(String(1 + (at % 100)), `Rue ${at % 200} Nord ${at}`),
  );
  known.startSource();
  for (const one of houses) known.add(one);
  known.startSource();
  expect(houses.every((one) => known.has(one))).toBe(true);
  expect(known.has(house("1", "Rue Neuve"))).toBe(false);
});
