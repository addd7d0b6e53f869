import { runWithSources } from "@lieudit/place-index";
import { PlacesError } from "@lieudit/place-model";
import type { MiddlewareHandler } from "hono";
import { findApiMethod } from "../http/api-methods.ts";
import { allowSharedCaching } from "../http/shared-caching.ts";
import { setRequestAccount } from "../limits/callers.ts";
import { OVERLOADED } from "../limits/overload-error.ts";
import type { AppLimits } from "../limits/with-limiter.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { AccessCheck } from "./check-access.ts";
import type { PlacesApiEnv } from "./connection.ts";

/**
 * Rejects calls under load and without access. The others see the private sources of their key. A call that is
 * rejected later for load is not charged to its key.
 */
export function chargeCalls(
  { limiter, callers }: AppLimits,
  assertAccess: AccessCheck,
  { settings: { apiAccess }, locateAddress }: Pick<PlacesApiDeps, "settings" | "locateAddress">,
): MiddlewareHandler<PlacesApiEnv> {
  return async (c, next) => {
    const caller = callers.find(c.req.raw.headers, c.env ?? {});
    setRequestAccount(c.req.raw, caller);
    // Before the key is checked, so that overload is reported at once.
    limiter.getFor(caller).assertCapacity();
    const charge = await assertAccess(c.req.raw, c.env ?? {});
    c.set("quota", charge?.quota);
    const sources = charge?.sources ?? [];
    await runWithSources(sources, next);
    // A cache keeps nothing that another key may not see.
    if (sources.length > 0) c.header("cache-control", "private, no-store");
    else if (charge === null && apiAccess === "open") {
      const { pathname, searchParams } = new URL(c.req.url);
      const method = findApiMethod(c.req.method, pathname, searchParams);
      allowSharedCaching(c.req.raw, method, c.res, locateAddress !== undefined);
    }
    if (c.error instanceof PlacesError && c.error.reason === OVERLOADED) charge?.giveBack();
  };
}
