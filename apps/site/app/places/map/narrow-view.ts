import type { FitOptions, MapBounds, MapPosition } from "@lieudit/place-map";

/** Below this width, in pixels, a window gets the narrow picture of the map and this view. */
export const NARROW_WINDOW = "(width < 600px)";

/** This share of the places, at each end of each axis, may lie outside the view. */
const OUTSIDE_SHARE = 0.2;
/** With fewer places, all of them are visible. */
const MIN_PLACES = 20;

/**
 * Returns the initial view of a map of many places in a narrow window: the area with most of them.
 * With the whole region in view, all of them would be a single group.
 */
export function narrowView(
  positions: readonly MapPosition[],
): (FitOptions & { bounds: MapBounds }) | undefined {
  if (positions.length < MIN_PLACES) return undefined;
  const [west, east] = getMiddle(positions.map(({ longitude }) => longitude));
  const [south, north] = getMiddle(positions.map(({ latitude }) => latitude));
  return { bounds: { west, south, east, north }, padding: 40, maxZoom: 12 };
}

function getMiddle(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((one, other) => one - other);
  const cut = Math.round(OUTSIDE_SHARE * (sorted.length - 1));
  return [sorted.at(cut) ?? 0, sorted.at(-1 - cut) ?? 0];
}
