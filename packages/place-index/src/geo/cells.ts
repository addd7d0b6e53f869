import type { LatLng, Viewport } from "@lieudit/place-model";

/**
 * The earth cut into cells of equal degrees, in four sizes. A place carries
 * its cell of each size as words of the text index; "near" is the nine cells
 * around a point.
 */
export const CELL_SIZES = {
  /** 10 degrees, about 1,110 km. */
  coarse: 10,
  /** 1 degree, about 111 km. */
  wide: 1,
  /** 0.1 degree, about 11 km. */
  large: 0.1,
  /** 0.02 degree, about 2.2 km. */
  small: 0.02,
} as const;
export type CellSize = keyof typeof CELL_SIZES;

/** A cell by its size and number. */
export interface Cell {
  size: CellSize;
  number: number;
}

/** More cells than this make a query longer than the places that they spare. */
const MAX_CELLS = 150;

/** Returns the cell of `point`: rows counted from the south pole, columns from the antimeridian. */
export function toCell({ latitude, longitude }: LatLng, size: CellSize): number {
  return getCellNumber(toRow(latitude, size), toColumn(longitude, size), size);
}

/** Returns the south-western corner of a cell. */
export function getCellCorner(cell: number, size: CellSize): LatLng {
  const columns = countColumns(size);
  return {
    latitude: Math.floor(cell / columns) * CELL_SIZES[size] - 90,
    longitude: (cell % columns) * CELL_SIZES[size] - 180,
  };
}

/** Rings of coarse cells would be as wide as a continent. */
export type RingSize = Exclude<CellSize, "coarse">;

/** A cell and the eight around it. */
export interface Ring {
  size: RingSize;
  middle: number;
  /** All of them; fewer at a pole. */
  cells: readonly number[];
}

/** Returns the cell of `point` and the eight around it. */
export function getRing({ latitude, longitude }: LatLng, size: RingSize): Ring {
  const row = toRow(latitude, size);
  const column = toColumn(longitude, size);
  const [rows, columns] = [countRows(size), countColumns(size)];
  const cells: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (const c of [column - 1, column, column + 1]) {
      cells.push(getCellNumber(r, (c + columns) % columns, size));
    }
  }
  return { size, middle: getCellNumber(row, column, size), cells };
}

/**
 * Returns the first and the last cell of each row of cells that `box` touches: the
 * numbers of a row follow each other. The box must not cross the antimeridian.
 */
export function* getCellRows(
  { low, high }: Viewport,
  size: CellSize,
): Generator<[first: number, last: number]> {
  const firstColumn = toColumn(low.longitude, size);
  // 180 degrees are column 0 and end the last one.
  const lastColumn = high.longitude >= 180 ? countColumns(size) - 1 : toColumn(high.longitude, size);
  for (let row = toRow(low.latitude, size); row <= toRow(high.latitude, size); row++) {
    yield [getCellNumber(row, firstColumn, size), getCellNumber(row, lastColumn, size)];
  }
}

/**
 * Returns the cells that cover `box`. A box of at most some degrees is covered by
 * cells of one size, the smallest that needs few enough. A larger one is covered
 * by the cells that hold places: coarse ones within it, wide ones at its edge.
 *
 * @param hasPlaces tells whether a wide or coarse cell holds places
 * @returns null if the cover would hold nearly every place or too many cells
 */
export function coverWithCells(box: Viewport, hasPlaces: (cell: Cell) => boolean): Cell[] | null {
  for (const size of ["small", "large"] as const) {
    const numbers = coverBox(box, size);
    if (numbers !== null) return numbers.map((number) => ({ size, number }));
  }
  return coverLargeBox(box, hasPlaces);
}

function coverLargeBox({ low, high }: Viewport, hasPlaces: (cell: Cell) => boolean): Cell[] | null {
  // Over the antimeridian longitudes go on past 180.
  const east = high.longitude + (low.longitude > high.longitude ? 360 : 0);
  const box = { south: low.latitude, north: high.latitude, west: low.longitude, east };
  const inside: Cell[] = [];
  const edges: Cell[] = [];
  const fringe: Cell[] = [];
  for (const { cell, isInside, part } of listCells(box, "coarse")) {
    if (!hasPlaces(cell)) continue;
    if (isInside) {
      inside.push(cell);
      continue;
    }
    edges.push(cell);
    for (const wide of listCells(part, "wide")) if (hasPlaces(wide.cell)) fringe.push(wide.cell);
  }
  const coarseCount = countColumns("coarse") * countRows("coarse");
  let outside = 0;
  for (let number = 0; number < coarseCount; number++)
    outside += hasPlaces({ size: "coarse", number }) ? 1 : 0;
  outside -= inside.length;
  // All places are within the box.
  if (outside === 0 && inside.length > 0) return null;
  const fine = [...inside, ...fringe];
  if (fine.length <= MAX_CELLS) return fine;
  const coarse = [...inside, ...edges];
  return coarse.length <= MAX_CELLS ? coarse : null;
}

/** A box in degrees; its east may lie past 180. */
interface DegreeBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Yields the cells that `box` touches, each with the part of the box in it. */
function* listCells(
  box: DegreeBox,
  size: CellSize,
): Generator<{ cell: Cell; isInside: boolean; part: DegreeBox }> {
  const degrees = CELL_SIZES[size];
  const columns = countColumns(size);
  const firstColumn = Math.floor((box.west + 180) / degrees);
  const lastColumn = Math.min(Math.floor((box.east + 180) / degrees), firstColumn + columns);
  const firstRow = toRow(box.south, size);
  const lastRow = toRow(box.north, size);
  for (let row = firstRow; row <= lastRow; row++) {
    const [south, north] = [row * degrees - 90, (row + 1) * degrees - 90];
    for (let column = firstColumn; column <= lastColumn; column++) {
      const [west, east] = [column * degrees - 180, (column + 1) * degrees - 180];
      const part = {
        south: Math.max(south, box.south),
        north: Math.min(north, box.north),
        west: Math.max(west, box.west),
        east: Math.min(east, box.east),
      };
      const isInside =
        part.south === south && part.north === north && part.west === west && part.east === east;
      yield { cell: { size, number: getCellNumber(row, column % columns, size) }, isInside, part };
    }
  }
}

function coverBox({ low, high }: Viewport, size: CellSize): number[] | null {
  const columns = countColumns(size);
  const firstRow = toRow(low.latitude, size);
  const rows = toRow(high.latitude, size) - firstRow + 1;
  const firstColumn = toColumn(low.longitude, size);
  // A box over the antimeridian has its low longitude above its high one. Its width is counted from the
  // edge of the first column, so that 180 degrees, which are column 0, end a box as well as begin one.
  const turn = low.longitude > high.longitude ? 360 : 0;
  const edge = firstColumn * CELL_SIZES[size] - 180;
  const width = Math.min(Math.floor((high.longitude + turn - edge) / CELL_SIZES[size]) + 1, columns);
  if (rows * width > MAX_CELLS || rows < 1) return null;
  const cells: number[] = [];
  for (let row = firstRow; row < firstRow + rows; row++) {
    for (let i = 0; i < width; i++) cells.push(getCellNumber(row, (firstColumn + i) % columns, size));
  }
  return cells;
}

function getCellNumber(row: number, column: number, size: CellSize): number {
  return row * countColumns(size) + column;
}

function toRow(latitude: number, size: CellSize): number {
  return Math.min(countRows(size) - 1, Math.max(0, Math.floor((latitude + 90) / CELL_SIZES[size])));
}

function toColumn(longitude: number, size: CellSize): number {
  const columns = countColumns(size);
  const column = Math.floor((longitude + 180) / CELL_SIZES[size]);
  return ((column % columns) + columns) % columns;
}

function countRows(size: CellSize): number {
  return Math.round(180 / CELL_SIZES[size]);
}

function countColumns(size: CellSize): number {
  return Math.round(360 / CELL_SIZES[size]);
}
