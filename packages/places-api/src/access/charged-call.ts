import type { ConcurrencyLimiter } from "@lieudit/limits";
import { PlacesError } from "@lieudit/place-model";
import type { MiddlewareHandler } from "hono";
import { OVERLOADED } from "../limits/overload-error.ts";
import type { PlacesApiEnv } from "../places-api-deps.ts";
import type { AccessCheck } from "./check-access.ts";

/** Rejects calls under load and without access. A call that is rejected later for load is not charged to its key. */
export function chargeCalls(
  limiter: ConcurrencyLimiter,
  assertAccess: AccessCheck,
): MiddlewareHandler<PlacesApiEnv> {
  return async (c, next) => {
    // Before the key is checked, so that overload is reported at once.
    limiter.assertCapacity();
    const charge = await assertAccess(c.req.raw, c.env ?? {});
    c.set("quota", charge?.quota);
    await next();
    if (c.error instanceof PlacesError && c.error.reason === OVERLOADED) charge?.giveBack();
  };
}
