import type { ConcurrencyLimiter } from "@lieudit/limits";
import type { CallerAccount } from "@lieudit/place-index";
import { createRequestLimiter, type RequestLimiterOptions } from "./request-limiter.ts";

/** Limits concurrent calls. Heavy callers have slots of their own, so they take none from the others. */
export interface CallLimiter {
  /** Returns the limiter for the next call of a caller. */
  getFor(caller: CallerAccount | undefined): ConcurrencyLimiter;
}

/** @param options limits of both kinds of callers, each */
export function createCallLimiter(options: RequestLimiterOptions): CallLimiter {
  const light = createRequestLimiter(options);
  const heavy = createRequestLimiter(options);
  return { getFor: (caller) => (caller?.isHeavy() ? heavy : light) };
}
