import { COLUMNS, type Region, WORLD } from "./region.ts";

/** Numbers of places by their cells of 0.02 degree. */
export type CellCounts = ReadonlyMap<number, number>;

/**
 * Cuts regions in two until each has at most `maxPlaces`. Regions that have no more stay as they are, so a later import
 * changes only those that grew. A single cell is never cut, however many places it has.
 *
 * @param regions cover the world
 */
export function splitRegions(
  counts: CellCounts,
  maxPlaces: number,
  regions: readonly Region[] = [WORLD],
): Region[] {
  const cells = [...counts].map(([cell, count]) => ({
    row: Math.floor(cell / COLUMNS),
    column: cell % COLUMNS,
    count,
  }));
  return regions.flatMap((region) =>
    split(
      region,
      cells.filter(
        ({ row, column }) =>
          row >= region.south && row < region.north && column >= region.west && column < region.east,
      ),
      maxPlaces,
    ),
  );
}

interface CountedCell {
  row: number;
  column: number;
  count: number;
}

function split(region: Region, cells: readonly CountedCell[], maxPlaces: number): Region[] {
  const total = sum(cells);
  if (total <= maxPlaces) return [region];
  const parts = Math.ceil(total / maxPlaces);
  const wanted = (total * Math.floor(parts / 2)) / parts;
  const rows = findCut(cells, "row", wanted);
  const columns = findCut(cells, "column", wanted);
  // A degree of longitude is shorter than one of latitude, by about this in the middle of Europe.
  const isTall = rows.extent >= columns.extent * 0.7;
  const axis = (isTall || columns.cut === undefined) && rows.cut !== undefined ? "row" : "column";
  const { cut } = axis === "row" ? rows : columns;
  if (cut === undefined) return [region];
  const first = axis === "row" ? { ...region, north: cut } : { ...region, east: cut };
  const second = axis === "row" ? { ...region, south: cut } : { ...region, west: cut };
  return [
    ...split(
      first,
      cells.filter((cell) => cell[axis] < cut),
      maxPlaces,
    ),
    ...split(
      second,
      cells.filter((cell) => cell[axis] >= cut),
      maxPlaces,
    ),
  ];
}

/** Finds the row or column before which about `wanted` places are; none if all places are in one. */
function findCut(
  cells: readonly CountedCell[],
  axis: "row" | "column",
  wanted: number,
): { extent: number; cut: number | undefined } {
  const lines = [...Map.groupBy(cells, (cell) => cell[axis])].sort(([a], [b]) => a - b);
  let before = 0;
  let cut: number | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [i, [line, inLine]] of lines.entries()) {
    const last = lines[i - 1]?.[0];
    if (last !== undefined && Math.abs(before - wanted) < smallest) {
      smallest = Math.abs(before - wanted);
      // In the middle between both, so that neither is at the border.
      cut = Math.ceil((last + line) / 2);
    }
    before += sum(inLine);
  }
  return { extent: (lines.at(-1)?.[0] ?? 0) - (lines[0]?.[0] ?? 0), cut };
}

function sum(cells: readonly CountedCell[]): number {
  return cells.reduce((total, { count }) => total + count, 0);
}
