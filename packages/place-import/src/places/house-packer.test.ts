import { listRecords } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { createAddressRecord } from "./address-record.ts";
import { type AddressRecord, HousePacker, type PackableHouse } from "./house-packer.ts";
import { completeAddress } from "./place-address.ts";

/** Forms of addresses differ in what comes before the street: nothing, the number, the postcode, or the town. */
const COUNTRIES = "FR DE GB US ES IT NL BE CH AT PL CZ PT BY KZ KG UA CN TW KR JP IR TR HU BR AU".split(" ");
/** `1.` and `1, -` */
const PUNCTUATED = ["HU", "BR"];
const NUMBERS = Array.from({ length: 40 }, (_, at) => `${at + 1}${at % 7 === 6 ? "a" : ""}`);

test.each(COUNTRIES)("packed houses in %s have the records of single ones", (countryCode) => {
  const toRecord = ({ id, houseNumber, location, facts: street }: PackableHouse<string>): PlaceRecord => {
    const locality = "District 12";
    const known = { houseNumber, street, postcode: "120310", locality };
    const address = completeAddress(known, { countryCode, locality, localityKey: "12" });
    return createAddressRecord({ id, source: "test", houseNumber, street, address, location });
  };
  const houses = ["Main Street", "Rue du 8 Mai", "12"].flatMap((street) =>
    NUMBERS.map((houseNumber, at) => ({
      id: `addr-${countryCode}-${street}-${houseNumber}`,
      houseNumber,
      location: { latitude: 48 + at / 1e4, longitude: 2 },
      facts: street,
    })),
  );
  const packer = new HousePacker<string>((street, other) => street === other, toRecord);
  const packed: AddressRecord[] = [...houses.flatMap((house) => [...packer.add(house)]), ...packer.finish()];
  expect(packed.flatMap((one) => ("houses" in one ? listRecords(one) : [one]))).toEqual(houses.map(toRecord));
  const alone = packed.flatMap((one) => ("houses" in one ? [] : [one.address.street]));
  // Names with more than number and street stay whole, and streets with the number in their name.
  expect(alone.includes("Main Street")).toBe(PUNCTUATED.includes(countryCode));
});
