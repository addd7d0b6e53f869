import { distanceMetres, type LatLng } from "@lieudit/place-model";

export interface InterpolatedNumber {
  houseNumber: string;
  location: LatLng;
}

/** No side of a street has more houses; a wider span is an error or an attack. */
const MAX_NUMBERS = 1_000;

/**
 * Returns the house numbers between two known ones, spread evenly over `line`, without the
 * ends.
 *
 * @param rule `odd`, `even`, `all`, `alphabetic` (12a to 12e) or a step.
 * @returns null when the ends do not fit the rule; empty when no number lies between them.
 * @see https://wiki.openstreetmap.org/wiki/Addresses#Using_interpolation
 */
export function interpolateNumbers(
  rule: string,
  from: string,
  to: string,
  line: readonly LatLng[],
): InterpolatedNumber[] | null {
  const numbers = rule === "alphabetic" ? listLettersBetween(from, to) : listNumbersBetween(rule, from, to);
  if (numbers === null || line.length < 2) return null;
  return numbers.map((houseNumber, index) => ({
    houseNumber,
    location: findPointAlong(line, (index + 1) / (numbers.length + 1)),
  }));
}

/** Returns the point at a share of a line's length, 0 at its start, 1 at its end. */
export function findPointAlong(line: readonly LatLng[], share: number): LatLng {
  const first = line[0] as LatLng; // callers pass at least one point
  const lengths = new Float64Array(line.length - 1);
  let left = 0;
  for (let i = 0; i < lengths.length; i += 1) {
    lengths[i] = distanceMetres(line[i] as LatLng, line[i + 1] as LatLng);
    left += lengths[i] as number;
  }
  left *= share;
  for (const [index, length] of lengths.entries()) {
    const start = line[index] as LatLng;
    const end = line[index + 1] as LatLng;
    if (left <= length) return between(start, end, length === 0 ? 0 : left / length);
    left -= length;
  }
  return line.at(-1) ?? first;
}

function between(start: LatLng, end: LatLng, share: number): LatLng {
  return {
    latitude: start.latitude + (end.latitude - start.latitude) * share,
    longitude: getShortTurn(start.longitude + getShortTurn(end.longitude - start.longitude) * share),
  };
}

/** Brings degrees to -180 to 180, the short way round, also across the antimeridian. */
export function getShortTurn(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

function listNumbersBetween(rule: string, from: string, to: string): string[] | null {
  if (!/^\d{1,5}$/.test(from) || !/^\d{1,5}$/.test(to)) return null;
  const [start, end] = [Number(from), Number(to)];
  const parity = rule === "odd" ? 1 : rule === "even" ? 0 : undefined;
  if (parity !== undefined && (start % 2 !== parity || end % 2 !== parity)) return null;
  const step = parity !== undefined ? 2 : rule === "all" ? 1 : /^[1-9]\d?$/.test(rule) ? Number(rule) : 0;
  if (step === 0 || Math.abs(end - start) % step !== 0 || Math.abs(end - start) / step > MAX_NUMBERS)
    return null;
  const numbers: string[] = [];
  const direction = Math.sign(end - start) * step;
  for (let number = start + direction; direction !== 0 && number !== end; number += direction) {
    numbers.push(String(number));
  }
  return numbers;
}

/** 12a to 12e; plain 12 counts as the letter before a. */
function listLettersBetween(from: string, to: string): string[] | null {
  const start = /^(\d{1,5})\s?([a-z]?)$/i.exec(from);
  const end = /^(\d{1,5})\s?([a-z])$/i.exec(to);
  if (start === null || end === null || start[1] !== end[1]) return null;
  const first = (start[2] ?? "") === "" ? 96 : (start[2] as string).toLowerCase().charCodeAt(0);
  const last = (end[2] as string).toLowerCase().charCodeAt(0);
  const isUpper = end[2] === (end[2] as string).toUpperCase();
  const step = Math.sign(last - first);
  const letters: string[] = [];
  for (let code = first + step; step !== 0 && code !== last; code += step) {
    const letter = String.fromCharCode(code);
    letters.push(`${start[1]}${isUpper ? letter.toUpperCase() : letter}`);
  }
  return letters;
}
