import { UNITS_PER_DEGREE } from "./road-graph.ts";

/** Side of a cell in degrees: some 550 m from south to north. */
const CELL_DEGREES = 0.005;
const CELL_UNITS = CELL_DEGREES * UNITS_PER_DEGREE;
/** Cells around the earth; a cell number then stays below 2 ** 32. */
const COLUMNS = Math.round(360 / CELL_DEGREES);
const ROWS = Math.round(180 / CELL_DEGREES);

/** Returns the row of a latitude in units of 1e-7 degree. */
export function toRow(latitude: number): number {
  return clamp(Math.floor((latitude + 90 * UNITS_PER_DEGREE) / CELL_UNITS), ROWS);
}

/** Returns the column of a longitude in units of 1e-7 degree. */
export function toColumn(longitude: number): number {
  return clamp(Math.floor((longitude + 180 * UNITS_PER_DEGREE) / CELL_UNITS), COLUMNS);
}

/** Returns the cell of a row and column. Neighbouring cells of a row have consecutive numbers. */
export function toCell(row: number, column: number): number {
  return row * COLUMNS + column;
}

/** Returns the first index in the sorted `keys` with a value of at least `key`. */
export function findLowerBound(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function clamp(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}
