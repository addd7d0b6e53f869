import { expect, test } from "vitest";
import type { AdminPosition } from "./admin-position.ts";
import { formatAddress, formatStreetLine } from "./formatted-address.ts";
import { addPostcode, readAddress, readHouseNumbers } from "./place-address.ts";

const inFrance: AdminPosition = {
  countryCode: "FR",
  locality: "Port-Valbrune",
  adminArea1: "Côte-Haute",
  adminArea2: "Roches",
  localityKey: "relation/8",
};

test.each([
  [
    { houseNumber: "12", street: "Rue Grimaldi", postcode: "98000", locality: "Monaco", countryCode: "MC" },
    "12 Rue Grimaldi, 98000 Monaco",
  ],
  [
    { houseNumber: "12 bis", street: "Rue de l'Église & <Co>", locality: "Valbrune", countryCode: "FR" },
    "12 bis Rue de l'Église & <Co>, Valbrune",
  ],
  [
    { houseNumber: "3", street: "Via Roma", postcode: "18039", locality: "Vallebruna", countryCode: "IT" },
    "Via Roma 3, 18039 Vallebruna",
  ],
  [
    { houseNumber: "3", street: "Hauptstrasse", postcode: "9490", locality: "Dorf", countryCode: "LI" },
    "Hauptstrasse 3, 9490 Dorf",
  ],
  [
    {
      houseNumber: "3",
      street: "Main Street",
      postcode: "90000",
      locality: "Valley",
      adminArea1: "California",
      countryCode: "US",
    },
    "3 Main Street, Valley, CA 90000",
  ],
  [{ postcode: "83999", locality: "Valbrune", adminArea1: "Côte", countryCode: "FR" }, "83999 Valbrune"],
  [{ locality: "Valbrune", countryCode: "FR" }, "Valbrune"],
  [{ countryCode: "FR" }, ""],
])("%j reads %s", (parts, text) => expect(formatAddress(parts)).toBe(text));

test("many houses of a street, some with characters that are special in replacements", () => {
  for (const number of ["1", "22", "$&", "$1", "7073991"]) {
    expect(formatStreetLine(number, "Rue des Cordiers", "FR")).toBe(`${number} Rue des Cordiers`);
  }
});

test("tags are completed by the position", () => {
  expect(readAddress({ "addr:housenumber": "12", "addr:street": "Rue des Cordiers" }, inFrance)).toEqual({
    houseNumber: "12",
    street: "Rue des Cordiers",
    locality: "Port-Valbrune",
    adminArea1: "Côte-Haute",
    adminArea2: "Roches",
    countryCode: "FR",
    formatted: "12 Rue des Cordiers, Port-Valbrune",
  });
  expect(readAddress({}, inFrance).formatted).toBe("Port-Valbrune");
});

test("the commune's code applies only to the commune at the position", () => {
  const position = { ...inFrance, cityCode: "96001" };
  expect(readAddress({ "addr:city": "PORT VALBRUNE" }, position).cityCode).toBe("96001");
  expect(readAddress({ "addr:city": "Autreville" }, position).cityCode).toBeUndefined();
});

test.each([
  [{ "addr:postcode": "83999" }, "postcode", "83999"],
  [{ "addr:postcode": "8399" }, "postcode", undefined],
  [{ "addr:postcode": "83999\u202E" }, "postcode", "83999"],
  [{ "addr:city": "PORT VALBRUNE" }, "locality", "Port-Valbrune"],
  [{ "addr:city": "Autreville" }, "locality", "Autreville"],
  [{ "contact:street": "Quai Nord", "contact:housenumber": "3" }, "street", "Quai Nord"],
  [{ "addr:place": "Les Bruyères", "addr:housenumber": "3" }, "street", "Les Bruyères"],
  [{ "addr:street": "Quai Nord;Rue Basse" }, "street", "Quai Nord"],
  [{ "addr:housenumber": "3" }, "houseNumber", undefined],
  [{ "addr:housenumber": "12;14;16", "addr:street": "Quai Nord" }, "houseNumber", "12-16"],
])("%j: %s is %s", (tags, key, value) => {
  expect(readAddress(tags as unknown as Record<string, string>, inFrance)).toEqual(
    value === undefined
      ? expect.not.objectContaining({ [key]: expect.anything() })
      : expect.objectContaining({ [key]: value }),
  );
});

test.each([
  ["12", ["12"]],
  ["12;14", ["12", "14"]],
  ["12, 14", ["12", "14"]],
  ["12bis", ["12 bis"]],
  ["12 BIS", ["12 bis"]],
  ["12ter;12ter", ["12 ter"]],
  ["4A", ["4A"]],
  ["", []],
  [undefined, []],
])("house numbers of %j", (value, numbers) => expect(readHouseNumbers(value)).toEqual(numbers));

test("hostile house numbers are few and short", () => {
  expect(readHouseNumbers("1;".repeat(10_000)).length).toBe(1);
  expect(readHouseNumbers(Array.from({ length: 500 }, (_, index) => index).join(";")).length).toBe(30);
  expect(readHouseNumbers("9".repeat(4_000))[0]).toHaveLength(20);
});

test("a postcode found later is added to the line", () => {
  const address = readAddress({ "addr:street": "Quai Nord" }, inFrance);
  expect(addPostcode(address, "83999")).toMatchObject({
    postcode: "83999",
    formatted: "Quai Nord, 83999 Port-Valbrune",
  });
  const quarter = { ...address, street: "Quai Nord", formatted: `Le Suquet, ${address.formatted}` };
  expect(addPostcode(quarter, "83999").formatted).toBe("Le Suquet, Quai Nord, 83999 Port-Valbrune");
});
