import type { PlacesError } from "@lieudit/place-model";

interface GeocodeErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number | undefined;
  /** Methods that the address has, for the header `Allow` of a 405. */
  allow?: string;
}

/** An error in the format of open geocoders: `{"code", "message", "detail"}`. */
export class GeocodeError extends Error {
  override readonly name = "GeocodeError";
  readonly httpStatus: number;
  /** One entry for each invalid parameter, `q: required …`. */
  readonly detail: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string | undefined;
  constructor(
    httpStatus: number,
    message: string,
    detail: readonly string[] = [],
    { retryAfterSeconds, allow, ...options }: GeocodeErrorOptions = {},
  ) {
    super(message, options);
    this.httpStatus = httpStatus;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
    this.allow = allow;
  }
}

/** Converts an error of the places API to this protocol: an invalid key, a busy index. */
export function toGeocodeError(error: PlacesError): GeocodeError {
  const { httpStatus, message, reason, retryAfterSeconds } = error;
  return new GeocodeError(httpStatus, message, reason === undefined ? [] : [reason], {
    cause: error.cause ?? error,
    retryAfterSeconds,
  });
}

/** Returns the response for an error; `toBody` gives it another form. */
export function toGeocodeErrorResponse(error: GeocodeError, toBody = toOwnBody): Response {
  const { httpStatus, retryAfterSeconds, allow } = error;
  const text = JSON.stringify(toBody(error));
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  if (allow !== undefined) headers.set("allow", allow);
  return new Response(text, { status: httpStatus, headers });
}

function toOwnBody({ httpStatus, message, detail }: GeocodeError): unknown {
  return { code: httpStatus, message, detail };
}
