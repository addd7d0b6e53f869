import { type MessageShape, PlacesError, readAnswer } from "@lieudit/place-model";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { readErrorResponse } from "./error-from-response.ts";
import { fetchOnHost } from "./fetch-on-host.ts";
import type { PlacesClientOptions } from "./places-client.ts";
import { readResponseJson } from "./response-json.ts";
import { isWorthRetrying, retryDelayMs } from "./retry.ts";
import { untilAborted } from "./until-aborted.ts";

/** One request of the protocol before it has an address, a key and a deadline. */
export interface Call {
  /** Below `/v1/`; default: the method of all places that has the call's name. */
  path?: string;
  query?: Record<string, string | undefined>;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: object;
  fieldMask?: string;
  signal?: AbortSignal | undefined;
}

/** A timer that goes off later than this, in milliseconds, says that its thread was blocked. */
const BUSY_MS = 50;

/** @param name the shape of its answer is what the answer is read by */
export type Caller<Name extends string> = <Answer extends object>(name: Name, call: Call) => Promise<Answer>;

/** Turns a `Call` into an answer: address, key, deadline, retries and the breaker live here. */
export function createCaller<Name extends string>(
  shapes: Readonly<Record<Name, MessageShape>>,
  options: PlacesClientOptions,
): Caller<Name> {
  const base = baseAddress(options);
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const timeoutMs = options.timeoutMs ?? 3_000;
  const maxAttempts = options.maxAttempts ?? 3;
  const maxBytes = options.maxAnswerBytes ?? 4 * 1024 * 1024;
  const now = options.now ?? (() => performance.now());
  const random = options.random ?? Math.random;
  const breaker = createCircuitBreaker(now);

  return async <Answer extends object>(name: Name, call: Call): Promise<Answer> => {
    call.signal?.throwIfAborted();
    breaker.refuseWhenOpen();
    const started = now();
    let attempts = 0;
    const report = (error: PlacesError | null) =>
      options.onCall?.({ call: name, durationMs: now() - started, attempts, error });
    let deadline = now() + timeoutMs;
    const stop = new AbortController();
    const onAbort = () => stop.abort(call.signal?.reason);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMoreTime = false;
    const tooLate = () => {
      // A page that was busy could not read an answer that may be there: it gets the time once more.
      if (!hasMoreTime && now() - deadline > BUSY_MS) {
        hasMoreTime = true;
        deadline = now() + timeoutMs;
        timer = setTimeout(tooLate, timeoutMs);
        return;
      }
      stop.abort(
        new PlacesError(
          "DEADLINE_EXCEEDED",
          `The places server did not answer within ${timeoutMs} ms; try again in a moment.`,
        ),
      );
    };
    call.signal?.addEventListener("abort", onAbort, { once: true });
    timer = setTimeout(tooLate, timeoutMs);
    try {
      for (let attempt = 1; ; attempt++) {
        attempts = attempt;
        try {
          // A fetch that was given in may not heed its signal.
          const answer = await untilAborted(runAttempt<Answer>(name, call, stop.signal), stop.signal);
          breaker.succeeded();
          report(null);
          return answer;
        } catch (error) {
          stop.signal.throwIfAborted();
          const failure = asPlacesError(error);
          const delayMs = retryDelayMs(attempt, failure.retryAfterSeconds, random());
          const isLast = attempt >= maxAttempts || now() + delayMs >= deadline;
          if (isLast || !isWorthRetrying(failure)) throw failure;
          await pause(delayMs, stop.signal);
        }
      }
    } catch (error) {
      // A reader who turned away says nothing about the server's health.
      if (call.signal?.aborted) {
        report(null);
        throw error;
      }
      report(asPlacesError(error));
      breaker.failed(error);
      throw error;
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", onAbort);
    }
  };

  async function runAttempt<Answer extends object>(
    name: Name,
    call: Call,
    signal: AbortSignal,
  ): Promise<Answer> {
    const start = buildUrl(name, call);
    const answer = await fetchOnHost(send, (address) => buildRequest(call, address, signal), start);
    const body = await readResponseJson(answer, maxBytes);
    if (!answer.ok) throw readErrorResponse(answer, body);
    // The value was checked against the shape of the response, which is the type of the method.
    return readAnswer(shapes[name], body) as Answer;
  }

  function buildUrl(name: Name, call: Call): URL {
    const address = new URL(`${base}/v1/${call.path ?? `places:${name}`}`);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    // In the address of a GET the mask needs no preflight, and two masks are two entries of a cache.
    if (call.body === undefined && call.fieldMask) address.searchParams.set("$fields", call.fieldMask);
    if (options.keyIn === "query" && options.key) address.searchParams.set("key", options.key);
    return address;
  }

  function buildRequest(call: Call, address: URL, signal: AbortSignal): Request {
    const headers = new Headers();
    if (options.keyIn !== "query" && options.key) {
      if (/[^ -~]/.test(options.key)) {
        throw new PlacesError(
          "INVALID_ARGUMENT",
          "The API key has characters that an HTTP header cannot carry; copy it again.",
          { reason: "API_KEY_INVALID" },
        );
      }
      headers.set("x-goog-api-key", options.key);
    }
    const init: RequestInit = { headers, signal, redirect: "manual" };
    if (call.body !== undefined) {
      headers.set("content-type", "application/json");
      if (call.fieldMask) headers.set("x-goog-fieldmask", call.fieldMask);
      init.method = "POST";
      init.body = JSON.stringify(call.body);
    }
    return new Request(address, init);
  }
}

function baseAddress({ baseUrl, fetch: ownFetch }: PlacesClientOptions): string {
  // An in-process fetch needs some host in its addresses; this one never resolves.
  const here = globalThis.location?.origin ?? (ownFetch ? "http://places.invalid" : undefined);
  // A frame that has no address of its own, such as one of `srcdoc`, says that its origin is "null".
  const base = here === "null" ? undefined : here;
  const address = URL.canParse(baseUrl, base) ? new URL(baseUrl, base) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      `The places server's address "${baseUrl}" is not an http or https address; give one such as https://lieux.example.`,
    );
  }
  return address.origin + address.pathname.replace(/\/+$/, "");
}

function asPlacesError(error: unknown): PlacesError {
  if (error instanceof PlacesError) return error;
  return new PlacesError(
    "UNAVAILABLE",
    "The places server could not be reached or broke off its answer; check the connection and try again.",
    { reason: "NETWORK", cause: error },
  );
}

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await untilAborted(
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, delayMs);
      }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}
