import type { LatLng, Viewport } from "@lieudit/place-model";

const DIGITS = "23456789CFGHJMPQRVWX";
const BASE = 20;
/** Digits that stand in pairs, latitude before longitude; each further one cuts a cell in five rows of four. */
const PAIRED = 10;
const [ROWS, COLUMNS] = [5, 4];

/** A plus code in a text. */
export interface PlusCode {
  /** The digits before and behind the plus, without it. */
  digits: string;
  /** How many digits at the start were left out: 0 of a whole code, 4 of "P9JC+F6". */
  missing: number;
}

/** The plus code that `text` is, in capitals or not, or null. A code is whole, or lacks its first four or two digits. */
export function plusCode(text: string): PlusCode | null {
  const code = CODE.exec(text.toUpperCase());
  if (code === null) return null;
  const [, before = "", behind = ""] = code;
  const missing = 8 - before.length;
  // The first digits of a whole code go no farther than to the pole and once around the earth.
  if (missing === 0 && (DIGITS.indexOf(before[0]!) > 8 || DIGITS.indexOf(before[1]!) > 17)) return null;
  // What lacks digits is as exact as people share it: a door, not a part of a town.
  return missing > 0 && behind === "" ? null : { digits: before + behind, missing };
}

const DIGIT = `[${DIGITS}]`;
const CODE = new RegExp(`^(${DIGIT}{4}|${DIGIT}{6}|${DIGIT}{8})\\+(${DIGIT}{2,7})?$`);

/**
 * The cell that a code means: of the cells that end with its digits, the one
 * whose middle is nearest to `near`; a whole code means one wherever one is.
 *
 * @see https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
export function plusCodeCell({ digits, missing }: PlusCode, near: LatLng): Viewport {
  /** The degrees that the first of the digits counts the twentieths of; the missing ones make up the rest. */
  const square = BASE ** (2 - missing / 2);
  let [rowSize, columnSize] = [square, square];
  let [south, west] = [0, 0];
  for (let i = missing; i < missing + digits.length; i++) {
    const digit = DIGITS.indexOf(digits[i - missing]!);
    if (i >= PAIRED) {
      rowSize /= ROWS;
      columnSize /= COLUMNS;
      south += Math.floor(digit / COLUMNS) * rowSize;
      west += (digit % COLUMNS) * columnSize;
    } else if (i % 2 === 0) {
      rowSize /= BASE;
      south += digit * rowSize;
    } else {
      columnSize /= BASE;
      west += digit * columnSize;
    }
  }
  if (missing > 0) {
    const row = Math.round((near.latitude + 90 - south - rowSize / 2) / square);
    const column = Math.round((near.longitude + 180 - west - columnSize / 2) / square);
    south += square * Math.min(Math.max(row, 0), 180 / square - 1);
    // Of somebody on the other side of the antimeridian.
    west = (((west + square * column) % 360) + 360) % 360;
  }
  const low = { latitude: south - 90, longitude: west - 180 };
  return { low, high: { latitude: low.latitude + rowSize, longitude: low.longitude + columnSize } };
}
