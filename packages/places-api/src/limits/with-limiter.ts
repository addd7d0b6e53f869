import type { ConcurrencyLimiter } from "@lieudit/limits";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { withAreaEndings } from "../search/beside-end.ts";
import { limitPlaces } from "./limit-places.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { createRequestLimiter } from "./request-limiter.ts";

/** Returns the dependencies with an index whose concurrent queries are limited by the settings. */
export function withLimiter<Deps extends Pick<PlacesApiDeps, "places" | "settings" | "limiter" | "metrics">>(
  deps: Deps,
): { deps: Deps; limiter: ConcurrencyLimiter } {
  const { load } = deps.settings.limits ?? DEFAULT_LIMITS;
  const limiter =
    deps.limiter ??
    createRequestLimiter({ ...load, onReject: (reason) => deps.metrics?.shed.add({ reason }) });
  return { deps: { ...deps, places: limitPlaces(withAreaEndings(deps.places), limiter) }, limiter };
}
