import {
  type ConcurrencyLimiter,
  type ConcurrencyLimits,
  createConcurrencyLimiter,
  type RejectionReason,
} from "@lieudit/limits";
import { OVERLOAD_ERROR } from "./overload-error.ts";

export interface RequestLimiterOptions extends ConcurrencyLimits {
  onReject?: (reason: RejectionReason) => void;
}

/** Creates a concurrency limiter that rejects with the protocol's error for an overloaded server. */
export function createRequestLimiter({ onReject, ...limits }: RequestLimiterOptions): ConcurrencyLimiter {
  return createConcurrencyLimiter({
    ...limits,
    createError(reason) {
      onReject?.(reason);
      return OVERLOAD_ERROR;
    },
  });
}
