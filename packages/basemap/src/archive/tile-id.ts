/** Zoom, column from the west, row from the north. */
export type Tile = readonly [z: number, x: number, y: number];

/**
 * The number of a tile: all of a zoom after those of the zooms above, along a
 * Hilbert curve, so that neighbours lie close together in the file.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#31-tile-id
 */
export function tileId([z, x, y]: Tile): number {
  let id = firstIdOf(z);
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isEast = (column & side) !== 0;
    const isSouth = (row & side) !== 0;
    id += side * side * ((isEast ? 3 : 0) ^ (isSouth ? 1 : 0));
    [column, row] = turned(column & (side - 1), row & (side - 1), side, isEast, isSouth);
  }
  return id;
}

/** The tile with the number `id`. */
export function tileOf(id: number): Tile {
  let z = 0;
  while (firstIdOf(z + 1) <= id) z += 1;
  let rest = id - firstIdOf(z);
  let [x, y] = [0, 0];
  for (let side = 1; side < 2 ** z; side *= 2) {
    const isEast = (rest / 2) % 2 >= 1;
    const isSouth = rest % 2 >= 1 !== isEast;
    [x, y] = turned(x, y, side, isEast, isSouth);
    if (isEast) x += side;
    if (isSouth) y += side;
    rest = Math.floor(rest / 4);
  }
  return [z, x, y];
}

/** Each quarter of the square holds the curve turned in its own way. */
function turned(x: number, y: number, side: number, isEast: boolean, isSouth: boolean): [number, number] {
  if (isSouth) return [x, y];
  return isEast ? [side - 1 - y, side - 1 - x] : [y, x];
}

function firstIdOf(z: number): number {
  return (4 ** z - 1) / 3;
}
