/** Status names of `google.rpc.Code` that the places protocol uses, with their HTTP status. */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type PlacesStatus = keyof typeof HTTP_STATUS;

export interface FieldViolation {
  /** Path of the invalid field, such as `locationBias.circle.radius`. */
  field: string;
  /** What is wrong with it. */
  description: string;
}

export interface PlacesErrorOptions extends ErrorOptions {
  /** `google.rpc.ErrorInfo.reason`, for example `API_KEY_INVALID`. */
  reason?: string | undefined;
  /** Facts about `reason`. */
  metadata?: Record<string, string> | undefined;
  /** The invalid fields of a request. */
  fieldViolations?: FieldViolation[];
  /** HTTP status if it differs from that of the code, for example 413 or 415. */
  httpStatus?: number;
  /** Seconds until a retry makes sense. */
  retryAfterSeconds?: number | undefined;
}

/**
 * The error of the places protocol on the server, in the client and in the widgets. `status` tells
 * its kind.
 */
export class PlacesError extends Error {
  override readonly name = "PlacesError";
  /** Kind of the error; distinguish errors by it. */
  readonly status: PlacesStatus;
  /** The HTTP status of `status`. */
  readonly httpStatus: number;
  /** More precise than `status`, such as `API_KEY_INVALID`. */
  readonly reason: string | undefined;
  /** Facts about `reason`. */
  readonly metadata: Record<string, string> | undefined;
  /** The invalid fields of a request. */
  readonly fieldViolations: readonly FieldViolation[];
  /** When to try again, if the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: PlacesStatus, message: string, options: PlacesErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = status;
    this.httpStatus = options.httpStatus ?? HTTP_STATUS[status];
    this.reason = options.reason;
    this.metadata = options.metadata;
    this.fieldViolations = options.fieldViolations ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
