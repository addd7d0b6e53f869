import { BOX_DIGITS, type Box, readBox, writeBox } from "./box.ts";

/** A point of a zone, in degrees. */
export interface ZonePoint {
  latitude: number;
  longitude: number;
}

/** An area of a map that a search is limited to. */
export type Zone =
  | ({ kind: "box" } & Box)
  /** A drawn area: at least three corners, closed without repeating the first. */
  | { kind: "drawn"; corners: readonly ZonePoint[] };

/** Most corners of a drawn zone, so that addresses stay short. */
export const MAX_ZONE_CORNERS = 60;
const MIN_ZONE_CORNERS = 3;

const UNITS_PER_DEGREE = 10 ** BOX_DIGITS;

/** The digits of drawn zones, five bits and one that continues. None is escaped in addresses. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Longer texts are not read: each number of a corner takes at most five digits. */
const MAX_CHARACTERS = 2 * 5 * MAX_ZONE_CORNERS;

/**
 * Writes a zone for an address: a box as `west,south,east,north`, a drawn area
 * as the differences between its corners, some six characters for each.
 */
export function writeZone(zone: Zone): string {
  if (zone.kind === "box") return writeBox(zone);
  let text = "";
  let before = { latitude: 0, longitude: 0 };
  for (const corner of zone.corners) {
    const rounded = { latitude: toUnits(corner.latitude), longitude: toUnits(corner.longitude) };
    text += writeNumber(rounded.latitude - before.latitude);
    text += writeNumber(rounded.longitude - before.longitude);
    before = rounded;
  }
  return text;
}

/** Reads a zone of an address; undefined if the text is malformed or the zone has no area. */
export function readZone(text: string | null): Zone | undefined {
  if (text === null || text.length > MAX_CHARACTERS) return undefined;
  if (!text.includes(",")) return readCorners(text);
  const box = readBox(text);
  return box && { kind: "box", ...box };
}

/** The smallest box around a zone. */
export function getZoneBounds(zone: Zone): Box {
  if (zone.kind === "box") {
    const { west, south, east, north } = zone;
    return { west, south, east, north };
  }
  const latitudes = zone.corners.map(({ latitude }) => latitude);
  const longitudes = zone.corners.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Whether a point is in a zone; a crossing outline is inside where it winds an odd number of times. */
export function isInZone(zone: Zone, latitude: number, longitude: number): boolean {
  if (zone.kind === "box") {
    const { west, south, east, north } = zone;
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  }
  const { corners } = zone;
  let isInside = false;
  let before = corners[corners.length - 1] as ZonePoint; // at least three
  for (const corner of corners) {
    if (corner.latitude > latitude !== before.latitude > latitude) {
      const share = (latitude - before.latitude) / (corner.latitude - before.latitude);
      if (longitude < before.longitude + share * (corner.longitude - before.longitude)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

function readCorners(text: string): Zone | undefined {
  const numbers = readNumbers(text);
  if (numbers === undefined || numbers.length % 2 === 1) return undefined;
  if (numbers.length < 2 * MIN_ZONE_CORNERS || numbers.length > 2 * MAX_ZONE_CORNERS) return undefined;
  const corners: ZonePoint[] = [];
  let [latitude, longitude] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    latitude += numbers[i] as number;
    longitude += numbers[i + 1] as number;
    if (Math.abs(latitude) > 90 * UNITS_PER_DEGREE || Math.abs(longitude) > 180 * UNITS_PER_DEGREE)
      return undefined;
    corners.push({ latitude: latitude / UNITS_PER_DEGREE, longitude: longitude / UNITS_PER_DEGREE });
  }
  const zone: Zone = { kind: "drawn", corners };
  const { west, south, east, north } = getZoneBounds(zone);
  return west < east && south < north ? zone : undefined;
}

/** Reads all numbers of a text; undefined if one is malformed. */
function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit === -1 || scale > 2 ** 25) return undefined;
    value += (digit % 32) * scale;
    if (digit >= 32) {
      scale *= 32;
    } else {
      numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
      value = 0;
      scale = 1;
    }
  }
  return scale === 1 ? numbers : undefined;
}

/** Writes a whole number, smallest digits first; its lowest bit is the sign. */
function writeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = "";
  while (rest >= 32) {
    text += ALPHABET[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + ALPHABET[rest];
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}
