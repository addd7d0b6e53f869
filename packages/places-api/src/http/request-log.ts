import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { PlacesApiDeps, PlacesApiEnv } from "../places-api-deps.ts";
import { asPlacesError } from "./error-answer.ts";

/** Gives each call an id and the log one entry: never the address's parameters, where keys may be. */
export function requestLog({
  log,
  monotonicMs = () => performance.now(),
}: PlacesApiDeps): MiddlewareHandler<PlacesApiEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startMs = monotonicMs();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("x-request-id", requestId);
    log({
      requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      httpStatus: c.res.status,
      durationMs: Math.round(monotonicMs() - startMs),
      ...(c.error !== undefined && c.res.status >= 500 ? { error: causeOf(c.error) } : {}),
    });
  };
}

function causeOf(error: unknown): unknown {
  const known = asPlacesError(error);
  return known.cause ?? known;
}
