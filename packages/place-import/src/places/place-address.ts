import { cleanText, cleanValues, foldName } from "@lieudit/intake";
import type { PlaceAddress } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";
import type { AdminPosition } from "./admin-position.ts";
import { isPostcode } from "./country-facts.ts";
import { formatAddress } from "./formatted-address.ts";

/**
 * Returns the address of a place: its tags, completed by its position. `contact:street`
 * and its family are read where `addr:*` is missing.
 */
export function readAddress(tags: OsmTags, position: AdminPosition): PlaceAddress {
  const houseNumbers = readHouseNumbers(tags["addr:housenumber"] ?? tags["contact:housenumber"]);
  const houseNumber = houseNumbers.length > 1 ? `${houseNumbers[0]}-${houseNumbers.at(-1)}` : houseNumbers[0];
  const street = readStreet(tags) ?? cleanText(tags["contact:street"]);
  return completeAddress(
    {
      // A number without a street would look like the town's.
      houseNumber: street === undefined ? undefined : houseNumber,
      street,
      postcode: readPostcode(tags, position.countryCode),
      locality: cleanText(tags["addr:city"] ?? tags["contact:city"]),
    },
    position,
  );
}

export interface KnownAddress {
  houseNumber?: string | undefined;
  street?: string | undefined;
  postcode?: string | undefined;
  locality?: string | undefined;
}

/** Completes `known` by the position, and formats it on one line. */
export function completeAddress(address: KnownAddress, position: AdminPosition): PlaceAddress {
  const { countryCode, sublocality, adminArea1, adminArea2 } = position;
  const locality = readTown(address.locality, position.locality);
  const postcode = address.postcode ?? position.postcode;
  const { houseNumber, street } = address;
  // The code is that of the boundary, so it does not apply to another town in the tags.
  const cityCode = locality === position.locality ? position.cityCode : undefined;
  return {
    ...(houseNumber === undefined ? {} : { houseNumber }),
    ...(street === undefined ? {} : { street }),
    ...(postcode === undefined ? {} : { postcode }),
    ...(locality === undefined ? {} : { locality }),
    ...(cityCode === undefined ? {} : { cityCode }),
    ...(sublocality === undefined || sublocality === locality ? {} : { sublocality }),
    ...(adminArea2 === undefined ? {} : { adminArea2 }),
    ...(adminArea1 === undefined ? {} : { adminArea1 }),
    countryCode,
    formatted: formatAddress({ houseNumber, street, postcode, locality, adminArea1, countryCode }),
  };
}

/** Adds a postcode that was unknown when `address` was created. */
export function addPostcode(address: PlaceAddress, postcode: string): PlaceAddress {
  const { countryCode } = address;
  // Text before the town, such as a quarter's name, stays in front.
  const before = formatAddress(address);
  const formatted = formatAddress({ ...address, postcode });
  return {
    ...address,
    postcode,
    countryCode,
    formatted: address.formatted.endsWith(before)
      ? `${address.formatted.slice(0, address.formatted.length - before.length)}${formatted}`
      : address.formatted,
  };
}

/** Returns the town of the tags, spelled like the boundary if it is the same: `MONACO` is Monaco. */
function readTown(tagged: string | undefined, boundary: string | undefined): string | undefined {
  if (tagged === undefined || tagged === boundary) return boundary;
  return boundary !== undefined && foldName(tagged) === foldName(boundary) ? boundary : tagged;
}

/** Returns the street of an address, or the hamlet where streets have no names. */
export function readStreet(tags: OsmTags): string | undefined {
  // A corner house is in two streets; the first is its address.
  return cleanValues(tags["addr:street"], 2)[0] ?? cleanValues(tags["addr:place"], 2)[0];
}

/** Splits `12;14`, `12, 14` and `3 bis` into normalised numbers, at most 30. */
export function readHouseNumbers(value: string | undefined): string[] {
  const numbers = (value ?? "")
    .split(/[;,]/, 30)
    .map((part) => cleanText(part, 20)?.replace(/^(\d+)\s*(bis|ter|quater|quinquies)$/i, joinRepeat))
    .filter((part) => part !== undefined);
  return [...new Set(numbers)];
}

/** Returns the postcode of the tags, if it is valid in the country. */
export function readPostcode(tags: OsmTags, countryCode: string): string | undefined {
  const postcode = cleanText(tags["addr:postcode"] ?? tags["contact:postcode"], 12)?.toUpperCase();
  return postcode !== undefined && isPostcode(postcode, countryCode) ? postcode : undefined;
}

function joinRepeat(_: string, number: string, repeat: string): string {
  return `${number} ${repeat.toLowerCase()}`;
}
