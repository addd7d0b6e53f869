import type { LocationArea } from "@lieudit/place-model";
import { getCallerAddress } from "../access/caller.ts";
import type { Connection } from "../access/connection.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** Names what a search was biased to: the request, the caller's address, or nothing. */
export const BIAS_HEADER = "x-location-bias";

/** The bias of a search, and where it comes from. */
export interface CallerBias {
  area: LocationArea | undefined;
  source: "request" | "address" | "none";
}

/** Chooses the bias of a search: that of the request, else the area of the caller's address. */
export function chooseBias(
  { locationBias, locationRestriction }: { locationBias?: LocationArea; locationRestriction?: unknown },
  request: Request,
  connection: Connection,
  { locateAddress, settings }: Pick<PlacesApiDeps, "locateAddress" | "settings">,
): CallerBias {
  if (locationBias !== undefined || locationRestriction !== undefined) {
    return { area: locationBias, source: "request" };
  }
  const address = getCallerAddress(request.headers, connection, settings.trustedProxies);
  const area = address === undefined ? null : (locateAddress?.(address) ?? null);
  return area === null ? { area: undefined, source: "none" } : { area, source: "address" };
}
