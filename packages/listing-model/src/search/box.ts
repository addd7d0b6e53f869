/** An area between two meridians and two parallels, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Digits of a degree in addresses: some ten metres, as exact as a hand on a map. */
export const BOX_DIGITS = 4;

/** Writes a box for an address: `west,south,east,north`. */
export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(BOX_DIGITS))).join(",");
}

/** Reads a box of an address; undefined if the text is malformed or the box has no area. */
export function readBox(text: string): Box | undefined {
  const numbers = text
    .split(",")
    .map((part) => (/^-?\d{1,3}(?:\.\d{1,8})?$/.test(part) ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isArea =
    numbers.length === 4 &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90;
  return isArea ? { west, south, east, north } : undefined;
}
