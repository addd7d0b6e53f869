import type { PlaceAddress } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { formatAdrAddress } from "./adr-format-address.ts";
import { getCountryName } from "./country-name.ts";
import {
  formatAddress,
  formatShortAddress,
  formatStreetLine,
  toAddressComponents,
  toPostalAddress,
} from "./place-address.ts";

const reader = { languageCode: "fr", now: new Date(0), publicUrl: "https://lieudit.example" };

const bakery: PlaceAddress = {
  houseNumber: "12",
  street: "Rue de Port-Valbrune",
  postcode: "83999",
  locality: "Port-Valbrune",
  countryCode: "FR",
  formatted: "12 Rue de Port-Valbrune, 83999 Port-Valbrune",
};
const german: PlaceAddress = {
  houseNumber: "7",
  street: "Hafenweg",
  postcode: "00000",
  locality: "Neustadt",
  countryCode: "DE",
  formatted: "Hafenweg 7, 00000 Neustadt",
};
const town: PlaceAddress = {
  locality: "Monaco",
  postcode: "98000",
  countryCode: "MC",
  formatted: "98000 Monaco",
};

test.each<[string, PlaceAddress, object, string]>([
  ["abroad", bakery, {}, "12 Rue de Port-Valbrune, 83999 Port-Valbrune, France"],
  ["at home", bakery, { regionCode: "FR" }, "12 Rue de Port-Valbrune, 83999 Port-Valbrune"],
  ["in the reader's language", german, {}, "Hafenweg 7, 00000 Neustadt, Allemagne"],
  ["a town called as its country", town, {}, "98000 Monaco"],
  ["the same for a reader of other letters", town, { languageCode: "ar" }, "98000 Monaco"],
  ["abroad, in other letters", german, { languageCode: "ar" }, "Hafenweg 7, 00000 Neustadt, ألمانيا"],
  ["at sea, in no country", { countryCode: "ZZ", formatted: "" }, {}, ""],
  ["a country and no more", { countryCode: "FR", formatted: "" }, {}, "France"],
])("the formatted address, %s", (_what, address, of, text) => {
  expect(formatAddress(address, { ...reader, ...of })).toBe(text);
});

test("puts the number where the country's format has it", () => {
  expect(formatStreetLine(bakery)).toBe("12 Rue de Port-Valbrune");
  expect(formatStreetLine(german)).toBe("Hafenweg 7");
  expect(
    formatStreetLine({
      countryCode: "FR",
      formatted: "9 Rue Haute, 96100 Aubremer",
      street: "Rue Haute",
      houseNumber: "9",
      postcode: "96100",
    }),
  ).toBe("9 Rue Haute");
  expect(formatShortAddress(german)).toBe("Hafenweg 7, Neustadt");
  expect(formatShortAddress({ countryCode: "FR", formatted: "83999" })).toBe("83999");
  expect(toPostalAddress(german)).toEqual({
    regionCode: "DE",
    postalCode: "00000",
    locality: "Neustadt",
    addressLines: ["Hafenweg 7"],
  });
});

test("adr: each part in its span, also where the street is called after the town", () => {
  expect(formatAdrAddress(bakery, reader)).toBe(
    '<span class="street-address">12 Rue de Port-Valbrune</span>, <span class="postal-code">83999</span> ' +
      '<span class="locality">Port-Valbrune</span>, <span class="country-name">France</span>',
  );
  expect(
    formatAdrAddress({ countryCode: "FR", formatted: "Sans adresse" }, { ...reader, regionCode: "FR" }),
  ).toBe("Sans adresse");
});

test("adr: escapes all data", () => {
  const hostile = '<img src=x onerror="alert(1)">&';
  const html = formatAdrAddress(
    { street: hostile, locality: "'\"", countryCode: "FR", formatted: `${hostile}, '"` },
    reader,
  );
  expect(html.replace(/<\/?span(?: class="[a-z-]+")?>/g, "")).not.toMatch(/[<>"']/);
  expect(html).toContain("&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;");
});

test("names countries in many languages, unknown ones by their code", () => {
  expect(getCountryName("FR", "de")).toBe("Frankreich");
  expect(getCountryName("FR", "fr-CA")).toBe("France");
  expect(getCountryName("QQ", "fr")).toBe("QQ");
  expect(getCountryName("ZZ", "fr")).toBe("");
  expect(getCountryName("x", "fr")).toBe("x");
});

test("has no country component outside any country", () => {
  expect(toAddressComponents({ countryCode: "ZZ", formatted: "" }, reader)).toEqual([]);
});
