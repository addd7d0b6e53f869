import type { AddressComponent, PlaceAddress, PostalAddress } from "@lieudit/place-model";
import { getCountryName } from "./country-name.ts";
import type { Reader } from "./reader.ts";

/** Formats the address as one line in the country's format, without the reader's own country. */
export function formatAddress(address: PlaceAddress, reader: Reader): string {
  const country = getVisibleCountry(address, reader);
  return [address.formatted, country].filter((part) => part !== "").join(", ");
}

/** Formats the street and the town. */
export function formatShortAddress(address: PlaceAddress): string {
  const parts = [formatStreetLine(address), address.locality ?? address.sublocality ?? ""];
  const short = parts.filter((part) => part !== "").join(", ");
  return short === "" ? address.formatted : short;
}

/** Joins house number and street in the country's order: "12 Rue Haute", "Via Alta 12". */
export function formatStreetLine({ houseNumber, street, formatted }: PlaceAddress): string {
  if (street === undefined || houseNumber === undefined) return street ?? "";
  const after = `${street} ${houseNumber}`;
  const isAfter = [after, `${street}, ${houseNumber}`].some((line) => holdsWhole(formatted, line));
  return isAfter ? after : `${houseNumber} ${street}`;
}

/**
 * Whether `line` ends at a number's end: "Rue Haute, 9" does not end inside "9 Rue Haute, 96100
 * Aubremer".
 */
function holdsWhole(text: string, line: string): boolean {
  const at = text.indexOf(line);
  return at >= 0 && !/^[\p{L}\p{N}]/u.test(text.slice(at + line.length));
}

/**
 * Returns the country's name. It is "" outside any country, in the reader's own country, and if
 * the town has the same name, as in Monaco.
 */
export function getVisibleCountry(
  { countryCode, locality, formatted }: PlaceAddress,
  { languageCode, regionCode }: Reader,
): string {
  if (countryCode === regionCode) return "";
  // Compared in the language of the address too, so that Monaco equals its Arabic name.
  const isTown = [languageCode, "fr", "en"].some(
    (language) => getCountryName(countryCode, language) === locality,
  );
  return isTown && formatted.endsWith(locality ?? "") ? "" : getCountryName(countryCode, languageCode);
}

/** Returns the address components from the house number to the postcode. */
export function toAddressComponents(address: PlaceAddress, { languageCode }: Reader): AddressComponent[] {
  const component = (text: string | undefined, ...types: string[]): AddressComponent[] =>
    text === undefined || text === "" ? [] : [{ longText: text, shortText: text, types }];
  return [
    ...component(address.houseNumber, "street_number"),
    ...component(address.street, "route"),
    ...component(address.sublocality, "sublocality", "political"),
    ...component(address.locality, "locality", "political"),
    ...component(address.adminArea2, "administrative_area_level_2", "political"),
    ...component(address.adminArea1, "administrative_area_level_1", "political"),
    ...countryComponent(address.countryCode, languageCode),
    ...component(address.postcode, "postal_code"),
  ];
}

function countryComponent(countryCode: string, languageCode: string): AddressComponent[] {
  const longText = getCountryName(countryCode, languageCode);
  if (longText === "") return [];
  return [{ longText, shortText: countryCode, types: ["country", "political"], languageCode }];
}

/**
 * Converts the address to `google.type.PostalAddress`.
 *
 * @see https://github.com/googleapis/googleapis/blob/master/google/type/postal_address.proto
 */
export function toPostalAddress(address: PlaceAddress): PostalAddress {
  const line = formatStreetLine(address);
  return {
    regionCode: address.countryCode,
    ...(address.postcode ? { postalCode: address.postcode } : {}),
    ...(address.adminArea1 ? { administrativeArea: address.adminArea1 } : {}),
    ...(address.locality ? { locality: address.locality } : {}),
    ...(address.sublocality ? { sublocality: address.sublocality } : {}),
    ...(line === "" ? {} : { addressLines: [line] }),
  };
}
