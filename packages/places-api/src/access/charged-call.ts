import { PlacesError } from "@lieudit/place-model";
import type { MiddlewareHandler } from "hono";
import type { LoadGate } from "../limits/load-gate.ts";
import { OVERLOADED } from "../limits/refusal.ts";
import type { PlacesApiEnv } from "../places-api-deps.ts";
import type { AccessCheck } from "./check-access.ts";

/** Lets a call on that there is room for and that may be made; one that is shed further on costs its key nothing. */
export function chargedCall(gate: LoadGate, assertAccess: AccessCheck): MiddlewareHandler<PlacesApiEnv> {
  return async (c, next) => {
    // Before the key is looked at: whoever is shed hears of it at once.
    gate.assertRoom();
    const charge = await assertAccess(c.req.raw, c.env ?? {});
    await next();
    if (c.error instanceof PlacesError && c.error.reason === OVERLOADED) charge?.giveBack();
  };
}
