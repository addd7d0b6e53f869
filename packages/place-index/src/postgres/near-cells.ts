import type { Viewport } from "@lieudit/place-model";
import type { IndexedPoint } from "../search/index-reader.ts";
import { COORDINATE_SCALE } from "../writing/place-row.ts";
import type { NearRow } from "../writing/staging.ts";

/** Places of one type in one cell, as a table keeps them. */
export interface NearCell {
  type: number;
  cell: number;
  places: Buffer;
}

/** A rank and two coordinates in 1e-7 degrees, 32-bit numbers with the highest byte first. */
const PLACE_BYTES = 12;

/** Rows in the order of type and cell as one row a type and cell. */
export function* createNearCells(rows: Iterable<NearRow>): Generator<NearCell> {
  let numbers: number[] = [];
  let key: readonly [type: number, cell: number] | undefined;
  for (const [type, cell, rank, latitude, longitude] of rows) {
    if (key !== undefined && (key[0] !== type || key[1] !== cell)) {
      yield { type: key[0], cell: key[1], places: packRanks(numbers) };
      numbers = [];
    }
    key = [type, cell];
    numbers.push(rank, latitude, longitude);
  }
  if (key !== undefined) yield { type: key[0], cell: key[1], places: packRanks(numbers) };
}

function packRanks(numbers: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(4 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeInt32BE(number, 4 * i);
  return bytes;
}

/** Returns those of the places of a cell that lie in `box`, which does not cross the antimeridian. */
export function* listPlacesInBox(places: Uint8Array, { low, high }: Viewport): Generator<IndexedPoint> {
  const south = Math.floor(low.latitude * COORDINATE_SCALE);
  const north = Math.ceil(high.latitude * COORDINATE_SCALE);
  const west = Math.floor(low.longitude * COORDINATE_SCALE);
  const east = Math.ceil(high.longitude * COORDINATE_SCALE);
  const numbers = new DataView(places.buffer, places.byteOffset, places.byteLength);
  for (let at = 0; at < places.byteLength; at += PLACE_BYTES) {
    const latitude = numbers.getInt32(at + 4);
    const longitude = numbers.getInt32(at + 8);
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
    yield {
      rank: numbers.getInt32(at),
      latitude: latitude / COORDINATE_SCALE,
      longitude: longitude / COORDINATE_SCALE,
    };
  }
}
