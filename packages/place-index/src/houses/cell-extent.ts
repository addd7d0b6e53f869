import type { LatLng, Viewport } from "@lieudit/place-model";
import { CELL_SIZES, getCellCorner } from "../geo/cells.ts";

/** A small cell has 125 of them to each side, some 18 metres: four sides fit into 28 bits. */
const UNITS_PER_DEGREE = 125 / CELL_SIZES.small;
const MAX_UNIT = 127;
/** Covers rounding, and positions that a cell's edge holds by a hair. */
const TOLERANCE = 2 / UNITS_PER_DEGREE;

/** Packs the box around positions in a small cell as a whole number. */
export function packExtent(cell: number, locations: readonly LatLng[]): number {
  const corner = getCellCorner(cell, "small");
  const latitudes = locations.map(({ latitude }) => toUnits(latitude - corner.latitude));
  const longitudes = locations.map(({ longitude }) => toUnits(toWest(longitude) - corner.longitude));
  const sides = [latitudes, longitudes].flatMap((all) => [Math.min(...all), Math.max(...all)]);
  return sides.reduce((packed, side) => packed * (MAX_UNIT + 1) + side, 0);
}

/** Whether the box that `packExtent` packed may meet `box`. */
export function mayMeet(cell: number, packed: number, { low, high }: Viewport): boolean {
  const corner = getCellCorner(cell, "small");
  const readSide = (place: number) =>
    (Math.floor(packed / (MAX_UNIT + 1) ** place) % (MAX_UNIT + 1)) / UNITS_PER_DEGREE;
  return (
    corner.latitude + readSide(3) - TOLERANCE <= high.latitude &&
    corner.latitude + readSide(2) + TOLERANCE >= low.latitude &&
    corner.longitude + readSide(1) - TOLERANCE <= high.longitude &&
    corner.longitude + readSide(0) + TOLERANCE >= low.longitude
  );
}

function toUnits(degrees: number): number {
  return Math.min(MAX_UNIT, Math.max(0, Math.round(degrees * UNITS_PER_DEGREE)));
}

/** The antimeridian has its cell in the first column. */
export function toWest(longitude: number): number {
  return longitude === 180 ? -180 : longitude;
}
