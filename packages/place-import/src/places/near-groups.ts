import { distanceMetres, type LatLng } from "@lieudit/place-model";

/**
 * Splits rows with one name into groups of nearby rows. Each row joins the first group
 * whose first row is within `maxMetres`, so sort the rows first.
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

/** Limit for forged files: comparing takes quadratic time. */
const MAX_GROUPS = 200;
