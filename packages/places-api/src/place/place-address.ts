import type { AddressComponent, PlaceAddress, PostalAddress } from "@lieudit/place-model";
import { countryName } from "./country-name.ts";
import type { Reader } from "./reader.ts";

/** One line, in the country's own form; the reader's own country is left out. */
export function formattedAddress(address: PlaceAddress, reader: Reader): string {
  const country = shownCountry(address, reader);
  return [address.formatted, country].filter((part) => part !== "").join(", ");
}

/** The line by which people on the spot know the place: street and town. */
export function shortFormattedAddress(address: PlaceAddress): string {
  const parts = [streetLine(address), address.locality ?? address.sublocality ?? ""];
  const short = parts.filter((part) => part !== "").join(", ");
  return short === "" ? address.formatted : short;
}

/** House number and street, in the order of the country's form: "12 Rue Haute", "Via Alta 12". */
export function streetLine({ houseNumber, street, formatted }: PlaceAddress): string {
  if (street === undefined || houseNumber === undefined) return street ?? "";
  const after = `${street} ${houseNumber}`;
  const isAfter = [after, `${street}, ${houseNumber}`].some((line) => holdsWhole(formatted, line));
  return isAfter ? after : `${houseNumber} ${street}`;
}

/** Whether `line` ends where a number does: "Rue Haute, 9" is not in "9 Rue Haute, 96100 Aubremer". */
function holdsWhole(text: string, line: string): boolean {
  const at = text.indexOf(line);
  return at >= 0 && !/^[\p{L}\p{N}]/u.test(text.slice(at + line.length));
}

/** The country's name, or "" where there is none, for a reader who is there, and where the town has the same name, as Monaco. */
export function shownCountry(
  { countryCode, locality, formatted }: PlaceAddress,
  { languageCode, regionCode }: Reader,
): string {
  if (countryCode === regionCode) return "";
  // An address is written in the letters of its country: Monaco is Monaco beside its Arabic name, too.
  const isTown = [languageCode, "fr", "en"].some(
    (language) => countryName(countryCode, language) === locality,
  );
  return isTown && formatted.endsWith(locality ?? "") ? "" : countryName(countryCode, languageCode);
}

/** The parts of an address as the protocol types them, from the house number to the postcode. */
export function addressComponents(address: PlaceAddress, { languageCode }: Reader): AddressComponent[] {
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
  const longText = countryName(countryCode, languageCode);
  if (longText === "") return [];
  return [{ longText, shortText: countryCode, types: ["country", "political"], languageCode }];
}

/**
 * The address as `google.type.PostalAddress` has it.
 *
 * @see https://github.com/googleapis/googleapis/blob/master/google/type/postal_address.proto
 */
export function postalAddress(address: PlaceAddress): PostalAddress {
  const line = streetLine(address);
  return {
    regionCode: address.countryCode,
    ...(address.postcode ? { postalCode: address.postcode } : {}),
    ...(address.adminArea1 ? { administrativeArea: address.adminArea1 } : {}),
    ...(address.locality ? { locality: address.locality } : {}),
    ...(address.sublocality ? { sublocality: address.sublocality } : {}),
    ...(line === "" ? {} : { addressLines: [line] }),
  };
}
