import type { PlacesApiDeps } from "../places-api-deps.ts";
import { withAreaEndings } from "../search/beside-end.ts";
import { type CallLimiter, createCallLimiter } from "./call-limiter.ts";
import { Callers } from "./callers.ts";
import { limitPlaces } from "./limit-places.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

/** What limits the calls of an app. */
export interface AppLimits {
  limiter: CallLimiter;
  callers: Callers;
}

type LimitedDeps = Pick<PlacesApiDeps, "places" | "settings" | "limiter" | "callers" | "metrics">;

/** Returns the dependencies with an index whose concurrent queries are limited by the settings. */
export function withLimiter<Deps extends LimitedDeps>(deps: Deps): { deps: Deps; limits: AppLimits } {
  const { load } = deps.settings.limits ?? DEFAULT_LIMITS;
  const limiter =
    deps.limiter ?? createCallLimiter({ ...load, onReject: (reason) => deps.metrics?.shed.add({ reason }) });
  const callers = deps.callers ?? new Callers(deps.settings);
  return {
    deps: { ...deps, places: limitPlaces(withAreaEndings(deps.places), limiter) },
    limits: { limiter, callers },
  };
}
