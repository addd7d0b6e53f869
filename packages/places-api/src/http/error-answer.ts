import { PlaceIndexError } from "@lieudit/place-index";
import { PlacesError } from "@lieudit/place-model";

/** Any failure as the protocol's error: what is not ours to tell becomes a plain sentence. */
export function asPlacesError(error: unknown): PlacesError {
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

/** The `google.rpc` envelope of `error`. */
export function errorAnswer(error: PlacesError, requestId: string): Response {
  const headers = new Headers({
    "content-type": "application/json; charset=UTF-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  if (error.retryAfterSeconds !== undefined) headers.set("retry-after", String(error.retryAfterSeconds));
  return new Response(
    JSON.stringify({
      error: {
        code: error.httpStatus,
        message: error.message,
        status: error.status,
        details: detailsOf(error, requestId),
      },
    }),
    { status: error.httpStatus, headers },
  );
}

function detailsOf(error: PlacesError, requestId: string): object[] {
  const details: object[] = [];
  if (error.reason !== undefined) {
    details.push({
      "@type": "type.googleapis.com/google.rpc.ErrorInfo",
      reason: error.reason,
      domain: "lieudit",
      ...(error.metadata === undefined ? {} : { metadata: error.metadata }),
    });
  }
  if (error.fieldViolations.length > 0) {
    details.push({
      "@type": "type.googleapis.com/google.rpc.BadRequest",
      fieldViolations: error.fieldViolations,
    });
  }
  details.push({ "@type": "type.googleapis.com/google.rpc.RequestInfo", requestId });
  return details;
}
