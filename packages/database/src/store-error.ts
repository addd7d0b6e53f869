export type StoreErrorCode =
  /** Another process is writing; retry later. */
  | "BUSY"
  /** The input is rejected. */
  | "INVALID"
  /** The database cannot be reached, or the disk cannot be written. */
  | "UNAVAILABLE";

/** The error of every store of the site's own data; the message is for the operator, in French. */
export class StoreError extends Error {
  /** Compares names: bundled pages hold a copy of this class, while the store throws the original. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StoreError";
  }

  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
