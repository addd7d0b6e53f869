import type { FitOptions, MapBounds, MapPosition } from "@lieudit/place-map";

/** Below that width, in pixels, a window gets the narrow picture of a map, and this view. */
export const NARROW_WINDOW = "(width < 600px)";

/** Of the places, sorted by where they are, this share at each end may lie outside. */
const OUTSIDE_SHARE = 0.2;
/** Fewer places are all shown: each of them may be the one. */
const MIN_PLACES = 20;

/**
 * What a map of many places shows at first in a narrow window: where most of
 * them are. All of them would be one heap of a region that is as wide as a
 * phone; who wants the others moves the map.
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
