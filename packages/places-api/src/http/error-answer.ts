import { PlaceIndexError } from "@lieudit/place-index";
import { createErrorEnvelope, PlacesError } from "@lieudit/place-model";
import { KeyStoreError } from "../keys/key-file.ts";

/** Converts any error to the protocol's. Internal errors become a generic message. */
export function toPlacesError(error: unknown): PlacesError {
  if (error instanceof PlacesError) return error;
  if (error instanceof PlaceIndexError) {
    return new PlacesError(
      "UNAVAILABLE",
      "The places cannot be read at the moment; try again in a few seconds.",
      {
        cause: error,
        retryAfterSeconds: 5,
      },
    );
  }
  if (error instanceof KeyStoreError) {
    return new PlacesError(
      "UNAVAILABLE",
      "The key cannot be checked at the moment; try again in a few seconds.",
      { cause: error, retryAfterSeconds: 5 },
    );
  }
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new PlacesError("DEADLINE_EXCEEDED", "The search took too long; try again or ask for less.", {
      cause: error,
    });
  }
  if (error instanceof DOMException && error.name === "AbortError") {
    return new PlacesError("CANCELLED", "The caller broke off the call.", { cause: error });
  }
  return new PlacesError(
    "INTERNAL",
    "The server failed to answer; try again, and give the operator the request id if it goes on.",
    { cause: error },
  );
}

/** Headers of every error response. */
export const ERROR_HEADERS = {
  "content-type": "application/json; charset=UTF-8",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** Returns the error response with the `google.rpc` envelope. */
export function toErrorResponse(error: PlacesError, requestId: string): Response {
  const text = JSON.stringify(createErrorEnvelope(error, requestId));
  const headers = new Headers({
    ...ERROR_HEADERS,
    // A known length keeps it uncompressed: compression would dominate the cost of a rejection.
    "content-length": String(Buffer.byteLength(text)),
  });
  if (error.retryAfterSeconds !== undefined) headers.set("retry-after", String(error.retryAfterSeconds));
  return new Response(text, { status: error.httpStatus, headers });
}
