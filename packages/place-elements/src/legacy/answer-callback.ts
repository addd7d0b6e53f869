import { serviceStatus } from "./service-status.ts";

/**
 * Calls back once: with the results, or with null, the status of the failure and
 * `afterFailure`. Errors of the callback are reported as uncaught.
 *
 * @returns resolves after the callback; never rejects.
 */
export function answerCallback(
  method: string,
  callback: (...args: unknown[]) => void,
  findResults: () => Promise<readonly unknown[]>,
  ...afterFailure: readonly unknown[]
): Promise<void> {
  return findResults()
    .catch((error: unknown) => {
      console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
      return [null, serviceStatus(error), ...afterFailure];
    })
    .then((args) => callback(...args))
    .catch((thrown: unknown) => {
      queueMicrotask(() => {
        throw thrown;
      });
    });
}
