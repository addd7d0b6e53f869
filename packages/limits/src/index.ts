export {
  type ConcurrencyLimiter,
  type ConcurrencyLimits,
  createConcurrencyLimiter,
  type RejectionReason,
} from "./concurrency-limiter.ts";
export {
  createMemoryCounter,
  createRateLimiter,
  type RateCounter,
  type RateLimiter,
} from "./rate-limiter.ts";
export { TimeoutError, withTimeout } from "./with-timeout.ts";
