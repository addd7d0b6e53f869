import { distanceMetres, type LatLng } from "@lieudit/place-model";

/**
 * Splits rows of one name into groups of what lies together: each row joins
 * the first group whose first row is within `maxMetres`. The order of rows
 * decides, so sort them first.
 */
export function groupNear<Row extends { location: LatLng }>(
  rows: readonly Row[],
  maxMetres: number,
): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const home = groups.find(([first]) => first && distanceMetres(first.location, row.location) <= maxMetres);
    if (home !== undefined) home.push(row);
    else if (groups.length < MAX_GROUPS) groups.push([row]);
  }
  return groups;
}

/** One name many times in one town is a forged file; comparing takes time in the square. */
const MAX_GROUPS = 200;
