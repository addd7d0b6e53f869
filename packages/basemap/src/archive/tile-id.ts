/** Zoom, column from the west, row from the north. */
export type Tile = readonly [z: number, x: number, y: number];

/**
 * Returns the id of a tile. Ids of a zoom follow those of lower zooms, along a Hilbert
 * curve, so neighbours are stored close together.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#31-tile-id
 */
export function toTileId([z, x, y]: Tile): number {
  let id = getFirstId(z);
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isEast = (column & side) !== 0;
    const isSouth = (row & side) !== 0;
    id += side * side * ((isEast ? 3 : 0) ^ (isSouth ? 1 : 0));
    [column, row] = rotateQuadrant(column & (side - 1), row & (side - 1), side, isEast, isSouth);
  }
  return id;
}

/** Returns the tile with this id. */
export function toTile(id: number): Tile {
  let z = 0;
  while (getFirstId(z + 1) <= id) z += 1;
  let rest = id - getFirstId(z);
  let [x, y] = [0, 0];
  for (let side = 1; side < 2 ** z; side *= 2) {
    const isEast = (rest / 2) % 2 >= 1;
    const isSouth = rest % 2 >= 1 !== isEast;
    [x, y] = rotateQuadrant(x, y, side, isEast, isSouth);
    if (isEast) x += side;
    if (isSouth) y += side;
    rest = Math.floor(rest / 4);
  }
  return [z, x, y];
}

/** Rotates the position within its quadrant, as the Hilbert curve is rotated there. */
function rotateQuadrant(
  x: number,
  y: number,
  side: number,
  isEast: boolean,
  isSouth: boolean,
): [number, number] {
  if (isSouth) return [x, y];
  return isEast ? [side - 1 - y, side - 1 - x] : [y, x];
}

function getFirstId(z: number): number {
  return (4 ** z - 1) / 3;
}
