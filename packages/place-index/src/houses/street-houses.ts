import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import {
  countIdStart,
  fillFrame,
  type House,
  isPlainNumber,
  readFrame,
  splitAddress,
  toHouse,
  toHouseLocation,
} from "./house-frame.ts";

/** House numbers of one street whose records differ in nothing else. They take a tenth of the space of records. */
export interface StreetHouses {
  /** See `SplitAddress`. */
  frame: string;
  street: string;
  houses: House[];
}

/**
 * Returns a street with the house number of a record; undefined if the record must stay whole.
 *
 * @param likelyFrame that of the street before, which is in the same town as a rule
 */
export function toStreetHouses(record: PlaceRecord, likelyFrame?: string): StreetHouses | undefined {
  const { houseNumber = "", street = "" } = record.address;
  if (!canShareFrame(houseNumber, street)) return undefined;
  const split = splitAddress(record, JSON.stringify(record), likelyFrame);
  return split && { frame: split.frame, street, houses: [split.house] };
}

export interface AddedHouse {
  id: string;
  osm?: string | undefined;
  houseNumber: string;
  location: LatLng;
}

/**
 * Adds a house number whose record has the same other fields.
 *
 * @param first the record that `houses` was made of
 * @returns whether it is added. Otherwise it needs a record of its own.
 */
export function addHouse(
  { street, houses }: StreetHouses,
  first: PlaceRecord,
  { id, osm, houseNumber, location }: AddedHouse,
): boolean {
  const { cityCode } = first.address;
  const start = countIdStart(first.id, cityCode);
  const isSameStart = countIdStart(id, cityCode) === start && id.startsWith(first.id.slice(0, start));
  if ((osm === undefined) !== (first.osm === undefined)) return false;
  if (!isSameStart || !id.isWellFormed() || !canShareFrame(houseNumber, street)) return false;
  houses.push(toHouse({ number: houseNumber, id: id.slice(start), osm: osm ?? "", location }));
  return true;
}

/** A street with the number in its name could fill several frames. */
function canShareFrame(number: string, street: string): boolean {
  return isPlainNumber(number) && !street.includes(number);
}

/** Returns the JSON of the record of each house. */
export function listRecordTexts({ frame, street, houses }: StreetHouses): string[] {
  return houses.map((house) => fillFrame(frame, street, house));
}

export function listRecords(street: StreetHouses): PlaceRecord[] {
  // Our own texts.
  return listRecordTexts(street).map((text) => JSON.parse(text) as PlaceRecord);
}

/**
 * Changes the records of a street.
 *
 * @param change it may only use and change what all houses share. It returns the record itself to change nothing.
 */
export function changeStreet(
  street: StreetHouses,
  change: (record: PlaceRecord) => PlaceRecord,
): (PlaceRecord | StreetHouses)[] {
  const [first] = listRecords({ ...street, houses: street.houses.slice(0, 1) });
  if (first === undefined) return [];
  const changed = change(first);
  if (changed === first) return [street];
  const frame = toStreetHouses(changed)?.frame;
  return frame === undefined ? listRecords(street).map(change) : [{ ...street, frame }];
}

/** What two sources are compared by. */
export type HouseFacts = Pick<PlaceRecord, "kind" | "names" | "primaryType" | "address" | "location">;

/** Returns a function from each house of a street to the facts of its record. */
export function readHouseFacts({ frame, street }: StreetHouses): (house: House) => HouseFacts {
  const { kind, names, primaryType, address } = readFrame(frame);
  return (house) => ({
    kind,
    names,
    primaryType,
    address: { ...address, street, houseNumber: house.number },
    location: toHouseLocation(house),
  });
}
