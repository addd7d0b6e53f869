import type { ServiceMethod } from "./service-answers.ts";

/**
 * Loads the legacy services and passes them a call. If loading fails, the callback
 * receives an error status.
 *
 * @param container shows the sources of the places
 * @throws {TypeError} if `callback` is not a function.
 */
export function callService(
  method: ServiceMethod,
  request: object,
  callback: unknown,
  container?: unknown,
): Promise<unknown> {
  if (typeof callback !== "function") {
    throw new TypeError(`${method} got no callback; give a function.`);
  }
  const answered = loadAnswers().then(
    // Each method calls back with its own types.
    ({ answerService }) => answerService(method, { request, callback: callback as () => void, container }),
    (error: unknown) => {
      console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
      callback(null, "UNKNOWN_ERROR", null);
      throw error;
    },
  );
  // Callers with a callback ignore the promise.
  answered.catch(() => {});
  return answered;
}

export const loadAnswers = () => import("./service-answers.ts");
