import { UNITS_PER_DEGREE } from "./road-graph.ts";

/** Side of a cell in degrees: some 550 m from south to north. */
const CELL_DEGREES = 0.005;
const CELL_UNITS = CELL_DEGREES * UNITS_PER_DEGREE;
/** Cells from one antimeridian to the other; a cell's number then stays below 2 ** 32. */
const COLUMNS = Math.round(360 / CELL_DEGREES);
const ROWS = Math.round(180 / CELL_DEGREES);

/** The row of a latitude, in units of 1e-7 degree. */
export function rowOf(latitude: number): number {
  return clamp(Math.floor((latitude + 90 * UNITS_PER_DEGREE) / CELL_UNITS), ROWS);
}

/** The column of a longitude, in units of 1e-7 degree. */
export function columnOf(longitude: number): number {
  return clamp(Math.floor((longitude + 180 * UNITS_PER_DEGREE) / CELL_UNITS), COLUMNS);
}

/** Cells of one row that lie side by side have numbers that follow each other. */
export function cellOf(row: number, column: number): number {
  return row * COLUMNS + column;
}

/** The first position in the sorted `keys` whose key is `key` or more. */
export function lowerBound(keys: Uint32Array, key: number): number {
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
