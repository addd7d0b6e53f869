import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { errorEnvelope } from "@lieudit/place-model";
import { apiMethodOf } from "../http/api-methods.ts";
import { CORS_ANSWER_HEADERS } from "../http/cors.ts";
import { ERROR_HEADERS } from "../http/error-answer.ts";
import type { ApiMetrics } from "../metrics/api-metrics.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import type { LoadGate } from "./load-gate.ts";
import { NO_ROOM } from "./refusal.ts";

export interface DoorDeps {
  gate: LoadGate;
  settings: { limits?: Limits };
  metrics?: ApiMetrics;
  /** Gets one entry for all calls that were refused within a second. */
  log: (entry: ApiLogEntry) => void;
  /** Headers that every answer of this server has. */
  headers?: Headers;
}

/**
 * Refuses calls of the API for which there is no room while nothing but their
 * headers is read. Five times as many calls as can be answered are four
 * refusals for each answer: what a refusal costs is taken from the answers.
 */
export interface Door {
  /** @returns whether the call is refused, and answered so. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean;
  /** Logs what was refused since the last entry. */
  close(): void;
}

const LOG_MS = 1_000;

/** The door before the API that `gate` guards. */
export function createDoor({ gate, settings, metrics, log, headers = new Headers() }: DoorDeps): Door {
  const { maxBodyBytes } = settings.limits ?? DEFAULT_LIMITS;
  const fixed = new Headers(headers);
  for (const [name, value] of Object.entries({ ...ERROR_HEADERS, ...CORS_ANSWER_HEADERS }))
    fixed.set(name, value);
  fixed.set("retry-after", String(NO_ROOM.retryAfterSeconds));
  const fixedHeaders = [...fixed].flat();
  const [textBefore = "", textAfter = ""] = JSON.stringify(errorEnvelope(NO_ROOM, ID_HERE)).split(ID_HERE);
  /** Calls that were let in during this turn of the event loop, and may not have come to the gate yet. */
  let coming = 0;
  let refused: { id: string; calls: number } | undefined;

  function nextRequestId(): string {
    if (refused === undefined) {
      refused = { id: randomUUID(), calls: 0 };
      setTimeout(logRefused, LOG_MS).unref();
    }
    refused.calls += 1;
    return `${refused.id}-${refused.calls}`;
  }

  function logRefused(): void {
    if (refused === undefined) return;
    const { id, calls } = refused;
    refused = undefined;
    log({
      requestId: id,
      method: "*",
      path: "/v1/*",
      httpStatus: NO_ROOM.httpStatus,
      durationMs: 0,
      calls,
      error: NO_ROOM.message,
    });
  }

  return {
    refuses(request, response) {
      const { method: verb = "", url = "" } = request;
      if (!url.startsWith("/v1/")) return false;
      if (!gate.isFull(coming)) {
        if (coming === 0) setImmediate(() => (coming = 0));
        coming += 1;
        return false;
      }
      if (!isShort(request, maxBodyBytes)) return false;
      const method = apiMethodOf(verb, url.split("?", 1)[0]!);
      if (method === null) return false;
      metrics?.shed.add({ reason: "full" });
      metrics?.requests.add({ method, status: NO_ROOM.httpStatus });
      metrics?.duration.observe(0, { method });
      const requestId = nextRequestId();
      const text = textBefore + requestId + textAfter;
      response.writeHead(NO_ROOM.httpStatus, [
        ...fixedHeaders,
        "content-length",
        String(text.length),
        "x-request-id",
        requestId,
      ]);
      response.end(text);
      return true;
    },
    close: logRefused,
  };
}

/** Where the template of a refusal has its id. */
const ID_HERE = "request-id";

/** Whether the rest of the request is soon here, so that the connection is good for a next one. */
function isShort({ headers }: IncomingMessage, maxBodyBytes: number): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= maxBodyBytes;
}

/** Lets `door` see each call before those who answer it. */
export function putDoor(server: Server, door: Door): void {
  const answering = server.rawListeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (door.refuses(request, response)) return;
    for (const answer of answering) answer.call(server, request, response);
  });
}
