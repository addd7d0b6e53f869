import { expect, test } from "vitest";
import { toFilledAddress } from "./fill-address.ts";

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
});
const QUAI = {
  id: "street-1",
  location: { latitude: 43.24, longitude: 6.81 },
  addressComponents: [
    component("route", "Quai de la Criée"),
    component("postal_code", "83999"),
    component("locality", "Port-Valbrune"),
    component("country", "France", "FR"),
  ],
};
const HOUSE = { ...QUAI, addressComponents: [component("street_number", "18"), ...QUAI.addressComponents] };

test.each([
  ["20 quai de la Criée", "20 Quai de la Criée", "20"],
  ["20 bis quai de la Criée", "20 bis Quai de la Criée", "20 bis"],
  ["20ter, quai", "20ter Quai de la Criée", "20ter"],
  ["12-14 quai", "12-14 Quai de la Criée", "12-14"],
  ["7a quai", "7a Quai de la Criée", "7a"],
  ["quai de la Criée", "Quai de la Criée", null],
  ["20", "Quai de la Criée", null],
])("%j on a street without that house is %j", (typed, street, unknownHouseNumber) => {
  expect(toFilledAddress(QUAI, typed)).toMatchObject({ street, unknownHouseNumber, location: QUAI.location });
});

test("a known house has its own number, whatever was typed", () => {
  expect(toFilledAddress(HOUSE, "20 quai")).toEqual({
    placeId: "street-1",
    street: "18 Quai de la Criée",
    unknownHouseNumber: null,
    postalCode: "83999",
    town: "Port-Valbrune",
    countryCode: "FR",
    country: "France",
    location: QUAI.location,
  });
});

test("a town gets no house number", () => {
  const town = { addressComponents: QUAI.addressComponents.slice(1) };
  expect(toFilledAddress(town, "20 Port-Valbrune")).toMatchObject({ street: "", unknownHouseNumber: null });
});
