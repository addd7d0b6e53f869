/** Arcs that a search looks at before it asks again whether the caller has left: about a millisecond. */
const ARCS_PER_CHECK = 1_024;

/** The caller of a search has left. */
export class SearchAbortedError extends Error {
  override readonly name = "SearchAbortedError";
  constructor() {
    super("The search was aborted.");
  }
}

/** Ends the searches of a thread whose caller has left. */
export class SearchAbort {
  readonly #isAborted: () => boolean;
  #looked = 0;

  constructor(isAborted: () => boolean) {
    this.#isAborted = isAborted;
  }

  /** Whether a loop ends here; it is called for each arc. */
  endsLoop(): boolean {
    this.#looked += 1;
    return this.#looked % ARCS_PER_CHECK === 0 && this.#isAborted();
  }

  /** @throws {SearchAbortedError} if the caller has left. */
  throwIfAborted(): void {
    if (this.#isAborted()) throw new SearchAbortedError();
  }
}

export const NEVER_ABORTED = new SearchAbort(() => false);
