import type { PlaceRecord } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { anAddress } from "../conformance/places.ts";
import {
  addHouse,
  changeStreet,
  listRecords,
  listRecordTexts,
  readHouseFacts,
  toStreetHouses,
} from "./street-houses.ts";

const house = (houseNumber: string, street = "Rue Haute", id = `ban-83999_0150_${houseNumber}`) =>
  anAddress(houseNumber, street, {
    id,
    location: { latitude: (4_324_000 + Number.parseInt(houseNumber, 10)) / 1e5, longitude: 6.8100004 },
    address: { cityCode: "83999", locality: "Port-Valbrune" },
  });

const toRow = ({ id, address, location }: PlaceRecord) => ({
  id,
  houseNumber: address.houseNumber ?? "",
  location,
});

describe("house numbers of a street", () => {
  test("are stored together, and their records come back", () => {
    const records = ["2", "4", "4 bis", "6B", "12"].map((number) => house(number));
    const street = toStreetHouses(records[0]!)!;
    for (const record of records.slice(1)) expect(addHouse(street, records[0]!, toRow(record))).toBe(true);
    expect(listRecordTexts(street)).toEqual(records.map((record) => JSON.stringify(record)));
    expect(street.houses.map(({ id }) => id)).toContain("_0150_4 bis");
    expect(street.houses.map(readHouseFacts(street))).toEqual(
      records.map(({ kind, address: { formatted: _formatted, ...address }, location }) =>
        expect.objectContaining({ kind, address: expect.objectContaining(address), location }),
      ),
    );
  });

  test.each([
    ["an id of another town", "8", "Rue Haute", "ban-83998_0150_8"],
    ["an id that names the town earlier", "8", "Rue Haute", "83999-83999_0150_8"],
    ["half of a character in its id", "8", "Rue Haute", "ban-83999_\ud83c"],
    ["a number with words", "8 lot Sud", "Rue Haute", undefined],
    ["a range of numbers", "8-10", "Rue Haute", undefined],
    ["its number in the name of the street", "8", "Rue du 8 Mai", undefined],
  ])("one with %s needs a record of its own", (_what, number, street, id) => {
    const first = house("2", street);
    const streetHouses = toStreetHouses(first)!;
    expect(addHouse(streetHouses, first, toRow(house(number, street, id)))).toBe(false);
    expect(streetHouses.houses).toHaveLength(1);
  });

  test("keep the element of each, and one without an element needs a record of its own", () => {
    const first: PlaceRecord = { ...house("2"), osm: "node/7" };
    const street = toStreetHouses(first)!;
    const second = house("4");
    expect(addHouse(street, first, { ...toRow(second), osm: "way/9" })).toBe(true);
    expect(addHouse(street, first, toRow(house("6")))).toBe(false);
    expect(listRecords(street)).toEqual([first, { ...second, osm: "way/9" }]);
  });

  test("change together, or become records where a frame has no place for the change", () => {
    const first = house("2");
    const street = toStreetHouses(first)!;
    addHouse(street, first, toRow(house("4")));
    expect(changeStreet(street, (record) => record)).toEqual([street]);
    const [moved, ...others] = changeStreet(street, (record) => ({ ...record, timeZone: "Europe/Monaco" }));
    expect(others).toEqual([]);
    expect(moved).toEqual({ ...street, frame: street.frame.replace("Europe/Paris", "Europe/Monaco") });
    const rated = changeStreet(street, (record) => ({ ...record, facts: { rating: 4 } }));
    expect(rated).toEqual(["2", "4"].map((number) => ({ ...house(number), facts: { rating: 4 } })));
  });

  test("keep their formatted address where the number is in what comes before the street", () => {
    const lenina = (number: string): PlaceRecord => {
      const { address, ...record } = house(number, "Lenina");
      return {
        ...record,
        names: { default: `Lenina, ${number}` },
        address: { ...address, formatted: `220030 Minsk, Lenina, ${number}` },
      };
    };
    const street = toStreetHouses(lenina("2"))!;
    addHouse(street, lenina("2"), toRow(lenina("22")));
    expect(listRecords(street)).toEqual([lenina("2"), lenina("22")]);
  });

  test.each([
    [
      "a town that is named like it",
      { ...house("2"), address: { ...house("2").address, formatted: "2 Rue Haute, 2 Rue Haute" } },
    ],
    ["more facts than its address", { ...house("2"), facts: { rating: 4 } }],
    ["its number in the name of the street", house("8", "Rue du 8 Mai")],
    ["no number", { ...house("2"), address: { countryCode: "FR", formatted: "" } }],
  ])("a record with %s stays whole", (_what, record) => {
    expect(toStreetHouses(record)).toBeUndefined();
  });
});
