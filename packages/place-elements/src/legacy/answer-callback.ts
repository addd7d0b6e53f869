import { serviceStatus } from "./service-status.ts";

/**
 * Calls back once, with what was found or with null, the status of the failure
 * and what follows that. What the page's own callback throws is its own fault,
 * and shows as one.
 *
 * @returns when it has called back; never rejects.
 */
export function answerCallback(
  method: string,
  callback: (...args: unknown[]) => void,
  found: () => Promise<readonly unknown[]>,
  ...afterFailure: readonly unknown[]
): Promise<void> {
  return found()
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
