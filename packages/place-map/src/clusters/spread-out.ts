/** A marker that is drawn beside where it is, in pixels. */
export interface Offset {
  x: number;
  y: number;
}

const AT_HOME: Offset = { x: 0, y: 0 };
/** Pixels from the place to each of the markers around it: two of them side by side can be hit. */
const RING_PIXELS = 22;

/**
 * Moves markers of the very same place apart, in a ring around it: no zoom
 * would ever part them.
 *
 * @param locations of what is shown, as `latitude longitude` or any other key of a place.
 * @returns an offset for each, none for a marker that is alone.
 */
export function spreadOut(locations: readonly string[]): Offset[] {
  const groups = new Map<string, number[]>();
  for (const [index, location] of locations.entries()) {
    groups.set(location, [...(groups.get(location) ?? []), index]);
  }
  return locations.map((location, index) => {
    const group = groups.get(location) ?? [];
    if (group.length < 2) return AT_HOME;
    const turn = (2 * Math.PI * group.indexOf(index)) / group.length - Math.PI / 2;
    // A larger ring where more stand in it.
    const radius = Math.max(RING_PIXELS, (RING_PIXELS * group.length) / Math.PI);
    return { x: Math.round(radius * Math.cos(turn)), y: Math.round(radius * Math.sin(turn)) };
  });
}
