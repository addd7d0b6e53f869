import { type ServiceStatus, serviceStatus } from "./service-status.ts";

/** What a callback of the older services is told of one request. */
export interface Answer<Args extends unknown[]> {
  /** The arguments for an answer. */
  found: () => Promise<Args>;
  /** Those for a failure. */
  failed: (status: ServiceStatus) => Args;
}

/**
 * Calls back once, with what was found or with the status of the failure. What
 * the page's own callback throws is its own fault, and shows as one.
 *
 * @returns when it has called back; never rejects.
 */
export function answerCallback<Args extends unknown[]>(
  method: string,
  callback: (...args: Args) => void,
  { found, failed }: Answer<Args>,
): Promise<void> {
  return found()
    .catch((error: unknown) => {
      console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
      return failed(serviceStatus(error));
    })
    .then((args) => callback(...args))
    .catch((thrown: unknown) => {
      queueMicrotask(() => {
        throw thrown;
      });
    });
}
