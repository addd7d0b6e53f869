import type { LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import type { LocationBias } from "../places/search-request.ts";

/** Bounds of any class, or a literal. */
export type BoundsInput = LatLngBoundsLiteral | { toJSON(): LatLngBoundsLiteral };

/** An area to prefer, also a circle of another class than ours. */
export type BiasInput = LocationBias | BoundsInput | { getCenter(): unknown; getRadius(): number };
