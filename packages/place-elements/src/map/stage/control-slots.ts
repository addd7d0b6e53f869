/**
 * The corners of a map in the order of `ControlPosition`, each with its edge and
 * its place along it. Positions from 1 are physical, as on a page that is read
 * from left to right; those from 14 are logical.
 */
export const CORNERS = [
  "block-start-inline-start",
  "block-start-inline-center",
  "block-start-inline-end",
  "inline-start-block-center",
  "inline-start-block-start",
  "inline-start-block-end",
  "inline-end-block-start",
  "inline-end-block-center",
  "inline-end-block-end",
  "block-end-inline-start",
  "block-end-inline-center",
  "block-end-inline-end",
  "center",
];

/** The slots of the elements at the edges of a map. */
export const CONTROL_SLOTS: readonly string[] = CORNERS.map(getControlSlot);

/** Returns the slot of a corner, the same on a map and on `gmp-map`. */
export function getControlSlot(corner: string): string {
  return `control-${corner}`;
}
