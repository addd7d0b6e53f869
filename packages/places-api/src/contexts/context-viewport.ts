import type { LatLng, Viewport } from "@lieudit/place-model";

/** Margin around a single point, in degrees: about 500 m. */
const MIN_DEGREES = 0.005;

/**
 * Returns the smallest rectangle that contains all points, across the antimeridian if that is
 * smaller. Undefined without points.
 */
export function viewportAround(points: readonly LatLng[]): Viewport | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const { west, east } = getLongitudeRange(points);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  const padLatitude = padding(north - south);
  const padLongitude = padding(west <= east ? east - west : east - west + 360);
  return {
    low: point(Math.max(-90, south - padLatitude), west - padLongitude),
    high: point(Math.min(90, north + padLatitude), east + padLongitude),
  };
}

/** Returns the range of longitudes that excludes the widest gap between neighbours. */
function getLongitudeRange(points: readonly LatLng[]): { west: number; east: number } {
  const sorted = points.map(({ longitude }) => longitude).sort((a, b) => a - b);
  let widest = { gap: Number.NEGATIVE_INFINITY, west: 0, east: 0 };
  for (const [index, west] of sorted.entries()) {
    const isFirst = index === 0;
    // The gap before the first one wraps around from the last one.
    const before = isFirst ? (sorted.at(-1) ?? west) - 360 : (sorted[index - 1] ?? west);
    if (west - before > widest.gap) {
      widest = { gap: west - before, west, east: isFirst ? before + 360 : before };
    }
  }
  return widest;
}

function padding(degrees: number): number {
  return Math.max(0, (MIN_DEGREES - degrees) / 2);
}

function point(latitude: number, longitude: number): LatLng {
  const turned = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(turned.toFixed(6)) };
}
