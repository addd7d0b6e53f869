import type { LatLng, Viewport } from "@lieudit/place-model";

/**
 * The earth cut into cells of equal degrees, in three sizes. A place carries
 * its cell of each size as words of the text index; "near" is the nine cells
 * around a point.
 */
export const CELL_SIZES = {
  /** 1 degree, about 111 km. */
  wide: 1,
  /** 0.1 degree, about 11 km. */
  large: 0.1,
  /** 0.02 degree, about 2.2 km. */
  small: 0.02,
} as const;
export type CellSize = keyof typeof CELL_SIZES;

/** More cells than this make a query longer than the places that they spare. */
const MAX_CELLS = 150;

/** The cell of `point`: rows counted from the south pole, columns from the antimeridian. */
export function cellOf({ latitude, longitude }: LatLng, size: CellSize): number {
  return cellNumber(rowOf(latitude, size), columnOf(longitude, size), size);
}

/** A cell and the eight around it. */
export interface Ring {
  size: CellSize;
  middle: number;
  /** All of them; fewer at a pole. */
  cells: readonly number[];
}

/** The cell of `point` and the eight around it. */
export function ringAround({ latitude, longitude }: LatLng, size: CellSize): Ring {
  const row = rowOf(latitude, size);
  const column = columnOf(longitude, size);
  const [rows, columns] = [rowCount(size), columnCount(size)];
  const cells: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (const c of [column - 1, column, column + 1]) {
      cells.push(cellNumber(r, (c + columns) % columns, size));
    }
  }
  return { size, middle: cellNumber(row, column, size), cells };
}

/**
 * The first and the last cell of each row of cells that `box` touches: the
 * numbers of a row follow each other. The box must not cross the antimeridian.
 */
export function* cellRows({ low, high }: Viewport, size: CellSize): Generator<[first: number, last: number]> {
  const firstColumn = columnOf(low.longitude, size);
  // 180 degrees are column 0 and end the last one.
  const lastColumn = high.longitude >= 180 ? columnCount(size) - 1 : columnOf(high.longitude, size);
  for (let row = rowOf(low.latitude, size); row <= rowOf(high.latitude, size); row++) {
    yield [cellNumber(row, firstColumn, size), cellNumber(row, lastColumn, size)];
  }
}

/** The cells that cover `box`, of the smallest size that needs few enough; null when the box is too wide for any. */
export function cellCover(box: Viewport): { size: CellSize; cells: number[] } | null {
  for (const size of ["small", "large", "wide"] as const) {
    const cells = coverOf(box, size);
    if (cells !== null) return { size, cells };
  }
  return null;
}

function coverOf({ low, high }: Viewport, size: CellSize): number[] | null {
  const columns = columnCount(size);
  const firstRow = rowOf(low.latitude, size);
  const rows = rowOf(high.latitude, size) - firstRow + 1;
  const firstColumn = columnOf(low.longitude, size);
  // A box over the antimeridian has its low longitude above its high one. Its width is counted from the
  // edge of the first column, so that 180 degrees, which are column 0, end a box as well as begin one.
  const turn = low.longitude > high.longitude ? 360 : 0;
  const edge = firstColumn * CELL_SIZES[size] - 180;
  const width = Math.min(Math.floor((high.longitude + turn - edge) / CELL_SIZES[size]) + 1, columns);
  if (rows * width > MAX_CELLS || rows < 1) return null;
  const cells: number[] = [];
  for (let row = firstRow; row < firstRow + rows; row++) {
    for (let i = 0; i < width; i++) cells.push(cellNumber(row, (firstColumn + i) % columns, size));
  }
  return cells;
}

function cellNumber(row: number, column: number, size: CellSize): number {
  return row * columnCount(size) + column;
}

function rowOf(latitude: number, size: CellSize): number {
  return Math.min(rowCount(size) - 1, Math.max(0, Math.floor((latitude + 90) / CELL_SIZES[size])));
}

function columnOf(longitude: number, size: CellSize): number {
  const columns = columnCount(size);
  const column = Math.floor((longitude + 180) / CELL_SIZES[size]);
  return ((column % columns) + columns) % columns;
}

function rowCount(size: CellSize): number {
  return Math.round(180 / CELL_SIZES[size]);
}

function columnCount(size: CellSize): number {
  return Math.round(360 / CELL_SIZES[size]);
}
