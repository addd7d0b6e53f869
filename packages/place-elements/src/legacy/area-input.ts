import type { LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import type { LocationBias } from "../places/search-request.ts";

/** Bounds as pages give them: an object that says its sides, or the sides. */
export type BoundsInput = LatLngBoundsLiteral | { toJSON(): LatLngBoundsLiteral };

/** What a search may be drawn to, also a circle of another class than ours. */
export type BiasInput = LocationBias | BoundsInput | { getCenter(): unknown; getRadius(): number };
