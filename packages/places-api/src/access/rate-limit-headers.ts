import type { MiddlewareHandler } from "hono";
import type { PlacesApiEnv } from "./connection.ts";
import { QuotaExceededError } from "./quota-exceeded-error.ts";

/** Names of the headers, as responses spell them. */
export const RATE_LIMIT_HEADERS = "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset";

/**
 * Adds what is left of the key's limit to every response of a call with a limited key: of the
 * minute or the day, whichever has fewer calls left. `RateLimit-Reset` is in seconds.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-03
 */
export const rateLimitHeaders: MiddlewareHandler<PlacesApiEnv> = async (c, next) => {
  await next();
  const quota = c.error instanceof QuotaExceededError ? c.error.quota : c.get("quota");
  if (quota === undefined) return;
  c.res.headers.set("ratelimit-limit", String(quota.limit));
  c.res.headers.set("ratelimit-remaining", String(quota.remaining));
  c.res.headers.set("ratelimit-reset", String(quota.resetSeconds));
};
