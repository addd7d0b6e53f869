import type { IndexDescription, SourceKind } from "@lieudit/place-index";
import { type Circle, distanceMetres, type LatLng, type Viewport } from "@lieudit/place-model";

/** Maximum radius of a nearby search, in metres. */
const MAX_RADIUS = 50_000;

/**
 * Returns the area of the newest import of an extract, else that of addresses; feeds only
 * add to their places.
 */
export function startView({ sources }: Pick<IndexDescription, "sources">): Viewport | null {
  const newestOf = (wanted: SourceKind) =>
    sources.find(({ viewport, kind = "places" }) => viewport !== undefined && kind === wanted)?.viewport;
  return newestOf("places") ?? newestOf("addresses") ?? null;
}

/** Returns the circle around a box, up to the maximum of a nearby search. */
export function circleAround(box: Viewport): Circle {
  const center = getCenter(box);
  return { center, radius: Math.min(MAX_RADIUS, Math.max(100, distanceMetres(center, box.high))) };
}

/** Returns the middle of a box, also of one that crosses the antimeridian. */
export function getCenter({ low, high }: Viewport): LatLng {
  const width = high.longitude - low.longitude + (high.longitude < low.longitude ? 360 : 0);
  const longitude = low.longitude + width / 2;
  return {
    latitude: (low.latitude + high.latitude) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
}
