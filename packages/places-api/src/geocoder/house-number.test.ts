import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { findHouseNumber, hasHouseNumber, interpolateHouse } from "./house-number.ts";

const address = (houseNumber: string, latitude: number) =>
  aPlaceRecord({
    kind: "address",
    location: { latitude, longitude: 6.8 },
    address: { houseNumber, street: "Rue du 8 Mai 1945", countryCode: "FR", formatted: "" },
  });
const street = aPlaceRecord({
  kind: "street",
  names: { default: "Rue du 8 Mai 1945" },
  address: { street: "Rue du 8 Mai 1945", postcode: "83999", countryCode: "FR", formatted: "" },
});

test.each([
  ["12 rue du 8 mai 1945", "12"],
  ["rue du 8 mai 1945 12 bis 83999", "12 bis"],
  ["4ter, rue du 8 mai 1945", "4 ter"],
  ["rue du 8 mai 1945 83999", undefined],
  ["n12 rue du 8 mai 1945", undefined],
])("the house number of %s is %s", (text, expected) => {
  expect(findHouseNumber(text, street)).toBe(expected);
});

test("compares numbers without spaces and case, and within a range", () => {
  expect(hasHouseNumber(address("12 bis", 43), "12BIS")).toBe(true);
  expect(hasHouseNumber(address("3-5", 43), "5")).toBe(true);
  expect(hasHouseNumber(address("12 bis", 43), "12")).toBe(false);
  expect(hasHouseNumber(street, "12")).toBe(false);
});

test("interpolates between the neighbours of the same side", () => {
  const houses = [address("2", 43.1), address("3", 43.5), address("6", 43.104), address("x", 0)];
  expect(interpolateHouse(houses, "4")?.latitude).toBeCloseTo(43.102, 6);
  // Not beyond the last number, and not between neighbours a kilometre apart.
  expect(interpolateHouse(houses, "8")).toBeNull();
  expect(interpolateHouse([address("2", 43.1), address("6", 43.2)], "4")).toBeNull();
  // Without neighbours on its side, those of the other side serve.
  expect(interpolateHouse([address("1", 43.1), address("5", 43.104)], "2")?.latitude).toBeCloseTo(43.101, 6);
  expect(interpolateHouse([], "4")).toBeNull();
});
