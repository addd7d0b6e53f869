import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ConcurrencyLimiter } from "@lieudit/limits";
import type { CallerAccount } from "@lieudit/place-index";
import { createErrorEnvelope } from "@lieudit/place-model";
import { findApiMethod } from "../http/api-methods.ts";
import { CORS_ANSWER_HEADERS } from "../http/cors.ts";
import { ERROR_HEADERS } from "../http/error-answer.ts";
import type { ApiMetrics } from "../metrics/api-metrics.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";
import type { CallLimiter } from "./call-limiter.ts";
import type { Callers } from "./callers.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { OVERLOAD_ERROR } from "./overload-error.ts";

export interface LoadShedderDeps {
  limiter: CallLimiter;
  callers: Callers;
  settings: { limits?: Limits };
  metrics?: ApiMetrics;
  /** Receives one entry for all calls that were rejected within a second. */
  log: (entry: ApiLogEntry) => void;
  /** Headers of every response of this server. */
  headers?: Headers;
}

/**
 * Rejects API calls under load after reading only their headers. At five times
 * the capacity there are four rejections per accepted call, so rejections must
 * be cheap.
 */
export interface LoadShedder {
  /** Rejects the call if the limiter is full. @returns whether it did */
  shed(request: IncomingMessage, response: ServerResponse): boolean;
  /** Logs the calls that were rejected since the last entry. */
  close(): void;
}

const LOG_MS = 1_000;

/** Creates a load shedder for the API that `limiter` limits. */
export function createLoadShedder({
  limiter: calls,
  callers,
  settings,
  metrics,
  log,
  headers = new Headers(),
}: LoadShedderDeps): LoadShedder {
  const { maxBodyBytes } = settings.limits ?? DEFAULT_LIMITS;
  const fixed = new Headers(headers);
  for (const [name, value] of Object.entries({ ...ERROR_HEADERS, ...CORS_ANSWER_HEADERS }))
    fixed.set(name, value);
  fixed.set("retry-after", String(OVERLOAD_ERROR.retryAfterSeconds));
  const fixedHeaders = [...fixed].flat();
  const [textBefore = "", textAfter = ""] = JSON.stringify(
    createErrorEnvelope(OVERLOAD_ERROR, ID_HERE),
  ).split(ID_HERE);
  /** Calls accepted during this turn of the event loop, which may not have reached their limiter yet. */
  const pending = new Map<ConcurrencyLimiter, number>();
  let rejected: { id: string; calls: number } | undefined;

  function nextRequestId(): string {
    if (rejected === undefined) {
      rejected = { id: randomUUID(), calls: 0 };
      setTimeout(logRejected, LOG_MS).unref();
    }
    rejected.calls += 1;
    return `${rejected.id}-${rejected.calls}`;
  }

  function logRejected(): void {
    if (rejected === undefined) return;
    const { id, calls } = rejected;
    rejected = undefined;
    log({
      requestId: id,
      method: "*",
      path: "/v1/*",
      httpStatus: OVERLOAD_ERROR.httpStatus,
      durationMs: 0,
      calls,
      error: OVERLOAD_ERROR.message,
    });
  }

  return {
    shed(request, response) {
      const { method: verb = "", url = "" } = request;
      if (!url.startsWith("/v1/")) return false;
      const limiter = calls.getFor(findCaller(callers, request));
      const ahead = pending.get(limiter) ?? 0;
      if (!limiter.isFull(ahead)) {
        if (ahead === 0) setImmediate(() => pending.delete(limiter));
        pending.set(limiter, ahead + 1);
        return false;
      }
      if (!isShort(request, maxBodyBytes)) return false;
      const method = findApiMethod(verb, url.split("?", 1)[0]!);
      if (method === null) return false;
      metrics?.shed.add({ reason: "full" });
      metrics?.requests.add({ method, status: OVERLOAD_ERROR.httpStatus });
      metrics?.duration.observe(0, { method });
      const requestId = nextRequestId();
      const text = textBefore + requestId + textAfter;
      response.writeHead(OVERLOAD_ERROR.httpStatus, [
        ...fixedHeaders,
        "content-length",
        String(text.length),
        "x-request-id",
        requestId,
      ]);
      response.end(text);
      return true;
    },
    close: logRejected,
  };
}

/** Placeholder of the request id in the template of the error. */
const ID_HERE = "request-id";

function findCaller(callers: Callers, request: IncomingMessage): CallerAccount | undefined {
  const forwarded = request.headers["x-forwarded-for"];
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": String(forwarded) });
  return callers.find(headers, { incoming: request });
}

/** Whether the body is short, so that the connection can be reused soon. */
function isShort({ headers }: IncomingMessage, maxBodyBytes: number): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= maxBodyBytes;
}

/** Puts `loadShedder` before the request listeners of `server`. */
export function shedLoad(server: Server, loadShedder: LoadShedder): void {
  const listeners = server.rawListeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (loadShedder.shed(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}
