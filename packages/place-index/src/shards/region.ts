import type { Viewport } from "@lieudit/place-model";
import { CELL_SIZES, type CellSize, toCell } from "../geo/cells.ts";

/** A rectangle in cells of 0.02 degree: rows from the south pole, columns from the antimeridian. North and east are the first ones outside. */
export interface Region {
  south: number;
  west: number;
  north: number;
  east: number;
}

export const COLUMNS = Math.round(360 / CELL_SIZES.small);
const ROWS = COLUMNS / 2;
export const WORLD: Region = { south: 0, west: 0, north: ROWS, east: COLUMNS };

/** How far a shard reaches into its neighbours, in cells: 0.1 degree. A search near a point within it needs no other. */
export const BORDER_CELLS = Math.round(CELL_SIZES.large / CELL_SIZES.small);

/** Returns the cells of a box that does not cross the antimeridian. */
export function toRegion({ low, high }: Viewport): Region {
  const [first, last] = [toCell(low, "small"), toCell(high, "small")];
  return {
    south: Math.floor(first / COLUMNS),
    west: first % COLUMNS,
    north: Math.floor(last / COLUMNS) + 1,
    east: high.longitude >= 180 ? COLUMNS : (last % COLUMNS) + 1,
  };
}

/**
 * Returns the region of a cell of any size, with `reach` cells of its size around it. It is a little larger, because
 * coordinates on a border may be rounded to either side.
 */
export function toRegionAround(cell: number, size: CellSize, reach: number): Region {
  const width = Math.round(CELL_SIZES[size] / CELL_SIZES.small);
  const columns = COLUMNS / width;
  const south = Math.floor(cell / columns) * width;
  const west = (cell % columns) * width;
  const margin = reach * width + 1;
  return {
    south: south - margin,
    west: west - margin,
    north: south + width + margin,
    east: west + width + margin,
  };
}

/** Whether two regions have a cell in common. Columns beyond the antimeridian are those on its other side. */
export function meets(one: Region, other: Region): boolean {
  if (one.south >= other.north || other.south >= one.north) return false;
  return TURNS.some((turn) => one.west + turn < other.east && other.west < one.east + turn);
}

/** Whether a region and `border` cells around it have all cells of another one. */
export function holds(region: Region, other: Region, border = 0): boolean {
  const isWithinRows =
    Math.max(0, other.south) >= region.south - border && Math.min(ROWS, other.north) <= region.north + border;
  if (!isWithinRows) return false;
  if (region.east - region.west >= COLUMNS) return true;
  return TURNS.some(
    (turn) => other.west + turn >= region.west - border && other.east + turn <= region.east + border,
  );
}

const TURNS = [0, -COLUMNS, COLUMNS];

/** Returns SQL that is true for the cells of a region and of `border` cells around it. */
export function toCondition({ south, west, north, east }: Region, border = 0): string {
  const row = `cell / ${COLUMNS} between ${south - border} and ${north - 1 + border}`;
  const width = east - west + 2 * border;
  if (width >= COLUMNS) return row;
  return `${row} and (cell % ${COLUMNS} + ${COLUMNS - west + border}) % ${COLUMNS} < ${width}`;
}
