import { cleanText, cleanValues, foldName } from "@lieudit/intake/text";
import type { PlaceAddress } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";
import type { AdminPosition } from "./admin-position.ts";
import { isPostcode } from "./country-facts.ts";
import { formatAddress } from "./formatted-address.ts";

/**
 * Where a place stands: what its tags say, completed by its position.
 * `contact:street` and its family are read where `addr:*` is missing.
 */
export function readAddress(tags: OsmTags, position: AdminPosition): PlaceAddress {
  const houseNumbers = readHouseNumbers(tags["addr:housenumber"] ?? tags["contact:housenumber"]);
  const houseNumber = houseNumbers.length > 1 ? `${houseNumbers[0]}-${houseNumbers.at(-1)}` : houseNumbers[0];
  const street = readStreet(tags) ?? cleanText(tags["contact:street"]);
  return completeAddress(
    {
      // A number without a street would read as the town's.
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

/** `known` with what the position tells, and the whole on one line. */
export function completeAddress(known: KnownAddress, position: AdminPosition): PlaceAddress {
  const { countryCode, sublocality, adminArea1, adminArea2 } = position;
  const locality = readTown(known.locality, position.locality);
  const postcode = known.postcode ?? position.postcode;
  const { houseNumber, street } = known;
  // The code is that of the boundary, so it says nothing of another town that the tags name.
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

/** `address` with a postcode that was not known when it was made. */
export function addPostcode(address: PlaceAddress, postcode: string): PlaceAddress {
  const { countryCode } = address;
  // What stands before the town, a quarter's name, stays in front.
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

/** The town that tags name, in the writing of the boundary where it is the same: `MONACO` is Monaco. */
function readTown(tagged: string | undefined, known: string | undefined): string | undefined {
  return tagged === undefined || (known !== undefined && foldName(tagged) === foldName(known))
    ? known
    : tagged;
}

/** The street of an address, or the hamlet that stands for one where streets have no names. */
export function readStreet(tags: OsmTags): string | undefined {
  // A corner house stands in two streets; the first is its address.
  return cleanValues(tags["addr:street"], 2)[0] ?? cleanValues(tags["addr:place"], 2)[0];
}

/** `12;14`, `12, 14` and `3 bis`: the numbers of one element, each in its usual writing, at most 30. */
export function readHouseNumbers(value: string | undefined): string[] {
  const numbers = (value ?? "")
    .split(/[;,]/, 30)
    .map((part) => cleanText(part, 20)?.replace(/^(\d+)\s*(bis|ter|quater|quinquies)$/i, joinRepeat))
    .filter((part) => part !== undefined);
  return [...new Set(numbers)];
}

/** The postcode that tags give, where the country could have it. */
export function readPostcode(tags: OsmTags, countryCode: string): string | undefined {
  const postcode = cleanText(tags["addr:postcode"] ?? tags["contact:postcode"], 12)?.toUpperCase();
  return postcode !== undefined && isPostcode(postcode, countryCode) ? postcode : undefined;
}

function joinRepeat(_: string, number: string, repeat: string): string {
  return `${number} ${repeat.toLowerCase()}`;
}
