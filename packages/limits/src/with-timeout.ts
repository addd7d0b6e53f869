/** A promise did not settle before its timeout. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * Settles as `work` does if it settles within `timeoutMs`. The work itself is
 * not stopped.
 *
 * @param reason what did not happen, "The script did not load", or a function that makes the error
 * @throws {TimeoutError} after `timeoutMs`, or the error that `reason` makes
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  reason: string | (() => Error),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(typeof reason === "string" ? new TimeoutError(`${reason} within ${timeoutMs} ms.`) : reason()),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
