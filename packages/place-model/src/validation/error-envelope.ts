import type { PlacesError } from "../places-error.ts";

/** The `google.rpc` envelope of an error. `requestId` lets an operator find the call in the log. */
export interface ErrorEnvelope {
  /** `code` is the HTTP status, `status` that of the protocol. */
  error: { code: number; message: string; status: string; details: readonly object[] };
}

/** Creates the body of the answer that tells a caller of `error`. `cause` stays inside. */
export function createErrorEnvelope(error: PlacesError, requestId?: string): ErrorEnvelope {
  return {
    error: {
      code: error.httpStatus,
      message: error.message,
      status: error.status,
      details: listDetails(error, requestId),
    },
  };
}

function listDetails(error: PlacesError, requestId: string | undefined): object[] {
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
  if (requestId !== undefined) {
    details.push({ "@type": "type.googleapis.com/google.rpc.RequestInfo", requestId });
  }
  return details;
}
