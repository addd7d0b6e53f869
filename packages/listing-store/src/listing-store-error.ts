export type ListingStoreErrorCode =
  /** Another process writes; try again. */
  | "BUSY"
  /** What was handed in cannot be taken. */
  | "INVALID"
  /** The database does not answer. */
  | "UNAVAILABLE";

/** The one error of this package; the message is for the operator, in French. */
export class ListingStoreError extends Error {
  /** By name: pages that are bundled bring a copy of this class, and the store that they ask throws another one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ListingStoreError";
  }

  override readonly name = "ListingStoreError";
  readonly code: ListingStoreErrorCode;

  constructor(code: ListingStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
