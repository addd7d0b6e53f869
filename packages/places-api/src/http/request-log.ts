import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { PlacesApiEnv } from "../access/connection.ts";
import { OVERLOAD_ERROR } from "../limits/overload-error.ts";
import type { ApiLogEntry, PlacesApiDeps } from "../places-api-deps.ts";
import { findApiMethod } from "./api-methods.ts";
import { toPlacesError } from "./error-answer.ts";

/**
 * Creates middleware that gives each call an id, logs it and records its metrics. Query
 * parameters are not logged, because they may contain keys.
 */
export function createRequestLog({
  log,
  metrics,
  monotonicMs = () => performance.now(),
}: PlacesApiDeps): MiddlewareHandler<PlacesApiEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startMs = monotonicMs();
    c.set("requestId", requestId);
    metrics?.inFlight.add(1);
    await next();
    metrics?.inFlight.add(-1);
    c.res.headers.set("x-request-id", requestId);
    const durationMs = monotonicMs() - startMs;
    const method = findApiMethod(c.req.method, c.req.path) ?? "Other";
    metrics?.requests.add({ method, status: c.res.status });
    metrics?.duration.observe(durationMs / 1_000, { method });
    log({
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      httpStatus: c.res.status,
      durationMs: Math.round(durationMs),
      ...(c.error !== undefined && c.res.status >= 500 ? { error: getCause(c.error) } : {}),
    });
  };
}

/** Returns the path to log. Context tokens are masked, because they contain a person's position and search. */
function loggedPath(path: string): string {
  return (
    path
      .replace(/^(\/v1\/contexts\/).+/s, "$1{contextToken}")
      .slice(0, 200)
      // The cut may leave half of a surrogate pair.
      .toWellFormed()
      // Control characters and text direction overrides could disguise the path in a terminal.
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent)
  );
}

function getCause(error: unknown): unknown {
  // All overloaded calls share this error object, so its stack trace does not describe the call.
  if (error === OVERLOAD_ERROR) return OVERLOAD_ERROR.message;
  const known = toPlacesError(error);
  return known.cause ?? known;
}

/** Formats an entry as one line of JSON. Line breaks are escaped, so that callers cannot forge entries. */
export function formatLogEntry({ error, ...entry }: ApiLogEntry, time: Date): string {
  const failure = error === undefined ? {} : { error: error instanceof Error ? error.stack : String(error) };
  return JSON.stringify({ time: time.toISOString(), ...entry, ...failure });
}
