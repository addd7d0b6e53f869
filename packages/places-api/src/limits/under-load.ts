import type { PlacesApiDeps } from "../places-api-deps.ts";
import { besideEnd } from "../search/beside-end.ts";
import { gatedPlaces } from "./gated-places.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { createLoadGate, type LoadGate } from "./load-gate.ts";

/** The same dependencies with the index behind a gate, as wide as the settings say. */
export function underLoad<Deps extends Pick<PlacesApiDeps, "places" | "settings" | "gate" | "metrics">>(
  deps: Deps,
): { deps: Deps; gate: LoadGate } {
  const { load } = deps.settings.limits ?? DEFAULT_LIMITS;
  const gate =
    deps.gate ?? createLoadGate({ ...load, onShed: (reason) => deps.metrics?.shed.add({ reason }) });
  return { deps: { ...deps, places: gatedPlaces(besideEnd(deps.places), gate) }, gate };
}
