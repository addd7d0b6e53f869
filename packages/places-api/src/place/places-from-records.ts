import type { PlaceIndex } from "@lieudit/place-index";
import { type FieldMask, isSelected, type Place, type PlaceRecord } from "@lieudit/place-model";
import { describeAddress } from "./address-descriptor.ts";
import { toPlace } from "./place-from-record.ts";
import type { Reader } from "./reader.ts";

/** Converts a record to a place of the wire, with the field that needs other places. */
export async function toPlaceDetails(
  record: PlaceRecord,
  reader: Reader,
  mask: FieldMask,
  places: PlaceIndex,
  signal: AbortSignal,
): Promise<Place> {
  const place = toPlace(record, reader, mask);
  if (!isSelected(mask, "addressDescriptor")) return place;
  const addressDescriptor = await describeAddress(places, record, reader, signal);
  // Our own pages do not read it, so its shape is not in theirs.
  return addressDescriptor === undefined ? place : ({ ...place, addressDescriptor } as Place);
}

/**
 * Converts the records of a search. A mask has to name `addressDescriptor` here, because each
 * costs three look-ups.
 */
export async function toPlaces(
  records: readonly PlaceRecord[],
  reader: Reader,
  mask: FieldMask,
  places: PlaceIndex,
  signal: AbortSignal,
): Promise<Place[]> {
  if (mask === "all") return records.map((record) => toPlace(record, reader, mask));
  const result: Place[] = [];
  for (const record of records) result.push(await toPlaceDetails(record, reader, mask, places, signal));
  return result;
}
